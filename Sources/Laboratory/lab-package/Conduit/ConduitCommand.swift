import CommandLineSupport
import ComponentHost
import ComponentKit
import ComponentServices
import Conduit
import EmbeddedText
import Foundation
import Laboratory
import PageBuilder
import SharedLaboratory
import SystemServices
import TerminalHost

/// `lab conduit`: the application of real size, in the terminal or on a page, with a server.
struct ConduitCommand: Subcommand {
  /// The place where the application is shown.
  private enum Place {
    /// The terminal, with the server at an address; nil for a server that the command starts.
    case terminal(WebAddress?)
    /// A page, written to a file.
    case page(String)
  }

  private let place: Place
  private let architecture: ArchitectureName
  private let folder: String?
  private let console: Console

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    architecture = try arguments.architecture() ?? .elm
    (folder, console) = (arguments["--keep"], tool.console)
    guard let page = arguments["--page"] else {
      place = .terminal(try Self.server(arguments["--server"]))
      return
    }
    for other in ["--server", "--keep"] where arguments[other] != nil {
      throw Failure(.usage, "--page excludes \(other); a page uses the server that it comes from")
    }
    place = .page(page)
  }

  /// The address of a server.
  private static func server(_ text: String?) throws(Failure) -> WebAddress? {
    guard let text else { return nil }
    let address: WebAddress
    do throws(AddressError) {
      address = try WebAddress(text)
    } catch {
      throw Failure(.usage, "--server: \(error.description); got \(text.quoted)")
    }
    guard address.scheme.hasPrefix("http") else {
      throw Failure(.usage, "--server must begin with http:// or https://; got \(text.quoted)")
    }
    return address
  }

  func perform() throws(Failure) -> ExitCode {
    switch place {
    case .terminal(let address?): try show(at: address)
    case .terminal(nil):
      let server = try ConduitProcess(page: nil)
      defer { server.end() }
      try show(at: server.address)
    case .page(let file): try serve(file)
    }
    return .success
  }
}

// MARK: - In the terminal

extension ConduitCommand {
  private func show(at address: WebAddress) throws(Failure) {
    let app = app(at: address)
    do {
      switch architecture {
      case .elm: try Terminal.run(Component<Elm<ConduitApp>>(app))
      case .redux: try Terminal.run(Component<Redux<ConduitApp>>(app))
      case .react: try Terminal.run(Component<React<ConduitApp>>(app))
      case .halogen: try Terminal.run(Component<Halogen<ConduitApp>>(app))
      }
    } catch {
      throw Failure(.outputError, error.reason)
    }
  }

  /// The application with a server, whose interface is below the address.
  private func app(at address: WebAddress) -> ConduitApp {
    let server = ConduitServer(at: address.appending("api"), by: Network.system.retrying())
    return ConduitApp(server: server, storage: storage)
  }

  /// The storage of the session: a folder, or nothing that outlives the run.
  private var storage: KeyValueStorage {
    folder.map { .folder(at: $0) } ?? KeyValueStorage(read: { _ in nil }, write: { _, _ in })
  }
}

// MARK: - On a page

extension ConduitCommand {
  /// Builds the page, and starts a server that serves it until the command is interrupted.
  private func serve(_ file: String) throws(Failure) {
    let output = try PageOutput(file)
    var build = ModuleBuild("ConduitPage")
    build.conditions = ["IN_\(architecture.rawValue)"]
    var page = HTMLFile(title: "conduit", module: try console.module(of: build))
    page.styles = [try PackageSources.text("Sources/Laboratory/ConduitPage/conduit.css")]
    // With every server, the first view is the same.
    let first = (try? WebAddress("http://127.0.0.1")).map(app)
    page.firstView = first.flatMap { FirstView(of: $0) }
    try console.write(output.write(page))
    let server = try ConduitProcess(page: file)
    defer { server.end() }
    try console.write("\(server.address.text)/ shows it; Control-C ends the server\n")
    server.wait()
  }
}
