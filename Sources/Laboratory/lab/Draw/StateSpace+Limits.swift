import CommandLineSupport
import ComponentKit
import LaboratoryCore
import SamplePrograms

extension StateSpace {
  /// Looks at all states that messages lead a program to from its start.
  init<Base: ScriptedProgram>(
    of program: Base,
    by messages: [Base.Message],
    depth: Int,
    limit: Int = limit
  ) throws(Failure) {
    try self.init(depth: depth, limit: limit) { () throws(TooMany) in
      try StateSpace(
        of: program,
        named: Base.name,
        from: program.initial,
        by: messages.map { (line: Base.line(for: $0), message: $0) },
        depth: depth,
        limit: limit
      ) { program.view($0) { _ in } }
    }
  }

  /// Explores a space, or says how deep one may look.
  init(
    depth: Int,
    limit: Int = limit,
    _ explore: () throws(TooMany) -> StateSpace
  ) throws(Failure) {
    do {
      self = try explore()
    } catch {
      throw Failure(
        .usage,
        "--depth must be at most \(error.depth - 1) for these messages, since \(error.depth) leads "
          + "to \(error.count) states, and at most \(limit) are looked at; got \(depth)"
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
