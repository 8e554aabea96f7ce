package import CommandLineSupport
import EmbeddedText
import Foundation

/// The command `swift package page`: builds the page of an executable of the package in the current
/// directory.
package struct BuildPageCommand {
  /// The words behind the name of the command.
  let words: [String]

  /// The folder of the package.
  var folder = FileManager.default.currentDirectoryPath

  /// Writes a line about the work, or the result.
  let write: (_ text: String) -> Void

  /// Creates the command.
  package init(_ words: [String], write: @escaping (_ text: String) -> Void) {
    (self.words, self.write) = (words, write)
  }

  /// Runs the command of the words.
  ///
  /// - Throws: The rule that the words break, or the reason why there is no page.
  package func perform() throws(Failure) {
    if words.contains("--help") { return write(Self.help) }
    let name = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let options = Array(words.dropFirst(name == nil ? 0 : 1))
    let arguments = try Arguments(options, of: "page", explainedIn: Self.help)
    let product = try product(name)
    if arguments["--kept-as"] != nil, arguments["--view"] == nil {
      throw Failure(.usage, "--kept-as needs --view; it says when a page shows that view")
    }
    let title = arguments["--title"] ?? product
    guard !title.trimmed.isEmpty else {
      throw Failure(.usage, "--title must have a letter; got \(title.quoted)")
    }
    let language = arguments["--language"] ?? "en"
    guard language.wholeMatch(of: /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/) != nil else {
      let rule = "--language must be a tag such as en or pt-BR"
      throw Failure(.usage, "\(rule); got \(language.quoted)")
    }
    let output = try PageOutput(arguments["--output"] ?? "\(product).html")
    var view: FirstView?
    if let path = arguments["--view"] {
      view = try FirstView(from: path, keptAs: arguments["--kept-as"])
    }
    let style = try arguments["--style"].map { path throws(Failure) in try PageStyle(from: path) }
    var build = ModuleBuild(product, of: folder)
    build.isDraft = arguments.has("--draft")
    let lacks = try build.lacks()
    if !lacks.isEmpty {
      write("Embedded Swift lacks what these places use, if the page reaches them:\n")
      for lack in lacks { write("  \(lack)\n") }
    }
    write("compiling \(product) for a browser\n")
    var page = HTMLFile(title: title, module: try build.module())
    page.language = language
    page.firstView = view
    page.styles = style.map { [$0.text] } ?? []
    write(try output.write(page))
    if arguments.has("--open") { try output.open() }
  }

  /// The executable, in a folder with a package.
  private func product(_ name: String?) throws(Failure) -> String {
    guard let name else {
      let found = words.first?.quoted ?? "nothing"
      throw Failure(.usage, "a page needs the name of an executable; got \(found)")
    }
    guard name.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_-]*/) != nil else {
      let rule = "a page needs the name of an executable, of letters, digits, - and _"
      throw Failure(.usage, "\(rule); got \(name.quoted)")
    }
    guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
      throw Failure(
        .noInput,
        "Package.swift must be in the current directory; got none in \(folder.quoted); "
          + "run swift package page where the package of \(name) is"
      )
    }
    return name
  }
}

// MARK: - Help

extension BuildPageCommand {
  /// The paragraph on the usage.
  package static let usage = """
    usage: swift package page NAME [--title TEXT] [--language TAG] [--style FILE]
                                   [--view FILE [--kept-as NAME]] [--output FILE]
                                   [--draft] [--open]

    """

  /// The whole text.
  static let help = """
    page builds one HTML file that shows a program in a browser: a file to open, without a
    server, a network or a package. It needs a toolchain with Embedded Swift, as those of
    swift.org are. NAME is an executable of the package in the current directory, whose last
    line is Page.start(component); Docs/TerminalAndBrowser.md shows one of ten lines.

    \(usage)
    options, written --name value or --name=value:
      --title TEXT     the title of the page, by default NAME
      --language TAG   the language of the program's texts, by default en
      --style FILE     a style sheet of your own, whose rules win over those of the page;
                       it loads nothing, so url(...) and @import have no use
      --view FILE      HTML that the page shows until its module has started: what
                       swift run NAME prints
      --kept-as NAME   the name that the page keeps its state under, as keptAs: gives it; the
                       page then shows the view of --view only if no state is kept
      --output FILE    the file to write, by default the name with .html in the current
                       directory; it is replaced in one step
      --draft          compile quickly, while you change the program; the module is several
                       times as large, and slower
      --open           open the file in the browser
      --help           print this text

    exit status, which SwiftPM prints, and replaces by 1 unless it is 0:
      0   done
      64  the command line breaks a rule
      65  the program cannot be compiled for a browser; the compiler's message is above
      66  there is no package in the current directory
      69  the toolchain cannot build for a browser, or no browser can be opened
      74  the file could not be written

    """
}
