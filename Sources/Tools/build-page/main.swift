// Builds the page of a program of yours. `swift package page NAME` runs it.

import CommandLineSupport
import EmbeddedText
import Foundation
import Locks
import PageBuilder

do throws(Failure) {
  let words = Array(CommandLine.arguments.dropFirst())
  try BuildPageCommand(words) { print($0, terminator: "") }.perform()
} catch {
  StandardError.put("page: \(error.message.showingControls)\n")
  if error.status == .usage { StandardError.put(BuildPageCommand.usage) }
  exit(error.status.rawValue)
}
