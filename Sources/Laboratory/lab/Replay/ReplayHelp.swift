extension Help {
  /// How a recording is replayed.
  static let replayUsage = """
    usage: lab replay FILE [--until N] [--architecture elm|redux|react|halogen|all]
                           [--json] [--quiet]
           lab replay --help explains each of them

    """

  /// The answer to `lab replay --help`.
  static let replay = """
    lab replay sends the messages of a recording again, from the state that it began with, and
    shows the views that lab run --record has shown.

    \(replayUsage)
    options, written --name value or --name=value:
      --until N            send the first N messages only, to see what had become by then
      --architecture NAME  elm, redux, react, halogen or all; by default those of the recording
      --json               print one line of JSON, as lab run does; the line of what was refused
                           is that of the recording
      --quiet              show the last view only
      --help               print this text

    A recording is a file of lines of JSON: the first names the program and holds the state at
    the start, each of the following a message, and the last the number of messages. A
    recording that was cut off, or of which a line is damaged, is replayed up to there; then
    the place is reported, and the exit status is 65. With --until before the damage there is
    nothing to report.

    \(exits)
    """
}
