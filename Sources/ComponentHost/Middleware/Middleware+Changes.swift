public import ComponentKit

extension Middleware {
  /// Writes each message, and below it what it has changed of what is seen: a line for each change.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  /// }
  /// let (lines, writer) = AsyncStream.makeStream(of: String.self)
  /// let printing = Middleware<React<Counter>>.printingChanges(of: \.state) { writer.yield($0) }
  /// let host = ProgramHost(Component<React<Counter>>(Counter()), middleware: [printing])
  /// host.send(2)
  /// writer.finish()
  /// var text: [String] = []
  /// for await line in lines { text.append(line) }
  /// text  // ["2", "  0 -> 2"]
  /// ```
  ///
  /// Each line is safe to print: control characters and line breaks are escaped.
  ///
  /// - Parameters:
  ///   - see: What is compared, such as `\.state`, or `\.view` where the state is hidden.
  ///   - write: Takes the lines; by default they are printed.
  /// - Returns: The middleware.
  /// - Complexity: It walks through all that is seen, twice for each message.
  public static func printingChanges<Seen>(
    of see: @escaping @Sendable (Component<A>) -> Seen,
    _ write: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> Middleware {
    Middleware { message, component, next in
      let before = see(component)
      let refusal = next(message, &component)
      write(line(of: message, refusal))
      for change in changes(from: before, to: see(component)) {
        write("  \(change)".showingControls)
      }
      return refusal
    }
  }
}

/// A part of a value that is another one now.
struct Change: CustomStringConvertible {
  let path: String
  let old: String
  let new: String

  /// The path, and what stood and stands there.
  var description: String { path.isEmpty ? "\(old) -> \(new)" : "\(path): \(old) -> \(new)" }
}

/// Returns what differs between two values, down to the smallest parts that differ.
func changes<Value>(from old: Value, to new: Value) -> [Change] {
  let (old, new) = (Part(old), Part(new))
  return changes(from: old, to: new, at: "")
}

/// A value, taken out of its optionals, as it is compared.
private struct Part {
  let mirror: Mirror
  let text: String

  init<Value>(_ value: Value) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
      self = Part(wrapped.value)
    } else {
      self.init(mirror: mirror, text: "\(value)")
    }
  }

  private init(mirror: Mirror, text: String) {
    self.mirror = mirror
    self.text = text
  }
}

private func changes(from old: Part, to new: Part, at path: String) -> [Change] {
  let whole = old.text == new.text ? [] : [Change(path: path, old: old.text, new: new.text)]
  guard let style = old.mirror.displayStyle, style == new.mirror.displayStyle,
    old.mirror.subjectType == new.mirror.subjectType, style != .enum, style != .set,
    !(old.mirror.children.isEmpty && new.mirror.children.isEmpty)
  else { return whole }
  let (before, after) = (Parts(old.mirror, style), Parts(new.mirror, style))
  return before.keys(with: after).flatMap { key -> [Change] in
    let path = key.hasPrefix("[") || path.isEmpty ? path + key : "\(path).\(key)"
    return switch (before.parts[key], after.parts[key]) {
    case (let old?, let new?): changes(from: old, to: new, at: path)
    case (let old, let new):
      [Change(path: path, old: old?.text ?? "nothing", new: new?.text ?? "nothing")]
    }
  }
}

/// The parts of a value by their names.
private struct Parts {
  var parts: [String: Part] = [:]
  var order: [String] = []
  let isSorted: Bool

  init(_ mirror: Mirror, _ style: Mirror.DisplayStyle) {
    isSorted = style == .dictionary
    for (index, child) in mirror.children.enumerated() {
      let pair = Mirror(reflecting: child.value)
      if style == .dictionary, let key = pair.children.first,
        let value = pair.children.dropFirst().first
      {
        add("[\(key.value)]", Part(value.value))
      } else {
        add(child.label ?? "[\(index)]", Part(child.value))
      }
    }
  }

  private mutating func add(_ key: String, _ part: Part) {
    parts[key] = part
    order.append(key)
  }

  /// Returns the names of both, in their order; those of a dictionary are sorted.
  func keys(with other: Parts) -> [String] {
    let keys = order + other.order.filter { parts[$0] == nil }
    return isSorted ? keys.sorted() : keys
  }
}
