import ComponentKit
import Markup
import SamplePrograms
import SwiftUIHost
import TestSupport
import Testing

/// The native controls of every sample program, on random walks.
@Suite("The controls of a sample program")
struct SampleControlTests {
  @Test("show its texts, offer its events, and have its labels")
  func programs() throws {
    try walk(Counter())
    try walk(Tasks())
    try walk(Wizard())
    try walk(Temperature())
    try walk(FlightBooker())
    try walk(DurationTimer())
    try walk(People())
    try walk(CircleDrawer(), writing: "40")
    try walk(Cells(columns: 3, rows: 4))
    try walk(Life())
    try walk(Feed())
    try walk(Die())
    try walk(Notebook())
    try walk(Todos())
  }

  /// Sends random gestures, and checks the controls of each view on the way.
  private func walk<P: ScriptedProgram>(
    _ program: P,
    writing text: String = "milk"
  ) throws {
    var component = Component<Elm<Drawn<P>>>(Drawn(program))
    let seed: UInt64 = 7
    var random = SplitMix(seed: seed)
    var moved = 0
    for step in 0..<40 {
      let view = component.view
      let control = Control(view.node)
      #expect(flaws(control, view.node) == [], "\(P.name), seed \(seed), after \(step) steps")
      let touches = control.all.flatMap { control in
        control.touches(writing: "\(text) \(step)").map { (control, $0) }
      }
      let (touched, gesture) = try #require(touches.randomElement(using: &random))
      for event in touched.events(of: gesture) {
        guard let message = view.message(for: event.event, at: event.path) else { continue }
        if component.send(message) == nil { moved += 1 }
      }
    }
    #expect(moved > 8, "\(P.name) must be moved by gestures")
  }

  /// Returns the problems of the controls of a node.
  private func flaws(_ control: Control, _ node: Node) -> [String] {
    let (shown, said) = (control.text.letters, node.shownText.letters)
    var flaws = shown == said ? [] : ["\(shown) must be \(said)"]
    let all = control.all
    let tellers = all.map { (paths: $0.tellingPaths, kinds: $0.offers) }
    for (path, kinds) in node.answering {
      for kind in Event.Kind.allCases where kinds.contains(Event.Kinds(kind)) {
        let isTold = tellers.contains { teller in
          teller.kinds.contains(Event.Kinds(kind))
            && teller.paths.contains { $0.starts(with: path) }
        }
        if !isTold { flaws.append("nothing tells \(path) of \(kind)") }
      }
    }
    let labels = Set(all.compactMap(\.accessibility.label))
    flaws += node.labels.filter { !labels.contains($0) }.map { "nothing says \($0)" }
    for control in all {
      let ids = control.children.map(\.id)
      if Set(ids).count != ids.count { flaws.append("\(control.path) has two children of one id") }
      if control.isNative, control.text.letters.isEmpty, control.accessibility.label == nil {
        flaws.append("\(control.path) has no name")
      }
    }
    return flaws
  }
}

// MARK: - Support

extension Control {
  /// The places of its events: here, and at a box within.
  fileprivate var tellingPaths: [[Int]] {
    [self.path] + [self.target?.path].compactMap { $0 }
  }

  /// The gestures that the control accepts.
  fileprivate func touches(writing text: String) -> [ControlGesture] {
    if self.isDisabled { return [] }
    switch self.kind {
    case .form(.button): return [.press()]
    case .form(.field): return [.write(text), .enter(text, isNew: true), .leave(text, isNew: true)]
    case .form(.box(let box)): return [.check(box.isRadio || !box.isOn)]
    case .form(.choice(let choice)): return choice.options.map { .choose($0.value) }
    default: break
    }
    var touches: [ControlGesture] = []
    if self.answers.contains(Event.Kinds(.click)) { touches.append(.press()) }
    if self.answers.contains(Event.Kinds(.doubleClick)) { touches.append(.doublePress) }
    return touches
  }
}

extension Node {
  /// The paths of the visible elements with event handlers.
  fileprivate var answering: [(path: [Int], kinds: Event.Kinds)] {
    var places: [(path: [Int], kinds: Event.Kinds)] = []
    visit { path, element in
      if element.kinds != [] { places.append((path, element.kinds)) }
    }
    return places
  }

  fileprivate var labels: [String] {
    var labels: [String] = []
    visit { _, element in
      if let label = element["aria-label"] { labels.append(label) }
    }
    return labels
  }

  /// The visible text.
  ///
  /// A native menu shows one of its options, and is not text.
  fileprivate var shownText: String {
    guard let element = drawn.element else { return text }
    if element["hidden"] != nil || element.tag == "select" { return "" }
    return element.children.map(\.shownText).joined()
  }

  private func visit(at path: [Int] = [], _ body: ([Int], Element) -> Void) {
    guard let element = drawn.element, element["hidden"] == nil else { return }
    body(path, element)
    for (position, child) in element.children.enumerated() {
      child.visit(at: path + [position], body)
    }
  }
}

extension String {
  fileprivate var letters: String { String(filter { !$0.isWhitespace }) }
}
