extension CheckCommand {
  static func help(of tool: LaboratoryTool) -> String {
    """
    \(tool.name) check decides properties of a program. It visits all states that messages and answers
    of work lead to, in every order, and says of each property whether a run breaks it.

    usage: \(tool.name) check\(tool.programUsage)
           [--property NAME] [--depth N] [--states N] [--time S] [--covered-by FILE]
           [--draw FILE] [--record FILE] [--suite FILE] [--journal FILE] [--json]
           \(tool.name) check --help explains each of them

    options, written --name value or --name=value:\(tool.programOption)
      --property NAME  decide this property only; without it, all of them
      --depth N        let at most N events happen one after another
      --states N       reach at most N states; by default 100000, or 2000 where the
                       experiment declares no checks
      --time S         visit states for at most S seconds
      --covered-by FILE
                       say which part of the states, steps and refusals the messages of FILE reach,
                       and which histories reach the rest: one message a line, and an empty line
                       between two histories
      --draw FILE      draw the shortest run that breaks the first refuted property, or, if none is
                       refuted, the states; replace FILE by the picture in one step
      --record FILE    write that run to FILE, which must not exist, as a recording for \(tool.name) replay
      --suite FILE     replace FILE by the complete suite of the program's page as JSON: histories of
                       what a person does with its controls, and what it shows after each action;
                       if the name ends with .swift, by that of its messages, as tests in Swift
      --journal FILE   only explore, and keep in FILE the number of the event that is tried; this
                       command does so in a second process, to find a message that traps
      --json           print the verdicts as one line of JSON: "states", "steps", "cut", and
                       "properties" with "name", "claim", "verdict", "strength" and, if it is
                       refuted, "trace"; with --covered-by, "covered"
      --help           print this text

    verdicts:
      decided          all states were visited, and no run breaks the property
      bounded          no run of so many events breaks it; the exploration stopped at a limit
      refuted          a run breaks it, and the shortest one is shown; a loop is repeated for ever
      inconclusive     the exploration stopped before the question could be answered

    A person may stop at any time, and work ends at some time. The spaces are small on purpose: two
    tasks or two sources show what many would.

    \(LaboratoryTool.exits)
    """
  }
}
