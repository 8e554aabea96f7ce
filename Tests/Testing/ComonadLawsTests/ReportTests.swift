import StoreState
import Testing

@testable import ComonadLaws

private let store = Instance("Store", comonadLaws(.stores, values: .cases))

/// The work of a user's own test for each law; see the page in `Docs`.
private func test(_ instance: Instance, _ law: Law) throws {
  guard let failure = instance.check(law, try .environment).diagnosis() else { return }
  let place = instance.location.passed(to: SourceLocation.init(fileID:filePath:line:column:))
  Issue.record("\(failure)", sourceLocation: place)
}

@Suite("A report")
struct ReportTests {
  @Test("has one line when all laws hold, and the diagnoses otherwise")
  func description() {
    let report = store.check(CasePlan(cases: 10))
    let seen = report.coverage.first?.seen ?? 0
    #expect(
      "\(report)" == "Store: 15 of 15 laws hold, 120 cases; position moved in \(seen) of 72"
    )
    let broken = forgetful.check()
    #expect("\(broken)" == broken.diagnoses().joined(separator: "\n\n"))
    #expect(broken.tokens.map(\.law) == broken.failures.map(\.law.name))
    let elsewhere = CaseToken(instance: "Bell", law: "comonad.map-identity", size: 3, draws: [])
    #expect("\(store.check(CasePlan(replay: elsewhere)))" == "Store: no law was checked")
  }

  @Test("has a reason in one line when a law does not hold")
  func reason() throws {
    #expect(store.check(CasePlan(cases: 10)).reason == nil)
    let broken = forgetful.check()
    let reason = try #require(broken.reason)
    #expect(reason.hasPrefix("\(broken.failures[0].law.name): left "))
    #expect(broken.failures[0].law.name == "comonad.right-identity")
    let none = Suite("none") { law("ran", "Nothing is compared.").states("nothing").forAll { _ in .discarded } }
    #expect(Instance("Void", none).check().reason?.hasPrefix("none.ran: ") == true)
    let token = try #require(CaseToken("Forgetful:comonad.right-identiti:10:0.1"))
    let stranger = forgetful.check(CasePlan(replay: token))
    #expect(stranger.reason?.hasSuffix(": not one case was compared") == true)
  }

  @Test("of one law contains as much as the report of all", arguments: forgetful.laws)
  func oneLaw(law: Law) {
    let all = forgetful.check()
    let report = forgetful.check(law)
    #expect(report.holds != all.broken.contains(law.name))
    if report.holds {
      #expect("\(report)".hasPrefix("Forgetful: \(law.name) holds, "))
    } else {
      #expect(all.diagnoses().contains("\(report)"))
    }
  }

  @Test("of one law counts as held when the plan runs another case")
  func otherCase() throws {
    let token = try #require(CaseToken("Forgetful:comonad.right-identity:10:0.1"))
    let reports = forgetful.laws.map { forgetful.check($0, CasePlan(replay: token)) }
    #expect(reports.filter { !$0.holds }.map(\.law.name) == ["comonad.right-identity"])
    #expect("\(reports[0])" == "Forgetful: comonad.map-identity was not checked")
  }

  @Test("fails if the plan runs a case of none of its laws")
  func unknownLaw() throws {
    let token = try #require(CaseToken("Forgetful:comonad.right-identiti:10:0.1"))
    let plan = CasePlan(replay: token)
    let rule = "the case must be of a law of Forgetful; got \(token)"
    for report in forgetful.laws.map({ forgetful.check($0, plan) }) {
      #expect(report.diagnosis()?.contains(rule) == true)
    }
    #expect(!forgetful.check(plan).holds)
    #expect([store, forgetful].check(plan).map(\.holds) == [true, false])
    #expect(!forgetful.laws[0].check(plan).holds)
  }

  @Test("records a failure at the instance, with the diagnosis as its text")
  func location() throws {
    let law = try #require(forgetful.laws.first { $0.name == "comonad.right-identity" })
    try withKnownIssue {
      try test(forgetful, law)
    } matching: { issue in
      issue.sourceLocation?.fileID == "ComonadLawsTests/DiagnosisTests.swift"
        && issue.sourceLocation?.line == forgetful.location.line
        && issue.comments.map(\.rawValue) == ["\(forgetful.check(law))"]
    }
    #expect(forgetful.location.filePath.hasSuffix("DiagnosisTests.swift"))
  }

  @Test("of many instances at once is the same as of one after the other")
  func parallel() {
    let instances = [store, forgetful, store.selecting { $0.name.hasPrefix("cokleisli") }]
    let parallel = instances.check(CasePlan(cases: 40, seed: 3))
    let serial = instances.map { $0.check(CasePlan(cases: 40, seed: 3)) }
    #expect(parallel.map(\.description) == serial.map(\.description))
    #expect(parallel.map(\.results.count) == [15, 15, 2])
  }

  @Test("of many instances reports its progress, law by law")
  func progress() {
    final class Log: @unchecked Sendable {
      // The progress is reported under a lock, and read after the check.
      var done: [Int] = []
    }
    let log = Log()
    _ = [store].check(CasePlan(cases: 5)) { done, count in
      #expect(count == 15)
      log.done.append(done)
    }
    #expect(log.done == Array(1...15))
  }
}

@Suite("The environment of a test run")
struct EnvironmentTests {
  @Test("names the case, the seed and the number of cases")
  func plan() throws {
    let plan = try CasePlan(environment: [
      "LAW": "Store:comonad.map-identity:10:1", "LAW_SEED": "7", "LAW_CASES": "20",
    ])
    #expect(plan.replay == CaseToken("Store:comonad.map-identity:10:1"))
    #expect(plan.seed == 7)
    #expect(plan.cases == 20)
    let none = try CasePlan(environment: ["LAW": "", "PATH": "/bin"])
    #expect(none.replay == nil && none.seed == 1 && none.cases == 100)
  }

  @Test(
    "is refused with the rule that it breaks",
    arguments: [
      (
        "LAW", "Store",
        "LAW must be a token such as Store:comonad.left-identity:30:0x3.2; got \"Store\""
      ),
      (
        "LAW_SEED", "-1",
        "LAW_SEED must be a whole number from 0 to 18446744073709551615; got \"-1\""
      ),
      ("LAW_CASES", "0", "LAW_CASES must be a whole number from 1 to 1000000000; got \"0\""),
      ("LAW_CASES", "many", "LAW_CASES must be a whole number from 1 to 1000000000; got \"many\""),
    ]
  )
  func mistakes(name: String, value: String, message: String) {
    let error = #expect(throws: PlanError.self) { try CasePlan(environment: [name: value]) }
    #expect(error?.description == message)
  }
}
