import ComponentKit
import ReadingList
import SystemServices
import TerminalHost

try Terminal.run(Elm<ReadingList>.self, of: ReadingList(.system), keptAs: "reading-list")
