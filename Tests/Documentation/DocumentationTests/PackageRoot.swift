import Foundation

/// The folder of the package, four folders above this file.
let packageRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
