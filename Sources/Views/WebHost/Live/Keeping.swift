#if arch(wasm32)

import ComponentKit
import CWeb
import EmbeddedText
import Markup

/// The functions that store the state and the address of a component.
struct Keeping<A: ProgramArchitecture> where A.Program: MarkupProgram {
  /// Stores the address of a component, and its state if that has changed since the page was opened.
  ///
  /// The component was drawn just before: after a message, or for the first time.
  var keep: ((Live<A>, _ isChanged: Bool) -> Void)?

  /// Returns the message of the page's address.
  var routed: (() -> A.Program.Message?)?
}

extension Keeping where A.Program: MarkupProgram & SavedProgram {
  /// Stores the states of a program under a name.
  ///
  /// The program receives the message when a state does not fit, and again only after one did.
  init(_ program: A.Program, as name: String, unsaved message: A.Program.Message?) {
    var last: String?
    var isUnsaved = false
    keep = { live, isChanged in
      let text = try? program.stored(live.component.programState.state)
      if let text, let last, last.isSame(as: text) { return }
      last = text
      if !isChanged { return }
      let wasUnsaved = isUnsaved
      isUnsaved = !(text.map { Browser.write($0, as: name) } ?? false)
      if let message, isUnsaved, !wasUnsaved { live.send(message) }
    }
  }

  /// Returns the state that is stored under a name, if the program can load it.
  ///
  /// A text that the program cannot load is renamed, and the page reports it.
  static func state(of program: A.Program, keptAs name: String) -> A.Program.State? {
    guard let bytes = Browser.read(name) else { return nil }
    if let state = try? program.restored(String(bytes: bytes)) { return state }
    Browser.putAside(name)
    return nil
  }
}

extension Keeping where A.Program: MarkupProgram & RoutedProgram {
  /// Synchronizes the address and the state.
  ///
  /// The address is written only when the route has changed. If a person has changed the address and the
  /// page has not received that yet, a drawing in between must not put the old address back.
  mutating func route(_ program: A.Program) {
    let keep = keep
    var last: String?
    var lastTitle = ""
    self.keep = { live, isChanged in
      let state = live.component.programState.state
      let (route, title) = (program.route(of: state), program.title(of: state) ?? "")
      if last?.isSame(as: route) != true { _ = Browser.write(route, as: Browser.address) }
      last = route
      // The title belongs to the new address, not to the old one.
      if !lastTitle.isSame(as: title) { _ = Browser.write(title, as: Browser.title) }
      lastTitle = title
      keep?(live, isChanged)
    }
    routed = {
      last = nil
      return Browser.read(Browser.address).flatMap { program.message(for: String(bytes: $0)) }
    }
  }
}

/// The storage of the browser.
enum Browser {
  /// The name of the part of the address after the `#`.
  static let address = "#"

  /// The name of the title of the page; an empty one is that of its file.
  static let title = "@title"

  static func read(_ name: String) -> [UInt8]? {
    let name = name.bytes
    let count = cweb_read(name, Int32(name.count))
    guard count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    if count > 0 { cweb_copy(&bytes) }
    return bytes
  }

  static func putAside(_ name: String) {
    let name = name.bytes
    cweb_unread(name, Int32(name.count))
  }

  /// Returns whether the browser has room for the text.
  static func write(_ text: String, as name: String) -> Bool {
    let (name, text) = (name.bytes, text.bytes)
    return cweb_write(name, Int32(name.count), text, Int32(text.count)) != 0
  }
}

#endif
