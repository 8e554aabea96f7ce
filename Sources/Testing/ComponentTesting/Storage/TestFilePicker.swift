import ComponentKit
public import ComponentServices
import Locks

/// A file picker in memory, for which a test chooses.
///
/// ```swift
/// let test = TestFilePicker(["letter.txt": [0x68, 0x69]])
/// test.choose("letter.txt")
/// _ = test.picker.save([0x68, 0x6F], as: "answer.txt").start(
///   Outlet(send: { _ in }, finish: {}, fail: { _ in })
/// )
/// test.files.count  // 2
/// ```
///
/// A program under test receives ``picker`` in place of the host's.
public final class TestFilePicker: Sendable {
  private struct State {
    var files: [String: [UInt8]]
    var choice: String?
    var error: FileError?
  }

  private let state: Locked<State>

  /// Creates a picker of some files.
  public init(_ files: [String: [UInt8]] = [:]) { state = Locked(State(files: files)) }

  /// The contents of the files by their names.
  public var files: [String: [UInt8]] { state.withLock { $0.files } }

  /// Chooses the file for each later use, or with nil none, as at first.
  public func choose(_ name: String?) { state.withLock { $0.choice = name } }

  /// Lets each later use fail with an error, or with nil succeed again.
  public func fail(with error: FileError?) { state.withLock { $0.error = error } }

  /// The picker, whose work ends at once.
  public var picker: FilePicker {
    FilePicker(
      choose: { _, receive in
        self.use(receive) { state in
          guard let name = state.choice else { return .cancelled }
          guard let bytes = state.files[name] else {
            return .failed(.unavailable("no file has the name \(name)"))
          }
          return .chosen(name: name, bytes: bytes)
        }
      },
      save: { bytes, name, receive in
        self.use(receive) { state in
          guard state.files[name] == nil else { return .failed(.exists(name)) }
          state.files[name] = bytes
          return .saved
        }
      }
    )
  }

  private func use(
    _ receive: FilePicker.Receive,
    _ body: @Sendable (inout State) -> FileEvent
  ) -> Cancellation {
    let event = state.withLock { state in
      state.error.map { .failed($0) } ?? body(&state)
    }
    receive(event)
    return .none
  }
}
