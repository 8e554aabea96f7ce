public import ComponentKit
import ComponentServices
public import EmbeddedText
public import Markup

extension Page {
  /// Shows a program that several people use at once, and keeps what has not been sent.
  ///
  /// The log is beside the page: that of `https://example.com/list/` is `https://example.com/list/log`.
  /// See ``/ComponentServices/Linked`` for what its server answers. Below the program stands how the
  /// link is, and what is lost. A page that was opened as a file has no log, and is for one person.
  ///
  /// ```swift
  /// import EmbeddedText
  /// struct Likes: MarkupProgram, SavedProgram {
  ///   enum Message: String, CaseIterable, TextMessage { case like }
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Message) { count += 1 }
  ///   func markup(of count: Int) -> Markup<Message> {
  ///     .button([.onClick(.like)], ["\(count) likes"])
  ///   }
  /// }
  /// Page.start(shared: Likes(), keptAs: "likes")
  /// Page.html(of: Component<Elm<Likes>>(Likes()))  // "<button>0 likes</button>"
  /// ```
  ///
  /// Two windows of one browser have different addresses, or keep one state together: each person has a
  /// path.
  ///
  /// - Parameters:
  ///   - program: The program that one person would use.
  ///   - name: The name under which this browser stores the state of this address.
  ///   - title: The heading of the component; none by default.
  public static func start<Base: MarkupProgram & SavedProgram>(
    shared program: Base,
    keptAs name: String,
    titled title: String = ""
  ) where Base.Message: TextMessage {
    #if arch(wasm32)
    guard let path = data(named: "path"), let log = address(beside: path, "log") else {
      return start(Component<Elm<Base>>(program), titled: title)
    }
    start(
      Elm<Drawn<Linked<Base>>>.self,
      of: Drawn(Linked(program, to: log, over: network)),
      keptAs: name + path,
      titled: title
    )
    #else
    print(html(of: Component<Elm<Base>>(program)))
    #endif
  }

  /// Returns the address of a name in the folder of a path.
  static func address(beside path: String, _ name: String) -> WebAddress? {
    let bytes = path.bytes
    guard let origin, let end = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return try? WebAddress(origin.text + String(bytes: Array(bytes[...end])) + name)
  }
}
