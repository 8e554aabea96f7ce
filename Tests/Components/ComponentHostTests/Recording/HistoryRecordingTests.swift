import ComponentHost
import ComponentKit
import Foundation
import SamplePrograms
import TestSupport
import Testing

/// A program that shows what it was sent, as one number.
private struct Mixing: Program {
  let initial = 1
  func update(_ sum: inout Int, by message: Int) { sum = sum &* 31 &+ message }
  func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
}

@Suite("A recording of a program with a history")
struct HistoryRecordingTests {
  private typealias Past = History<Tasks>

  private let messages: [HistoryMessage<Tasks.Message>] = [
    .message(.add(title: "a")), .message(.add(title: "b")), .undo,
    .fromEffect(.add(title: "c"), generation: 1),
    .fromEffect(.add(title: "late"), generation: 0), .branch(0), .jump(to: 0), .redo,
    .message(.undo), .forget,
    .undo, .message(.add(title: "d")),
  ]

  private func recorded() throws -> [UInt8] {
    var bytes: [UInt8] = []
    let header = RecordingHeader(program: "tasks", architectures: [])
    var recorder = try Recorder<Past>(header, from: Past(Tasks()).initial) { bytes += $0 }
    for message in messages { try recorder.record(message) }
    try recorder.end()
    return bytes
  }

  private func check<A: ProgramArchitecture<Past>>(_: A.Type) throws {
    let recording = try Recording<Past>(try recorded())
    #expect(recording.damage == nil)
    #expect(recording.messages == messages)
    var plain = Component<A>(Past(Tasks()))
    for count in 0...messages.count {
      let replayed = recording.component(in: A.self, of: Past(Tasks()), until: count)
      #expect(replayed.view == plain.view)
      if count < messages.count { plain.send(messages[count]) }
    }
  }

  @Test("is replayed with equal views in every architecture: its moves, branches and answers")
  func replay() throws {
    for architecture in everyArchitecture(of: Past.self) { try check(architecture) }
  }

  /// A history with branches of branches, some messages of which pass by.
  private func walked(_ random: inout SplitMix) -> Component<React<History<Mixing>>> {
    var past = Component<React<History<Mixing>>>(History(Mixing(), limit: 30) { $0 % 4 != 0 })
    for message in 0..<120 {
      past.send(.message(message))
      if message % 7 == 0 {
        past.send(.jump(to: past.view.places.randomElement(using: &random) ?? 0))
      }
      if message % 11 == 0, let branch = past.view.branches.randomElement(using: &random) {
        past.send(.branch(branch.name))
      }
    }
    return past
  }

  /// Goes to every place and every branch of the decoded history, and returns the views there.
  private func tour(_ timeline: Timeline<Mixing>) -> [Int] {
    let program = History(Mixing(), limit: 30) { $0 % 4 != 0 }
    let start = Component<React<History<Mixing>>>(
      React.space(of: ProgramState(program, state: timeline))
    )
    var shown: [Int] = []
    for place in start.view.places {
      var past = start
      past.send(.jump(to: place))
      past.send(.undo)
      past.send(.message(place))
      shown.append(past.view.present)
    }
    for branch in start.view.branches {
      var past = start
      past.send(.branch(branch.name))
      past.send(.redo)
      if let inner = past.view.branches.last { past.send(.branch(inner.name)) }
      for message in 0..<40 { past.send(.message(message)) }
      shown.append(past.view.present)
    }
    return shown
  }

  @Test(
    "may begin with a moved history, which leads to the same places when it is read",
    arguments: [1] as [UInt64]
  )
  func midst(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<20 {
      let timeline = walked(&random).state
      let data = try JSONEncoder().encode(timeline)
      #expect(tour(try JSONDecoder().decode(Timeline<Mixing>.self, from: data)) == tour(timeline))
    }
  }
}
