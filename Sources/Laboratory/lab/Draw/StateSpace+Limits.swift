import CommandLineSupport
import ComponentKit
import LaboratoryCore
import SamplePrograms

extension StateSpace {
  /// Looks at all states that messages lead a sample program to from its start.
  init<Base: ScriptedProgram>(
    of program: Base,
    by messages: [Base.Message],
    depth: Int,
    limit: Int = limit
  ) throws(Failure) {
    let messages = messages.map { (line: Base.line(for: $0), message: $0) }
    try self.init(of: program, named: Base.name, by: messages, depth: depth, limit: limit)
  }

  /// Looks at all states that messages lead a program to from its start, or says how deep one may
  /// look.
  init<P: Program>(
    _ kind: Kind = .program,
    of program: P,
    named name: String,
    by messages: [(line: String, message: P.Message)],
    depth: Int,
    limit: Int = limit
  ) throws(Failure) where P.State: Equatable, P.View == String {
    do {
      try self.init(
        kind,
        of: program,
        named: name,
        from: program.initial,
        by: messages,
        depth: depth,
        limit: limit
      ) { program.view($0) { _ in } }
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
