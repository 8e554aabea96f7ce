extension MergeCommand {
  static func help(of tool: LaboratoryTool) -> String {
    """
    \(tool.name) merge decides whether what several people do with the program at once can be merged:
    through a server that orders their messages, and between people without one.

    usage: \(tool.name) merge\(tool.programUsage)
           [--messages TEXT] [--keep TEXT] [--states N] [--json]
           \(tool.name) merge --help explains each of them

    options, written --name value or --name=value:\(tool.programOption)
      --messages TEXT  the messages that people send, as for \(tool.name) run; by default those below
      --keep TEXT      messages that a table must neither change nor lose
      --states N       visit at most N states, 2000 by default
      --json           print the verdicts, the two orders and the table as one line of JSON
      --help           print this text

    In each state that messages lead to, each two messages are sent by two people, in both orders.
    What becomes of them then is the rule of the program, rebased(_:over:as:at:); without one,
    messages stay as they are, and one that is refused becomes nothing. If both orders do not
    end in one state, the shortest case is shown, and a table of messages is searched that
    changes as few as possible: to lose a message counts one, to change it two, and among
    equals the later one is kept. Between people, three messages must agree besides, and the
    table that is searched does not say which of two is later. Messages that are not shared are
    left out.

    messages by default:
    \(tool.examples)

    \(LaboratoryTool.exits)
    """
  }
}
