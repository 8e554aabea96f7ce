import SharedLaboratory

extension DrawCommand {
  static func help(of tool: LaboratoryTool) -> String {
    """
    \(tool.name) draw shows the states that a program reaches by messages, and the result of every
    message in each of them. That is the same in every architecture.

    usage: \(tool.name) draw\(tool.programUsage)
           [--depth N] [--messages TEXT] [--merge] [--svg FILE|-] [--json]
           \(tool.name) draw --help explains each of them

    options, written --name value or --name=value:\(tool.programOption)
      --depth N        send at most N messages one after another, 4 by default; a state from
                       which messages lead on is marked as cut off
      --messages TEXT  the messages that are sent in every state, as for \(tool.name) run; by default
                       those below
    \(SpaceDrawing.options)
      --help           print this text

    Without --svg and --json the states are printed as a tree, each once, below the message
    that leads to it first. At most \(StateSpace.limit) states are visited. Effects do not run: their
    answers are messages like any other.

    messages by default:
    \(tool.examples)

    \(LaboratoryTool.exits)
    """
  }
}

extension SpaceDrawing {
  /// The lines of a help text on the options of a drawing.
  package static var options: String {
    """
      --merge          draw states as one if no messages distinguish them; a state that is
                       cut off is merged with no other, so merged states agree at any depth
      --svg FILE       draw a picture with a box for each state and an arrow for each message,
                       dashed if it is refused, and replace FILE by it in one step; - is
                       standard output; a picture holds at most \(limit) states
      --json           print the states and the results of messages as one line of JSON: "nodes"
                       with "view", "depth", "states" (how many were merged) and "cutOff";
                       "edges" with "from", "to" (null beyond the depth), "message" and, if it is
                       refused, the reason as "refused"
    """
  }
}

extension OpenCommand {
  static func help(of tool: LaboratoryTool) -> String {
    """
    \(tool.name) open shows a program on the terminal, with the space around it, its log and its laws.

    usage: \(tool.name) open\(tool.programUsage) [--architecture elm|redux|react|halogen]
           \(tool.name) open --help explains each of them

    options, written --name value or --name=value:\(tool.programOption)
      --architecture NAME  the architecture at the beginning; by default the first
      --help               print this text

    1 to 4 show the same state in another architecture, n and p choose a program, / writes a
    message, [ and ] go back and forth, l checks laws, c measures, ? explains and q leaves.
    In a pipe, or on a terminal without a cursor, the view is written as lines, and lines are
    read: the number of a control, and a text for a field. NO_COLOR disables colours.

    \(LaboratoryTool.exits)
    """
  }
}
