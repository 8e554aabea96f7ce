/// A place in the code.
///
/// Pass it to a test framework as the place of a failure:
///
/// ```swift
/// let location = CodeLocation(fileID: "Dials/Dial.swift", filePath: "Dial.swift", line: 3, column: 5)
/// location.description  // "Dials/Dial.swift, line 3"
/// let source = location.passed(to: SourceLocation.init(fileID:filePath:line:column:))
/// source.line  // 3
/// ```
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file.
  public let fileID: String

  /// The path of the file where it was compiled.
  public let filePath: String

  /// The line.
  public let line: Int

  /// The column.
  public let column: Int

  /// Creates a place.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file and the line.
  public var description: String { "\(fileID), line \(line)" }

  /// Returns what a function makes of the module and file, the path, the line and the column.
  public func passed<Value>(to make: (String, String, Int, Int) -> Value) -> Value {
    make(fileID, filePath, line, column)
  }
}
