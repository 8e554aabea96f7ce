import Laboratory

extension ConduitCommand {
  static let name = "conduit"
  static let summary = "run an application of real size with a server"

  static func help(of tool: LaboratoryTool) -> String {
    """
    lab conduit shows the front end of the RealWorld specification: articles, comments, favorites and
    accounts. It starts a server of the specification on this machine, whose data end with it; its
    people ada@example.com, alan@example.com and grace@example.com have the password secret12.

    usage: lab conduit [--server ADDRESS] [--keep FOLDER] [--architecture NAME]
           lab conduit --page FILE [--architecture NAME]
           lab conduit --help explains each of them

    options, written --name value or --name=value:
      --server ADDRESS     use another server, whose interface is below ADDRESS/api
      --keep FOLDER        keep the session in a folder; by default the end of the run ends it
      --architecture NAME  elm, redux, react or halogen; elm by default
      --page FILE          build the page, write it to FILE in one step, serve it together with the
                           interface, and print its address, until Control-C
      --help               print this text

    On a terminal Tab moves, Enter presses and Control-C leaves. In a pipe the view is written as
    lines, and lines are read: the number of a control, and a text for a field. The server needs
    python3 on the PATH; a page needs a toolchain of swift.org.

    \(LaboratoryTool.exits)
    """
  }
}
