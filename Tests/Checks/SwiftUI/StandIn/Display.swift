// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import Foundation
import Observation

/// The drawing of a view: a type of the stand-in, which SwiftUI does not have.
@MainActor
public final class Figure {
  public let kind: String
  public let content: String
  public let figures: [Figure]
  public internal(set) var label: String?
  public internal(set) var hint: String?
  public internal(set) var value: String?
  public internal(set) var traits = AccessibilityTraits()
  public internal(set) var isHidden = false
  public internal(set) var isDisabled = false
  public internal(set) var isFocusable = false
  public internal(set) var isOn: Binding<Bool>?
  public internal(set) var text: Binding<String>?
  public internal(set) var tag: AnyHashable?
  public internal(set) var origin = CGPoint.zero
  public internal(set) var columns = 1
  public internal(set) var actions: [String: () -> Void] = [:]

  /// The names of the modifiers of its own, the innermost first.
  public internal(set) var modifiers: [String] = []

  /// Whether its background is drawn under the bars at the edges of the screen.
  public internal(set) var coversBars = false

  var size = CGSize.zero
  var press: (@MainActor () -> Void)?
  var choose: ((AnyHashable) -> Void)?
  var slide: ((Double) -> Void)?
  var focus: FocusState<Bool>.Binding?
  var taps: [Int: (CGPoint) -> Void] = [:]
  #if !os(watchOS)
  var keys: [(KeyPress) -> KeyPress.Result] = []
  #endif
  var gestures: [GestureActions] = []
  var submits: [() -> Void] = []

  init(_ kind: String, _ content: String) {
    (self.kind, self.content, figures) = (kind, content, [])
  }

  init(_ kind: String, _ figures: [Figure]) {
    (self.kind, content, self.figures) = (kind, "", figures)
  }

  /// The figure and all within, in their order.
  public var all: [Figure] { [self] + figures.flatMap(\.all) }

  /// The texts for a screen reader, in their order.
  public var texts: [String] {
    all.filter { $0.kind == "text" && !$0.isHidden }.map(\.content)
  }

  /// Its name: its label, or the texts within.
  public var name: String { label ?? texts.joined(separator: " ") }

  /// Whether a finger that moves over it cannot scroll what is around it.
  public var stopsScrolling: Bool { gestures.contains { $0.distance == 0 } }

  /// Whether it handles taps, or gestures besides its own.
  public var isTapped: Bool { !taps.isEmpty }
  public var hasGestures: Bool { !gestures.isEmpty }

  /// Whether a press does something.
  public var isPressed: Bool { press != nil && !isDisabled }

  /// How large it is where a letter is 10 points wide.
  var measured: CGSize {
    if size != .zero { return size }
    let width = figures.map(\.measured.width).reduce(0, +)
    return CGSize(width: max(width, 10 * CGFloat(content.count)), height: 20)
  }
}

/// The state of a drawing of views.
@MainActor
final class Page {
  var environment = EnvironmentValues()
  /// The place of the view that is drawn, as one number for all the steps that lead to it.
  private var path = 0
  private var cells: [Int: AnyObject] = [:]
  private var used: Set<Int> = []
  private var stateless: Set<ObjectIdentifier> = []
  private var changes: [() -> Void] = []

  /// The state of pictures from the network.
  var pictures = AsyncImagePhase.empty
  private let touched: () -> Void

  init(touched: @escaping () -> Void) { self.touched = touched }

  func draw(_ view: any View) -> [Figure] { drawOne(view) }

  func draw(all views: [any View]) -> [Figure] {
    views.enumerated().flatMap { place, view in within(place) { draw(view) } }
  }

  private func drawOne<V: View>(_ view: V) -> [Figure] {
    if let primitive = view as? any Primitive { return primitive.figures(on: self) }
    return within(ObjectIdentifier(V.self)) {
      install(view)
      return draw(view.body)
    }
  }

  func within<Result>(_ step: some Hashable, _ body: () -> Result) -> Result {
    let before = path
    path = place(step)
    defer { path = before }
    return body()
  }

  private func place(_ step: some Hashable) -> Int {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(step)
    return hasher.finalize()
  }

  /// Gives the states of a view the values that they had at this place.
  func install<V>(_ view: V) {
    let type = ObjectIdentifier(V.self)
    guard !stateless.contains(type) else { return }
    var isStateless = true
    for (place, child) in Mirror(reflecting: view).children.enumerated() {
      guard let state = child.value as? any Installable else { continue }
      state.install(at: self.place(["state", "\(place)"]), on: self)
      isStateless = false
    }
    if isStateless { stateless.insert(type) }
  }

  func cell<Value>(at path: Int, initial: () -> Value) -> Cell<Value> {
    used.insert(path)
    if let cell = cells[path] as? Cell<Value> { return cell }
    let cell = Cell(initial(), changed: touched)
    cells[path] = cell
    return cell
  }

  func note<V: Equatable>(_ value: V, initial: Bool, _ action: @escaping (V, V) -> Void) {
    var number = 0
    while used.contains(place(["change", "\(number)"])) { number += 1 }
    let place = place(["change", "\(number)"])
    let isNew = cells[place] == nil
    let cell = cell(at: place) { value }
    let old = cell.value
    cell.value = value
    if isNew ? initial : old != value { changes.append { action(old, value) } }
  }

  func begin() { used = [] }

  /// Removes the states of hidden views, and calls the functions for changes.
  func end() {
    cells = cells.filter { used.contains($0.key) }
    let changes = changes
    self.changes = []
    for change in changes { change() }
  }
}

/// Whether something has to be drawn again.
@MainActor
private final class Staleness {
  nonisolated(unsafe) var isStale = true
  nonisolated init() {}
}

/// A window that shows a view: this is the stand-in's own, and not of SwiftUI.
@MainActor
public final class Display {
  private let root: () -> any View
  private let page: Page
  private let staleness = Staleness()
  private var shown = Figure("group", [])

  /// How often it was drawn.
  public private(set) var drawings = 0

  /// The animations of its changes.
  public private(set) var animations: [String?] = []

  public init(@ViewBuilder _ root: @escaping () -> some View) {
    self.root = root
    page = Page { [staleness] in staleness.isStale = true }
    page.environment.scenePhase = .active
  }

  /// The window of an application.
  public convenience init(_ app: some App) {
    let scene = app.body
    guard let window = scene as? any ShownScene else {
      preconditionFailure("no window in \(scene)")
    }
    self.init { window.root }
  }

  /// The phase in which it is.
  public var phase: ScenePhase {
    get { page.environment.scenePhase }
    set {
      page.environment.scenePhase = newValue
      staleness.isStale = true
    }
  }

  /// Draws the surroundings of the view again.
  public func touch() { staleness.isStale = true }

  /// The figure that is shown now.
  public var figure: Figure {
    var rounds = 0
    while staleness.isStale {
      precondition(rounds < 20, "a view must come to rest")
      rounds += 1
      staleness.isStale = false
      drawings += 1
      page.begin()
      let figures = withObservationTracking {
        page.draw(root())
      } onChange: { [weak self] in
        let animation = Transactions.animation
        MainActor.assumeIsolated {
          self?.animations.append(animation?.name)
          self?.staleness.isStale = true
        }
      }
      shown = Figure("window", figures)
      page.end()
    }
    return shown
  }

  /// The first figure of a kind, and of a name where one is given.
  public func first(_ kind: String, _ name: String? = nil) -> Figure? {
    figure.all.first { $0.kind == kind && (name == nil || $0.name == name) }
  }

  /// All figures of a kind.
  public func all(_ kind: String) -> [Figure] { figure.all.filter { $0.kind == kind } }
}

// MARK: - Touching

extension Display {
  /// Presses a button by its name; returns false where none can be pressed.
  @discardableResult
  public func press(_ name: String) -> Bool {
    guard let button = first("button", name), !button.isDisabled else { return false }
    button.press?()
    return true
  }

  public func press(_ button: Figure) { if !button.isDisabled { button.press?() } }
  public func check(_ toggle: Figure, _ isOn: Bool) { toggle.isOn?.wrappedValue = isOn }
  public func choose(_ value: String, of picker: Figure) { picker.choose?(AnyHashable(value)) }
  public func slide(_ slider: Figure, to value: Double) { slider.slide?(value) }
  /// Taps a figure: a tap that waits for another one takes the first from those that do not.
  public func tap(_ figure: Figure, count: Int = 1, at point: CGPoint = .zero) {
    if let action = figure.taps[count] {
      action(point)
    } else {
      for _ in 0..<count { figure.taps[1]?(point) }
    }
    for gesture in figure.gestures {
      for tap in gesture.taps { for _ in 0..<(count / tap.count) { tap.action(point) } }
    }
  }

  /// Moves a finger over a figure, from point to point.
  public func drag(_ figure: Figure, along points: [CGPoint]) {
    guard let start = points.first, let end = points.last else { return }
    for gesture in figure.gestures {
      guard let distance = gesture.distance else { continue }
      var isMoving = false
      for point in points {
        let (x, y) = (point.x - start.x, point.y - start.y)
        isMoving = isMoving || (x * x + y * y).squareRoot() >= distance
        if isMoving { for drag in gesture.drags { drag(start, point) } }
      }
      if isMoving { for drop in gesture.drops { drop(start, end) } }
    }
  }

  /// The state of pictures from the network.
  public var pictures: AsyncImagePhase {
    get { page.pictures }
    set {
      page.pictures = newValue
      staleness.isStale = true
    }
  }

  /// Lets a figure have the focus, and no other.
  public func focus(_ figure: Figure?) {
    for other in self.figure.all where other !== figure {
      if other.focus?.wrappedValue == true { other.focus?.wrappedValue = false }
    }
    figure?.focus?.wrappedValue = true
    _ = self.figure
  }

  /// The field of a name, of one line or of several.
  private func field(_ name: String) -> Figure? {
    figure.all.first { $0.text != nil && $0.name == name }
  }

  /// Writes letter by letter into the field of a name, which gets the focus.
  public func write(_ text: String, into name: String) {
    guard let field = field(name) else { return }
    focus(field)
    var written = ""
    self.field(name)?.text?.wrappedValue = ""
    for letter in text {
      written.append(letter)
      self.field(name)?.text?.wrappedValue = written
      written = self.field(name)?.text?.wrappedValue ?? written
    }
  }

  /// Ends the writing into the field of a name.
  public func submit(_ name: String) {
    for submit in field(name)?.submits ?? [] { submit() }
  }

  #if !os(watchOS)
  /// Presses a key while a figure has the focus; returns whether it was answered.
  @discardableResult
  public func key(_ key: KeyEquivalent, in figure: Figure) -> Bool {
    let press = KeyPress(
      phase: .down,
      key: key,
      characters: String(key.character),
      modifiers: []
    )
    for around in way(to: figure, from: self.figure).reversed() {
      for answer in around.keys where answer(press) == .handled { return true }
    }
    return false
  }
  #endif

  private func way(to figure: Figure, from root: Figure) -> [Figure] {
    if root === figure { return [root] }
    for child in root.figures {
      let way = way(to: figure, from: child)
      if !way.isEmpty { return [root] + way }
    }
    return []
  }
}
