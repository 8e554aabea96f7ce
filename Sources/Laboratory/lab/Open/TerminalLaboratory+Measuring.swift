import ComonadLaws
import ComponentHost
import ComponentKit

extension TerminalLaboratory {
  /// Checks the laws of the program in its architecture, of its comonad and of its pairing.
  func check(_ state: inout State) -> Effect<Message> {
    let names = state.shown.lawNames
    let instances = catalogue.lawful.filter { names.contains($0.name) }
    let work = instances.flatMap { instance in instance.laws.map { (instance, $0) } }
    guard !work.isEmpty else {
      state.notice = "no laws are known of \(names.joined(separator: ", "))"
      return .none
    }
    let count = work.count
    state.laws = "0 of \(count), Escape cancels"
    return .task("laws", policy: .latest, priority: .utility) { send in
      var broken: [String] = []
      var cases = 0
      for (number, (instance, law)) in work.enumerated() {
        // A law is checked to its end; between two of them the check can be cancelled.
        try Task.checkCancellation()
        let report = instance.check(law, Plan(cases: 25))
        cases += report.result?.cases ?? 0
        if !report.holds { broken.append("\(instance.name): \(law.name)") }
        send(.checked("\(number + 1) of \(count), Escape cancels"))
        await Task.yield()
      }
      let faults = "\(broken.count) of \(count) are broken: \(broken.joined(separator: ", "))"
      send(.checked(broken.isEmpty ? "\(count) hold in \(cases) cases" : faults))
    }
  }

  /// Measures what a message of the program costs.
  func measure(_ state: inout State) -> Effect<Message> {
    #if DEBUG
    state.cost = "not measured, as this is a debug build; swift run -c release lab opens another"
    return .none
    #else
    state.cost = "measuring, Escape cancels"
    let program = SampleProgram.named(state.shown.program)
    return .task("cost") {
      .measured(try await program?.measure(5).line ?? "only the sample programs are measured")
    }
    #endif
  }
}
