public import ComponentKit
import EmbeddedText

/// The files of a person: one that the person chooses, and new ones that a program saves.
///
/// A program receives the picker as a value, and each use is work whose message is a ``FileEvent``:
///
/// ```swift
/// struct Letter: Program {
///   enum Message { case open, save, ended(FileEvent) }
///   let files: FilePicker
///   let initial = "no letter"
///   func update(_ text: inout String, by message: Message) -> Effect<Message> {
///     switch message {
///     case .open: return .work(files.choose(sizeLimit: 1_000).map { .ended($0) })
///     case .save: return .work(files.save([0x68, 0x69], as: "letter.txt").map { .ended($0) })
///     case .ended(.chosen(let name, let bytes)): text = "\(name): \(bytes.count) bytes"
///     case .ended(.saved): text = "saved"
///     case .ended(.cancelled): break
///     case .ended(.failed(let error)): text = error.description
///     }
///     return .none
///   }
///   func view(_ text: String, send: @escaping (Message) -> Void) -> String { text }
/// }
/// @Sendable
/// func cancel(_ receive: FilePicker.Receive) -> Cancellation {
///   receive(.cancelled)
///   return .none
/// }
/// let nobody = FilePicker(choose: { cancel($1) }, save: { cancel($2) })
/// var letter = Component<Elm<Letter>>(Letter(files: nobody))
/// letter.send(.open)
/// letter.send(.ended(.chosen(name: "letter.txt", bytes: [0x68, 0x69])))
/// letter.view  // "letter.txt: 2 bytes"
/// letter.send(.ended(.failed(.tooLarge(limit: 1_000))))
/// letter.view  // "a file must have at most 1000 bytes"
/// ```
///
/// `WebHost` has `Page.files`, `SystemServices` has `FilePicker.folder(at:choosing:)`, and
/// `ComponentTesting` a `TestFilePicker`.
///
/// A name under which a program saves has 1 to 100 bytes. It contains no slash, no backslash and no
/// control character, and does not begin with a dot. So it names a file of one folder everywhere;
/// another one fails.
///
/// ## Laws
///
/// If the person chooses the file that was saved:
///
/// ```text
/// save(b, as: n); choose() sends .chosen(name: n, bytes: b)
/// choose(sizeLimit: l) sends no more than l bytes
/// ```
///
/// It is not a file system: a program cannot list files, and does not learn in which folder one is.
public struct FilePicker: Sendable {
  /// Receives the only event of a use.
  public typealias Receive = @Sendable (FileEvent) -> Void

  private let open: @Sendable (Int, @escaping Receive) -> Cancellation
  private let write: @Sendable ([UInt8], String, @escaping Receive) -> Cancellation

  /// Creates a picker from its two functions, each of which reports one event.
  ///
  /// - Parameters:
  ///   - choose: Lets the person choose a file, reads it, and returns how to cancel that. A file with
  ///     more bytes than the limit need not be read.
  ///   - save: Saves bytes under a name that keeps the rule, and returns how to cancel that.
  public init(
    choose: @escaping @Sendable (_ sizeLimit: Int, _ receive: @escaping Receive) -> Cancellation,
    save:
      @escaping @Sendable (_ bytes: [UInt8], _ name: String, _ receive: @escaping Receive) ->
      Cancellation
  ) {
    (open, write) = (choose, save)
  }

  /// Returns work that lets the person choose a file, and sends `.chosen`, `.cancelled` or `.failed`.
  ///
  /// - Parameters:
  ///   - sizeLimit: The number of bytes of a file above which the work fails; 16 MB by default.
  ///   - id: The name for cancelling or replacing the work.
  /// - Returns: The work.
  public func choose(sizeLimit: Int = 16 << 20, id: EffectID? = nil) -> Work<FileEvent> {
    Work(id) { [open] outlet in
      open(sizeLimit) { event in
        if case .chosen(_, let bytes) = event, bytes.count > sizeLimit {
          outlet.end(with: .failed(.tooLarge(limit: sizeLimit)))
        } else {
          outlet.end(with: event)
        }
      }
    }
  }

  /// Returns work that saves bytes as a new file, and sends `.saved`, `.cancelled` or `.failed`.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The suggested name, which the person may change where the host asks.
  ///   - id: The name for cancelling or replacing the work.
  /// - Returns: The work.
  public func save(
    _ bytes: [UInt8],
    as name: String,
    id: EffectID? = nil
  ) -> Work<FileEvent> {
    Work(id) { [write] outlet in
      let end: Receive = { outlet.end(with: $0) }
      if Self.isName(name) { return write(bytes, name, end) }
      end(.failed(.name(name)))
      return .none
    }
  }

  /// Whether a name keeps the rule.
  package static func isName(_ name: String) -> Bool {
    let bytes = name.bytes
    return (1...100).contains(bytes.count) && bytes[0] != UInt8(ascii: ".")
      && bytes.allSatisfy {
        $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\")
      }
  }
}

/// The end of a use of a file picker.
public enum FileEvent: Hashable, Sendable {
  /// The person has chosen a file, with its name and its content.
  case chosen(name: String, bytes: [UInt8])
  /// The person has chosen no file.
  case cancelled
  /// The file was saved.
  case saved
  /// No file was read or saved.
  case failed(FileError)
}

/// The reason for which no file was read or saved.
public enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name breaks the rule.
  case name(String)
  /// A file of the name exists, and stays as it is.
  case exists(String)
  /// The file has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The host opens a file only after a click or a key.
  case refused
  /// The file cannot be read or saved, with the reason of the host.
  case unavailable(String)

  /// The rule and the value, or the reason of the host.
  public var description: String {
    switch self {
    case .name(let name):
      "the name of a file must be 1 to 100 bytes without /, \\ and control characters, and must not "
        + "begin with a dot; got " + name.quoted
    case .exists(let name): "a new file must have a new name; " + name.quoted + " exists"
    case .tooLarge(let limit): "a file must have at most " + String(limit) + " bytes"
    case .refused: "a file must be chosen after a click or a key"
    case .unavailable(let reason): reason
    }
  }
}
