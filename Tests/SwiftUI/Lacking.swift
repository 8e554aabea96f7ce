// What a phone, a television, a watch and a headset do not have: to mention it is an error.

@available(*, unavailable, message: "no program may start another here")
final class Process {}

@available(*, unavailable, message: "no program may start another here")
func popen(_ command: String, _ mode: String) {}
