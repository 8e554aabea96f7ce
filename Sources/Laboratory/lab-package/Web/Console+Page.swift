import CommandLineSupport
import Foundation
import Laboratory
import PageBuilder

extension Console {
  /// Builds a module, and shows that meanwhile.
  func module(of build: ModuleBuild) throws(Failure) -> Data {
    let progress = ProgressLine(self)
    progress.show("compiling \(build.product) for a browser")
    let made = Result { () throws(Failure) in try build.module() }
    try progress.clear()
    return try made.get()
  }
}
