public import Markup

extension Login: SavedProgram, JSONProgram {
  /// The stage of the login, with the user's name and nothing else.
  ///
  /// A password would never be written: it is no part of the state, and what a browser keeps is
  /// read by every script of the page. Nor does the text prove anything to a server; what was under
  /// way is requested again.
  func json(of state: State) -> JSONValue {
    let (step, user): (String, String) =
      switch state {
      case .loggedOut: ("out", "")
      case .loggingIn(let user): ("going in", user)
      case .loggedIn(let user): ("in", user)
      case .loggingOut: ("going out", "")
      }
    return ["step": .text(step), "user": .text(user)]
  }

  /// Reads the stage of the login.
  func state(of json: JSONValue) -> State? {
    guard let values = json.values("step", "user"), let step = values[0].text,
      let user = values[1].text
    else { return nil }
    if step == "out" { return user.isEmpty ? .loggedOut : nil }
    if step == "going out" { return user.isEmpty ? .loggingOut : nil }
    if user.isBlank { return nil }
    if step == "in" { return .loggedIn(user) }
    return step == "going in" ? .loggingIn(user) : nil
  }
}
