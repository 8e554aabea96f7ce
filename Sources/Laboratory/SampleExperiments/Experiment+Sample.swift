import ComponentKit
package import Laboratory
package import Markup
package import SamplePrograms

extension Experiment {
  /// Creates the experiment on a sample program.
  package init<P: ScriptedProgram>(on program: P) {
    self.init(
      Drawn(program),
      named: P.name,
      summary: P.summary,
      lines: .sample(program),
      usual: P.usualMessages,
      text: { state in program.view(state) { _ in } }
    )
  }
}

extension MessageLines {
  /// The lines of a sample program.
  package static func sample<Base: ScriptedProgram>(_ program: Base) -> MessageLines
  where P == Drawn<Base> {
    MessageLines(
      usages: Base.commands.map { (usage: $0.usage, help: $0.help) },
      read: { line throws(Refusal) in
        do throws(ScriptError) {
          return try Base.messages(of: line)
        } catch {
          throw Refusal(error.reason)
        }
      },
      write: { Base.line(for: $0) },
      explain: { message, state in program.rangeError(of: message, in: state)?.reason }
    )
  }
}
