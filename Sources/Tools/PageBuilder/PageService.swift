import Foundation

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
  /// A module names each function that it imports by the name of the other module and that of the
  /// function, each after its length, and a zero. (WebAssembly core specification, 2.0, section 5.5.5.)
  ///
  /// - Complexity: O(bytes).
  static func used(by module: Data) -> [PageService] {
    allCases.filter { service in
      let name = service.rawValue
      let entry = [4] + "page".utf8 + [UInt8(name.utf8.count)] + name.utf8 + [0]
      return module.range(of: Data(entry)) != nil
    }
  }

  /// The name of the script that performs the service.
  var script: String {
    switch self {
    case .requests: "requests"
    case .clipboard: "clipboard"
    case .files: "files"
    case .sockets: "sockets"
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
