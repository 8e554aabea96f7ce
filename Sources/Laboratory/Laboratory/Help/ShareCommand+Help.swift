extension ShareCommand {
  static func help(of tool: LaboratoryTool) -> String {
    """
    \(tool.name) share serves the program to several people on this machine: what one of them does,
    the others see. Open its page in two windows, disconnect one, change something in both, and
    connect it again.

    usage: \(tool.name) share\(tool.programUsage) [--page FILE] [--port N] [--log FILE]
           \(tool.name) share\(tool.programUsage) --join ADDRESS [--kept FILE]
           \(tool.name) share --help explains each of them

    options, written --name value or --name=value:\(tool.programOption)
      --page FILE      the page to serve, which shares the program\(
        tool.sharedPage == nil ? "" : "; by default one is built")
      --port N         the port on this machine, 8080 by default; 0 is one that is free
      --log FILE       the file to which each message is added, and from which the server goes
                       on when it is started again
      --join ADDRESS   share the program on this terminal, at the address that the server prints
      --kept FILE      keep the state of this terminal, with what has not been sent
      --help           print this text

    Whether what people do at once can be merged, \(tool.name) merge decides. No other machine
    reaches the server.

    \(LaboratoryTool.exits)
    """
  }
}
