import CResources

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
    let names = WasmModule(module).imports
    return allCases.filter { names.contains($0.rawValue) }
  }

  /// The script that performs the service.
  var script: Resource {
    switch self {
    case .requests: .requestsScript
    case .clipboard: .clipboardScript
    case .files: .filesScript
    case .sockets: .socketsScript
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
