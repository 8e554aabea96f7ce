import ComponentKit
import ReadingList
import WebHost

Page.start(Elm<ReadingList>.self, of: ReadingList(Page.network), keptAs: "reading-list")
