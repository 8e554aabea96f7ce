extension RunCommand {
  static func help(of tool: LaboratoryTool) -> String {
    """
    \(tool.name) run sends messages to a program and shows its view after each of them.

    usage: \(tool.name) run\(tool.programUsage)
           --script FILE|- | --messages TEXT
           [--architecture elm|redux|react|halogen|all]
           [--state FILE] [--record FILE] [--json] [--quiet]
           \(tool.name) run --help explains each of them

    options, written --name value or --name=value:\(tool.programOption)
      --architecture NAME  elm, redux, react or halogen; by default all that run the program,
                           which also reports whether every view agreed
      --messages TEXT      read messages from the command line, with semicolons between them
      --script FILE        read messages from a file of UTF-8 text; - is standard input;
                           blank lines and lines that start with # are skipped
      --state FILE         start from the state in this file, if it exists, and save the last
                           state to it; the file is replaced in one step, so whatever
                           interrupts the run leaves it whole (and at worst a stray
                           .lab-....tmp beside it, which can be deleted); two runs at the
                           same time on one file do not see each other: the last to finish
                           wins, and the file stays whole; an output pipe that is closed
                           early ends the run before anything is saved
      --record FILE        write the messages to a new file, each before it is sent, so that
                           \(tool.name) replay can run them again; refused ones are written too
      --json               print one line of JSON: the views at the start and after each
                           message, the refusals and the requested work; the
                           views of long lists make a long line, and with --quiet it holds
                           the last ones only
      --quiet              show the last view only; printing ten thousand views of ten
                           thousand tasks takes long
      --help               print this text

    messages are written like this:
    \(tool.examples)

    Some programs request effects. A message that a program sends itself is delivered after
    the message that led to it, with a view of its own. A run does not do other work: it
    is listed as a line such as "work started: save", and its answers are messages like any
    other.

    A message that the program refuses changes nothing, and the run goes on. A line that is
    no message ends the run before anything is shown or saved.

    \(LaboratoryTool.exits)
    """
  }
}

extension ReplayCommand {
  static func help(of tool: LaboratoryTool) -> String {
    """
    \(tool.name) replay sends the messages of a recording again, from the state that it began
    with, and shows the views that \(tool.name) run --record has shown.

    usage: \(tool.name) replay FILE [--until N] [--architecture elm|redux|react|halogen|all]
           [--json] [--quiet]
           \(tool.name) replay --help explains each of them

    options, written --name value or --name=value:
      --until N            send the first N messages only, to see what had become by then
      --architecture NAME  elm, redux, react, halogen or all; by default those of the recording
      --json               print one line of JSON, as \(tool.name) run does; the line of what was
                           refused is that of the recording
      --quiet              show the last view only
      --help               print this text

    A recording is a file of lines of JSON: the first names the program and holds the state at
    the start, each of the following a message, and the last the number of messages. A
    recording that was cut off, or of which a line is damaged, is replayed up to there; then
    the place is reported, and the exit status is 65. With --until before the damage there is
    nothing to report.

    \(LaboratoryTool.exits)
    """
  }
}
