import CommandLineSupport
import LaboratoryCore
import SamplePrograms

extension Help {
  /// How a space is drawn.
  static let drawUsage = """
    usage: lab draw --program \(programNames)
                    [--depth N] [--messages TEXT] [--merge] [--svg FILE|-] [--json]
           lab draw --pair store|moore|cofree|traced|ledger
                    [--depth N] [--merge] [--svg FILE|-] [--json]
           lab draw --help explains each of them

    """

  /// The answer to `lab draw --help`.
  static var draw: String {
    """
    lab draw shows the states that a sample program reaches by messages, and the result of every
    message in each of them. That is the same in every architecture. With --pair it shows the places
    of a small space, and the moves of its dual between them.

    \(drawUsage)
    options, written --name value or --name=value:
      --program NAME   the program, as lab run --help explains it
      --pair NAME      the space: store of squares, moore machine of sums, cofree lamp, traced sum,
                       or ledger of sums
      --depth N        send at most N messages one after another, 4 by default; a state from
                       which messages lead on is marked as cut off
      --messages TEXT  the messages that are sent in every state, as for lab run; by default
                       those below
      --merge          draw states as one if no messages distinguish them; a state that is
                       cut off is merged with no other, so merged states agree at any depth
      --svg FILE       draw a picture with a box for each state and an arrow for each message,
                       dashed if it is refused, and replace FILE by it in one step; - is
                       standard output; a picture holds at most \(DrawCommand.limit) states
      --json           print the states and the results of messages as one line of JSON: "nodes"
                       with "view", "depth", "states" (how many were merged) and "cutOff";
                       "edges" with "from", "to" (null beyond the depth), "message" and, if it is
                       refused, the reason as "refused"
      --help           print this text

    Without --svg and --json the states are printed as a tree, each once, below the message
    that leads to it first. At most \(StateSpace.limit) states are visited. Effects do not run: their
    answers are messages like any other.

    messages by default:
    \(vocabularies)

    \(exits)
    """
  }

  /// The usual messages of each program.
  private static var vocabularies: String {
    samplePrograms().map { program in
      "  \(program.name.padded(to: 10))\(program.vocabulary)"
    }.joined(separator: "\n")
  }
}
