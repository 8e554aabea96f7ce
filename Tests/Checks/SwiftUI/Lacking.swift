// Declarations that a phone, a television, a watch and a headset lack: a use is an error.

@available(*, unavailable, message: "no program may start another here")
final class Process {}

@available(*, unavailable, message: "no program may start another here")
func popen(_ command: String, _ mode: String) {}
