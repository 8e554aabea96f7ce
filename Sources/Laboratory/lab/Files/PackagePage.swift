import CommandLineSupport
import ComponentHost
import EmbeddedText
import SystemFiles

/// Returns the text of a page of the package, for a command that is run in its folder.
func packagePage(_ name: String, in folder: String, for command: String) throws(Failure) -> String {
  guard let bytes = try? readFile(at: "\(folder)/\(name)") else {
    throw Failure(
      .noInput,
      "\(name) must be in the current directory; got none in \(folder.quoted); "
        + "run \(command) in the folder of ComonadLab"
    )
  }
  return try utf8Text(of: bytes, from: name)
}
