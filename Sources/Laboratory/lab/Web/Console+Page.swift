import CommandLineSupport
import EmbeddedText

extension Console {
  /// Builds a module, and shows that meanwhile.
  func module(of build: WebBuild) throws(Failure) -> [UInt8] {
    let progress = ProgressLine(self)
    progress.show("compiling \(build.product) for a browser")
    let made = Result { () throws(Failure) in try build.module() }
    try progress.clear()
    return try made.get()
  }

  /// Writes a page to a file, and prints its sizes.
  func write(_ html: HTMLFile, to page: NamedFile) throws(Failure) {
    let size = try page.write(html)
    try write("\(page.path.showingControls): \(size) bytes, module \(html.module.count) bytes\n")
  }
}
