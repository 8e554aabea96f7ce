extension LawsCommand {
  static func help(of tool: LaboratoryTool) -> String {
    let broken = tool.catalogue.broken.isEmpty ? ("", "", "") : brokenHelp(of: tool)
    return """
      \(tool.name) laws checks that every instance of the catalogue obeys its laws\(broken.0)

      usage: \(tool.name) laws [--only NAME] [--cases N] [--seed S] [--keep FILE]
             [--verdicts] [--json]
             \(tool.name) laws --replay TOKEN [--json]
             \(tool.name) laws --list\(broken.1)
             \(tool.name) laws --help explains each of them

      options, written --name value or --name=value:
        --only NAME      an instance, a law (component.batch), or all that begin with a name:
                         Elm is all instances in Elm, component the laws whose names start so
        --cases N        how many cases each law is checked on, 100 by default\(broken.2)
        --seed S         the number that all randomness comes from, 1 by default; the same seed
                         gives the same report
        --keep FILE      run the cases of this file before all others, and add those that break a
                         law now; they stay when they hold again. One token a line, sorted; # begins
                         a comment. The file is replaced in one step
        --verdicts       print a line for each law too: decided, if all its cases were compared;
                         bounded, if all up to a number of steps were, and random ones; sampled, if
                         the smallest and random ones were
        --replay TOKEN   run one case, from the token that a report prints
        --list           print the names of all instances, laws and broken instances
        --json           print one line of JSON instead
        --here           check in this process, which a law that traps ends; else the laws are checked
                         in another one, and a law that traps is reported as broken
        --journal FILE   check the laws one by one, and let FILE name the case that is being run
        --trapped TOKEN  report the law of this case as one that traps; may be given several times
        --help           print this text

      While laws are checked, the progress is shown: on a terminal all the time, elsewhere as a line
      of the standard error every half minute.

      \(LaboratoryTool.exits)
      """
  }

  /// What the help says where there are broken instances: in its first line, on the usage, and on
  /// options.
  private static func brokenHelp(of tool: LaboratoryTool) -> (String, String, String) {
    (
      """
      , and that every
      broken instance, with one fault put in on purpose, is caught by the laws that it names.
      """,
      """
       | --matrix
             \(tool.name) laws --broken NAME [--cases N] [--seed S] [--json]
             \(tool.name) laws --certificate FILE|- [--only NAME] [--seed S]
      """,
      """
      ; broken instances
                         get up to 1000 of a law that must fail, and 10 of the other laws
        --broken NAME    check one broken instance, and show the report that its author would see
        --certificate FILE
                         write all cases of each decided law, with both sides, as a line of JSON, and
                         replace FILE by them in one step; - is standard output. Without --only, the
                         tables of the finite containers come first.
                         Tests/Checks/Certificates/certificate.py checks both by code of its own
        --matrix         print which law catches which broken instance, as Markdown
      """
    )
  }
}
