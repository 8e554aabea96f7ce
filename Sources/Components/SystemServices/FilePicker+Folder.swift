import ComponentKit
public import ComponentServices
import Foundation
import SystemFiles

extension FilePicker {
  /// Returns the picker whose files are those of a folder.
  ///
  /// A function chooses for the person: it returns the name of a file, from an argument of the command
  /// line for example, or nil for none.
  ///
  /// ```swift
  /// let files = FilePicker.folder(at: "letters") { CommandLine.arguments.dropFirst().first }
  /// let save = files.save([0x68, 0x69], as: "letter.txt", id: "save")
  /// save.id  // "save"
  /// ```
  ///
  /// The first file that is saved creates the folder, which only its user may then read. A file is
  /// saved as a whole or not at all, and never in place of another one.
  ///
  /// The work reads and writes on the thread that starts it, and has ended when that returns.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - choosing: Returns the name of the file to read; nil if the person chooses none.
  /// - Returns: The picker, whose work fails with the file, the operation and the system's reason.
  public static func folder(
    at path: String,
    choosing: @escaping @Sendable () -> String?
  ) -> FilePicker {
    FilePicker(
      choose: { limit, receive in
        receive(read(choosing(), in: path, limit))
        return .none
      },
      save: { bytes, name, receive in
        receive(write(bytes, as: name, in: path))
        return .none
      }
    )
  }

  private static func read(_ name: String?, in path: String, _ limit: Int) -> FileEvent {
    guard let name else { return .cancelled }
    guard isName(name) else { return .failed(.name(name)) }
    let file = "\(path)/\(name)"
    do throws(SystemError) {
      let bytes = try AtomicFile(path: file).read(limit: limit)
      return bytes.count > limit
        ? .failed(.tooLarge(limit: limit)) : .chosen(name: name, bytes: bytes)
    } catch {
      return .failed(.unavailable("\(file) cannot be read: \(error.reason)"))
    }
  }

  private static func write(_ bytes: [UInt8], as name: String, in path: String) -> FileEvent {
    let file = "\(path)/\(name)"
    do throws(SystemError) {
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemError.latest }
      try AtomicFile(path: file).create(bytes)
      return .saved
    } catch {
      if error.code == EEXIST { return .failed(.exists(name)) }
      return .failed(.unavailable("\(file) cannot be saved: \(error.reason)"))
    }
  }
}
