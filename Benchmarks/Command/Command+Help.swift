extension Command {
  /// The usage in one line.
  static let usage =
    "usage: pairing-benchmarks [--quick] [--only NAME] [--tables] [--counts] [--compare FILE] [--list] "
    + "[--json FILE] [--svg FILE] [--self-test] [--space N] "
    + "[--steps N] [--help]"

  /// The explanation of every option.
  static let help = """
    \(usage)

    Measures what moves, readings and binds cost, against code written by hand.

      --quick         fewer and shorter readings; ends within a minute, and says what it found in
                      some sentences
      --only NAME     one group, benchmark, or benchmark/variant; may be given several times
      --tables        prints the tables of a quick run, too
      --counts        allocations and retains only; exact, and in debug builds too
      --compare FILE  compares with a file that --json wrote
      --list          names all benchmarks
      --json FILE     writes the results
      --svg FILE      writes a chart of time per step against n
      --self-test     compares code with itself 40 times, which may raise 3 false alarms, and 10
                      times with a tenth more work, which must be noticed; times a loop with a
                      formula
      --space N       visits N states of a program once, on all processors, and decides two
                      properties; prints states a second and bytes a state
      --steps N       runs N steps and measures nothing, for callgrind and the like
      --help          shows this

    A ratio and an exponent have an interval that covers the true median in at least 99 % of
    all rounds, if they are independent. Another process has other addresses, and may find other
    figures. Growth that is no power of the size is marked as bent. A box is one small object, made
    and released, in the same run. Counts are those of one step. Bars are logarithmic. A cost over
    its budget is named; that is no failure.

    --compare calls something worse if the whole interval of its ratio lies more than a tenth above
    the one in the file, that of its exponent more than 0.15 above, or its counts are greater; what
    may be noise is measured again. A file is of no use if it is missing, damaged, of another schema, from
    a build with other flags, or about other benchmarks.

    Exit status: 0 all well, 1 something is worse than in the file, or --space takes more than a
    gigabyte for a million states, 2 the file is of no use, 64 the command line breaks a rule, 74 a
    file cannot be written.
    """
}
