import CommandLineSupport
import SamplePrograms

/// The texts that explain the command.
enum Help {
  /// How the command is called.
  static let usage = """
    usage: lab               open the laboratory on a terminal; elsewhere take the tour
           lab open OPTIONS  open the laboratory with a program
           lab tour          take the tour
           lab run OPTIONS   run a sample program on your messages
           lab replay FILE   run a recording of lab run --record again
           lab draw OPTIONS  draw the states that a program reaches by messages
           lab laws          check the laws, and that they catch broken instances
           lab web OPTIONS   build a page that shows a program in a browser
           lab docs OPTIONS  make a site of the pages and of the reference
           lab slides        print the slides of the course
           lab --help | lab --version
           lab open --help | lab run --help | lab replay --help | lab draw --help
           lab laws --help | lab web --help | lab docs --help | lab slides --help

    """

  /// How a run is called.
  static let runUsage = """
    usage: lab run --program \(programNames)
                   --script FILE|- | --messages TEXT
                   [--architecture elm|redux|react|halogen|all]
                   [--state FILE] [--record FILE] [--json] [--quiet]
           lab run --help explains each of them

    """

  /// The answer to `lab --help`.
  static let command = """
    lab runs one program in four architectures that are chosen by a type parameter.

    \(usage)
    The laboratory shows a program, the space around it and its log, and takes keys and the
    pointer; ? shows them all. The tour shows two sample programs in all four architectures,
    and what makes the architectures differ. It ends by itself.

    \(exits)
    """

  /// The answer to `lab run --help`.
  static var run: String {
    """
    lab run sends messages to a sample program and shows its view after each of them.

    \(runUsage)
    options, written --name value or --name=value:
      --program NAME       the program (see below)
      --architecture NAME  elm, redux, react or halogen; all of them by default, which also
                           reports whether every view agreed
      --messages TEXT      read messages from the command line, with semicolons between them,
                           or blanks for the counter; a title that holds a semicolon needs a
                           script
      --script FILE        read messages from a file of UTF-8 text, one a line; - is standard
                           input; blank lines and lines that start with # are skipped
      --state FILE         start from the state in this file, if it exists, and save the last
                           state to it; the file is replaced in one step, so whatever
                           interrupts the run leaves it whole (and at worst a stray
                           .lab-....tmp beside it, which can be deleted); two runs at the
                           same time on one file do not see each other: the last to finish
                           wins, and the file stays whole; an output pipe that is closed
                           early ends the run before anything is saved
      --record FILE        write the messages to a new file, each before it is sent, so that
                           lab replay can run them again; refused ones are written too
      --json               print one line of JSON: the views at the start and after each
                           message, the refusals and the requested work; the
                           views of long lists make a long line, and with --quiet it holds
                           the last ones only
      --quiet              show the last view only; printing ten thousand views of ten
                           thousand tasks takes long
      --help               print this text

    programs and their messages:
    \(programs)

    Some programs request effects. A message that a program sends itself is delivered after
    the message that led to it, with a view of its own. A run does not do other work: it
    is listed as a line such as "work started: save", and its answers are lines of the
    script.

    A message that the program refuses changes nothing, and the run goes on. A line that is
    no message, or that names a missing thing, ends the run before anything is shown or
    saved.

    \(exits)
    """
  }

  /// How the laboratory is opened.
  static let openUsage = """
    usage: lab open [--program NAME] [--architecture elm|redux|react|halogen]
           lab open --help explains each of them

    """

  /// The answer to `lab open --help`.
  static let open = """
    lab open shows a program on the terminal, with the space around it, its log and its laws.

    \(openUsage)
    options, written --name value or --name=value:
      --program NAME       the program at the beginning; the counter by default
      --architecture NAME  the architecture at the beginning; elm by default
      --help               print this text

    1 to 4 carry the state over to another architecture, n and p choose a program, / writes a
    message, [ and ] go back and forth, l checks laws, c measures, ? explains and q leaves.
    In a pipe, or on a terminal without a cursor, the view is written as lines, and lines are
    read: the number of a control, and a text for a field. NO_COLOR disables colours.

    \(exits)
    """

  /// The meaning of the exit statuses.
  static let exits = """
    exit status:
      0   done
      1   the architectures did not show the same, and nothing was saved; or a law is
          broken, or a broken instance was not caught by all its laws
      64  the command line breaks a rule
      65  a script, a state file, a recording or a file of kept cases breaks a rule
      66  a file is missing or cannot be read
      74  something could not be written

    """

  /// The programs, each with its messages.
  private static var programs: String {
    samplePrograms().map { lines(of: $0).joined(separator: "\n") }.joined(separator: "\n")
  }

  /// A program and its messages, a line each.
  private static func lines<Program: ScriptedProgram>(of program: Program.Type) -> [String] {
    ["  \(program.name): \(program.summary)"]
      + program.commands.map { "    \($0.usage.padded(to: 25)) \($0.help)" }
  }
}
