extension Help {
  /// How laws are checked.
  static let lawsUsage = """
    usage: lab laws [--only NAME] [--cases N] [--seed S] [--shard I/N] [--keep FILE] [--json]
           lab laws --broken NAME [--cases N] [--seed S] [--json]
           lab laws --replay TOKEN [--json]
           lab laws --list | --matrix
           lab laws --help explains each of them

    """

  /// The answer to `lab laws --help`.
  static let laws = """
    lab laws checks that every instance of the catalogue obeys its laws, and that every broken
    instance, with one fault put in on purpose, is caught by the laws that it names.

    \(lawsUsage)
    options, written --name value or --name=value:
      --only NAME      an instance (Store), a broken instance (Store.S1), a law
                       (comonad.associativity), or all that begin with a name: Store is the
                       store and its broken instances, comonad the laws whose names start so
      --cases N        how many cases each law is checked on, 100 by default; broken instances
                       always get 100, and 10 of the laws that need not fail
      --seed S         the number that all randomness comes from, 1 by default; the same seed
                       gives the same report
      --shard I/N      run share I of N, so that several machines do the work of one; all shares
                       together run the cases that one run would, and each broken instance is in
                       one of them
      --keep FILE      run the cases of this file before all others, and add those that break a
                       law now; they stay when they hold again. One token a line, sorted; # begins
                       a comment. The file is replaced in one step
      --broken NAME    check one broken instance, and show the report that its author would see
      --replay TOKEN   run one case, from the token that a report prints
      --list           print the names of all instances, laws and broken instances
      --matrix         print which law catches which broken instance, as Markdown
      --json           print one line of JSON instead; "survivors" are the broken instances that
                       were not caught by all their laws, with the laws expected and found
      --help           print this text

    On a terminal the progress is shown while laws are checked.

    \(exits)
    """
}
