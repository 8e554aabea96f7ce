extension Help {
  /// How a page is built.
  static let webUsage = """
    usage: lab web [--output FILE] [--open]
           lab web --program NAME [--architecture elm|redux|react|halogen|all]
                   [--output FILE] [--open]
           lab web --product NAME [--output FILE] [--open]
           lab web --bench [--rounds N] [--json] [--output FILE]
           lab web --help explains each of them

    """

  /// The answer to `lab web --help`.
  static let web = """
    lab web builds one HTML file that shows the laboratory, or a program, in a browser: a file
    to open, without a server, a network or a package. It needs a toolchain with Embedded
    Swift, as those of swift.org are.

    \(webUsage)
    Without a program the page is the laboratory: sample programs in the four architectures
    side by side over one stream of messages, the space around the present state, the log, what
    messages cost in that browser, and what a check of the laws found when the page was made.

    options, written --name value or --name=value:
      --program NAME       a sample program, of those of lab run
      --architecture NAME  elm, redux, react or halogen; all of them side by side by default
      --product NAME       an executable of the package in the current directory, whose last
                           line is Page.start(component); Docs/RunningInABrowser.md shows one
                           of ten lines
      --output FILE        the file to write, by default the name with .html in the current
                           directory; it is replaced in one step
      --open               open the file in the browser
      --bench              measure a page of up to ten thousand rows against one written by
                           hand in JavaScript, by the operations of js-framework-benchmark,
                           in a browser without a window (chromium), and print the ratios;
                           with --output the page is kept, which measures when it is opened
      --rounds N           how often each operation is measured on both pages, 15 by default
      --json               print the figures and every time as one line of JSON
      --help               print this text

    exit status:
      0   done
      64  the command line breaks a rule
      65  the program cannot be compiled for a browser; the compiler's message is above
      66  there is no package in the current directory
      69  the toolchain cannot build for a browser, or no browser can be opened or measures
      74  the file could not be written

    """
}
