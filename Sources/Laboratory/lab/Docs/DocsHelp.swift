extension Help {
  /// How a site is made.
  static let docsUsage = """
    usage: lab docs [--output FOLDER] [--base PATH]
           lab docs --help explains each of them

    """

  /// The answer to `lab docs --help`.
  static let docs = """
    lab docs makes a site of static files from the pages of Docs and the reference of every
    public declaration, by the toolchain's docc. It is run in the folder of ComonadLab. It
    ends without a site if docc warns of anything, or if a public declaration has no
    documentation.

    \(docsUsage)
    options, written --name value or --name=value:
      --output FOLDER  the folder to write, by default "site" in the current directory; it
                       must be empty or absent, or an older site, which is replaced when the
                       new one is whole
      --base PATH      the path under which a server will show the folder, if not its root
      --help           print this text

    A site is read from a server; any will do: python3 -m http.server --directory site
    shows the start page at http://localhost:8000/documentation/comonadlab

    exit status:
      0   done
      64  the command line breaks a rule
      65  a page or a comment breaks a rule; each is named above
      66  the current directory is not the folder of ComonadLab
      69  the toolchain has no docc
      74  the folder could not be written

    """
}
