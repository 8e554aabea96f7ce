extension Help {
  /// How slides are made.
  static let slidesUsage = """
    usage: lab slides
           lab slides --help explains it

    """

  /// The answer to `lab slides --help`.
  static let slides = """
    lab slides prints the slides of the course as one page of HTML, made from the pages of
    its lessons. It is run in the folder of ComonadLab:

      lab slides >Docs/CourseSlides.html

    The page needs no network. Arrow keys, the space bar, Home and End show one slide after
    another; on paper and without JavaScript all slides are below each other.

    \(slidesUsage)
    options, written --name:
      --help  print this text

    exit status:
      0   done
      64  the command line breaks a rule
      65  a page breaks a rule
      66  the current directory is not the folder of ComonadLab
      74  something could not be written

    """
}
