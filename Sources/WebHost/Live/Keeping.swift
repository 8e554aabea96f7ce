#if arch(wasm32)

import ComponentKit
import CWeb
import Markup

/// What of a component outlives the page.
struct Keeping<A: ProgramArchitecture> {
  /// Keeps what is worth it.
  var keep: ((Component<A>) -> Void)?

  /// Returns the message of the page's address.
  var routed: (() -> A.Program.Message?)?
}

extension Keeping where A.Program: SavedProgram {
  /// Keeps the states of a program under a name.
  init(_ program: A.Program, as name: String) {
    var last: String?
    keep = { component in
      let text = "\(A.Program.version)\n" + program.save(component.running.state)
      if let last, last.utf8.elementsEqual(text.utf8) { return }
      last = text
      Browser.write(text, as: name)
    }
  }

  /// Returns the state that is kept under a name, where there is one that can be read.
  static func state(of program: A.Program, keptAs name: String) -> A.Program.State? {
    guard let text = Browser.read(name) else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard parts.count == 2, let version = Int(Substring(parts[0])) else { return nil }
    return program.load(String(Substring(parts[1])), version: version)
  }
}

extension Keeping where A.Program: RoutedProgram {
  /// Lets the address follow the state, and the state the address.
  mutating func route(_ program: A.Program) {
    let keep = keep
    self.keep = { component in
      keep?(component)
      Browser.write(program.route(of: component.running.state), as: Browser.address)
    }
    routed = { Browser.read(Browser.address).flatMap { program.message(for: $0) } }
  }
}

/// What the browser keeps for the page.
enum Browser {
  /// The name of what stands behind the `#` of the page's address.
  static let address = "#"

  static func read(_ name: String) -> String? {
    var name = name
    let count = name.withUTF8 { cweb_read($0.baseAddress, Int32($0.count)) }
    guard count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    bytes.withUnsafeMutableBytes { if count > 0 { cweb_copy($0.baseAddress) } }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ text: String, as name: String) {
    var (name, text) = (name, text)
    name.withUTF8 { name in
      text.withUTF8 { text in
        cweb_write(name.baseAddress, Int32(name.count), text.baseAddress, Int32(text.count))
      }
    }
  }
}

#endif
