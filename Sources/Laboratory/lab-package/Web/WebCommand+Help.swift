import Laboratory

extension WebCommand {
  static let name = "web"
  static let summary = "build a page that shows a program in a browser"

  static func help(of tool: LaboratoryTool) -> String {
    """
    lab web builds one HTML file that shows the laboratory, or a program, in a browser: a file
    to open, without a server, a network or a package. It needs a toolchain with Embedded
    Swift, as those of swift.org are.

    usage: lab web [--output FILE] [--open]
           lab web --program NAME [--architecture elm|redux|react|halogen|all]
                   [--output FILE] [--open]
           lab web --help explains each of them

    Without a program the page is the laboratory: sample programs in the four architectures
    side by side over one stream of messages, the space around the present state, the log, what
    messages cost in that browser, and what a check of the laws found when the page was made.
    A program of your own becomes a page by swift package page NAME;
    Docs/TerminalAndBrowser.md shows one of ten lines.

    options, written --name value or --name=value:
      --program NAME       a sample program, of those of lab run
      --architecture NAME  elm, redux, react, halogen or all of them side by side, which is the
                           default
      --output FILE        the file to write, by default the name with .html in the current
                           directory; it is replaced in one step
      --open               open the file in the browser
      --help               print this text

    exit status:
      0   done
      64  the command line breaks a rule
      65  the program cannot be compiled for a browser; the compiler's message is above
      69  the toolchain cannot build for a browser, or no browser can be opened
      74  the file could not be written

    """
  }
}
