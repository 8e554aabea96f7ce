import ComponentKit
import ReadingList
import SystemServices
import TerminalHost

try Terminal.run(Elm<ReadingList>.self, of: ReadingList(.system), keptIn: "reading-list.json")
