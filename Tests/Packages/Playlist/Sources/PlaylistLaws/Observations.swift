// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComonadLaws
import PlaylistPair

extension Playlist: Observed, Explorable where Value: Observed {
  public var landmark: String { "\(remaining) remain" }
  public var exitCount: Int { min(remaining, 2) }
  public func step(through exit: Int) -> Playlist { moved(by: .ahead(exit + 1)) }
  public func name(ofExit exit: Int) -> String { "skipping \(exit + 1)" }
}

extension Skip: Observed where Value: Observed {
  public func show(in reading: inout ObservedText) {
    for remaining in 0...3 {
      let end = run(remaining)
      reading.add(part: ".run(\(remaining)).skipped", end.skipped)
      reading.add(part: ".run(\(remaining)).value", end.value)
    }
  }
}
