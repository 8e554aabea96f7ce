import Laboratory

extension AtlasCommand {
  static let name = "atlas"
  static let summary = "list the comonads on small finite containers"

  static func help(of tool: LaboratoryTool) -> String {
    """
    lab atlas lists every comonad on a small finite container, up to isomorphism. The comonads with N
    positions in all are the categories with N moves: a shape is a place, and its positions are the
    moves that start there. Each is an architecture, and some have a name in this package.

    usage: lab atlas --size N [--json]
           lab atlas --size N --entry K [--json | --run]
           lab atlas --size N [--entry K] --certificate FILE|-
           lab atlas --size N --count [--json]
           lab atlas --size N --rebases [--json]
           lab atlas --ladder [--size N] [--json]
           lab atlas --page FILE [--architecture elm|redux|react|halogen]
           lab atlas --theories [--bound N] [--json]
           lab atlas --theory NAME [--bound N] [--json | --run]
           lab atlas --equations FILE|- [--bound N] [--json | --run]
           lab atlas --help explains each of them

    options, written --name value or --name=value:
      --size N            list the comonads with N positions in all, from 1 to \(AtlasTask.limit)
      --entry K           show one of them, by its number in the list: its places, moves and
                          composites, its properties, its sums and products, and its dual monad
      --run               with --entry, --theory or --equations, run it in the terminal: a place is
                          a view, and a move a button; q leaves
      --count             print only how many there are, for N from 1 to \(AtlasTask.countLimit); 8 takes minutes
      --rebases           count, for N from 1 to \(AtlasTask.rebasesLimit), in how many ways the moves of each entry can
                          be rebased over each other, up to renaming: f/g for two moves from one
                          place, with R1 to R3 of Docs/Rebasing.md
      --ladder            decide, for all entries up to size N, \(AtlasTask.ladderLimit) by default and at most, in
                          which spaces the programs of each run: whether a morphism of comonads is
                          onto the places
      --certificate FILE  write the table of each entry, and all cases of each law with both sides,
                          as a line of JSON, and replace FILE by it in one step; - is standard
                          output. Tests/Checks/Certificates/certificate.py checks it
      --page FILE         build a page with a map of all entries to size 5, on which one walks by
                          arrow keys or by a pointer, and on which each entry runs; it needs a
                          toolchain with Embedded Swift, as those of swift.org are
      --architecture NAME the architecture of the page, elm by default
      --theories          compute the architecture of each theory: of operations with finitely many
                          answers, and equations between programs of them
      --theory NAME       show one of them: its operations and equations, and its behaviour
                          category, looked up in the atlas by isomorphism
      --equations FILE    show the theory of a file; - is standard input. A line such as "read: 2"
                          declares an operation and its number of answers. A line such as
                          "read(x, x) = x" is an equation; a name that is no operation is a variable.
                          A line that begins with # is skipped
      --bound N           with a theory, compute at most N moves from a place, N places and 16 N
                          moves in all, N from 1 to \(AtlasTask.bound.largest); \(AtlasTask.bound.standard) by default. A theory that
                          needs more is undecided within N; one without equations is compared
                          with Cofree, to the greatest depth with at most N moves
      --json              print one line of JSON instead; places and moves are numbered from 0. A
                          composite is null where the second move does not start where the first
                          ends. "morphisms" of a ladder have the place of each place, "places",
                          and for each place the move for each move of the programs, "moves". A
                          theory has the operations of each move, "words", the answers at each
                          place, "answers", how many programs of the dual monad return nothing,
                          "programs", and how many of these the operations make, "made"; null where
                          there are more than 16
      --help              print this text

    In a list, a row of "moves" says how many moves lead from a place to each place. The search is
    our own; the numbers are those of OEIS A125696. On a terminal the progress is shown.

    \(LaboratoryTool.exits)
    """
  }
}
