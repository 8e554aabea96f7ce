package import CommandLineSupport
package import ComponentKit
package import SharedLaboratory

extension StateSpace {
  /// Looks at all states that messages lead a program to from its start, or says how deep one may
  /// look.
  package init<P: Program>(
    _ kind: Kind = .program,
    of program: P,
    named name: String,
    by messages: [(line: String, message: P.Message)],
    depth: Int,
    limit: Int = limit,
    isEqual: (P.State, P.State) -> Bool,
    text: (P.State) -> String
  ) throws(Failure) {
    do {
      try self.init(
        kind,
        of: program,
        named: name,
        from: program.initial,
        by: messages,
        depth: depth,
        limit: limit,
        isEqual: isEqual,
        text: text
      )
    } catch {
      throw Failure(
        .usage,
        "--depth must be at most \(error.depth - 1) for these messages, since \(error.depth) leads "
          + "to \(error.count) states, and at most \(limit) are visited; got \(depth)"
      )
    }
  }

  /// How many places there are up to a depth.
  func count(upTo depth: Int) -> Int { places.count { $0.depth <= depth } }

  /// The largest depth up to which there are at most so many places.
  func depth(holding limit: Int) -> Int {
    (0..<max(depth, 1)).last { count(upTo: $0) <= limit } ?? 0
  }
}
