// Builds the page of a program of yours: swift run build-page --product NAME

import CommandLineSupport
import EmbeddedText
import Foundation
import Locks
import PageBuilder

do throws(Failure) {
  let words = Array(CommandLine.arguments.dropFirst())
  try BuildPageCommand(words) { print($0, terminator: "") }.perform()
} catch {
  StandardError.put("build-page: \(error.message.showingControls)\n")
  if error.status == .usage { StandardError.put(BuildPageCommand.usage) }
  exit(error.status.rawValue)
}
