public import ComonadLaws
import Comonads

/// The reader monads in which one operation is wrong.
public let brokenReaders: [BrokenInstance] = [
  BrokenInstance(
    faulty("M32", ask: { next in Reader { next(.zero).run($0) } }),
    operation: "ask",
    fault: "ask answers with the first environment",
    caughtBy: ["reader.local-ask"]
  ),
  BrokenInstance(
    faulty("M33", ask: { next in Reader { next($0).run($0.next) } }),
    operation: "ask",
    fault: "ask changes the environment of what follows",
    caughtBy: ["reader.ask-ask", "reader.ask-discarded"]
  ),
  BrokenInstance(
    faulty("M34", local: { _, program in program }),
    operation: "local",
    fault: "local does not change the environment",
    caughtBy: ["reader.local-ask"]
  ),
  BrokenInstance(
    faulty("M35", local: { change, program in program.local { change(change($0)) } }),
    operation: "local",
    fault: "local changes the environment twice",
    caughtBy: ["reader.local-ask", "reader.local-composition"]
  ),
  BrokenInstance(
    faulty("M36", local: { change, program in program.local { change($0).next } }),
    operation: "local",
    fault: "local goes one environment too far",
    caughtBy: ["reader.local-composition", "reader.local-identity"]
  ),
  BrokenInstance(
    faulty(
      "M37",
      local: { change, program in
        Reader { program.run(program.run($0) == .zero ? $0 : change($0)) }
      }
    ),
    operation: "local",
    fault: "local changes the environment only if the answer is one",
    caughtBy: ["reader.local-composition", "reader.local-flatMap"]
  ),
]

/// The instance of a fault.
private func faulty(
  _ name: String,
  ask: @escaping @Sendable (@escaping (Trit) -> Reader<Trit, Bit>) -> Reader<Trit, Bit> = {
    Reader.ask.flatMap($0)
  },
  local:
    @escaping @Sendable (
      @escaping (Trit) -> Trit, Reader<Trit, Bit>
    ) -> Reader<Trit, Bit> = { $1.local($0) },
  line: Int = #line
) -> Instance {
  Instance(
    "Reader.\(name)",
    readerLaws(
      Generator<Reader<Trit, Bit>>.readers,
      environments: .cases,
      operations: ReaderOperations(ask: ask, local: local)
    ),
    line: line
  )
}
