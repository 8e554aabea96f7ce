// Rejected because: values from a host go to another thread.
// error: type 'Draft' does not conform to the 'Sendable' protocol

import ComonadLab

#if ACCEPTED
struct Draft: Sendable { var text = "" }
#else
final class Draft { var text = "" }
#endif

struct Editor: Program {
  let initial = Draft()

  func update(_ draft: inout Draft, by message: String) { draft.text = message }

  func view(_ draft: Draft, send: @escaping (String) -> Void) -> String { draft.text }
}

let host = ProgramHost(Component<React<Editor>>(Editor()))
print(host.read(\.state))
