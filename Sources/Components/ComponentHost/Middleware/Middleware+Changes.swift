public import ComponentKit
import EmbeddedText
import Locks

extension Middleware {
  /// Writes each message, and below it a line for each change of the selected value.
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
  /// A view of markup is compared as a person sees it, line by line, and a value that describes itself by
  /// its description, unless that shows no difference. Sets and dictionaries are compared in any order.
  /// An object is compared once, also where objects refer to each other. Parts that are more than 32
  /// levels deep are not compared, and texts are cut after 200 characters.
  ///
  /// - Parameters:
  ///   - see: Returns the value to compare, such as the state, or the view where the state is hidden.
  ///   - write: Receives the lines; by default they go to the standard error, which can be a file
  ///     beside a program that fills the screen of a terminal.
  /// - Returns: The middleware.
  /// - Complexity: O(parts of the value), twice for each message.
  public static func printingChanges<Seen>(
    of see: @escaping @Sendable (Component<A>) -> Seen,
    _ write: (@Sendable (String) -> Void)? = nil
  ) -> Middleware {
    let write = write ?? { StandardError.put("\($0)\n") }
    return Middleware { message, component, next in
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
