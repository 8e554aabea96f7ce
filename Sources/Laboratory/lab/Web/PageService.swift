/// A service of the browser, which a page contains only if its module imports the function.
///
/// The raw value is the name of the function.
enum PageService: String, CaseIterable {
  /// Sends requests.
  case requests = "call"
  /// Reads and writes the clipboard.
  case clipboard
  /// Reads a file that a person chooses, and saves new ones.
  case files
  /// Opens web sockets.
  case sockets = "socket"

  /// Returns the services that a module uses.
  ///
  /// - Complexity: O(bytes).
  static func used(by module: [UInt8]) -> [PageService] {
    let names = ModuleImports.names(in: module)
    return allCases.filter { names.contains($0.rawValue) }
  }

  /// The script that performs the service.
  var script: [UInt8] {
    switch self {
    case .requests: PackageResources.requests_js
    case .clipboard: PackageResources.clipboard_js
    case .files: PackageResources.files_js
    case .sockets: PackageResources.sockets_js
    }
  }

  /// The schemes of the addresses that the service connects to.
  var schemes: [String] {
    switch self {
    case .requests: ["http:", "https:"]
    case .clipboard, .files: []
    case .sockets: ["ws:", "wss:"]
    }
  }
}
