// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComonadLaws
import PlaylistPair

extension Generator where Value == Playlist<Bit> {
  /// The generator of playlists of at most four songs, each of them a bit.
  public static let playlists = Generator { draws in
    let remaining = draws.draw("remaining", .integers(in: 0...3))
    let song = draws.draw("song", Generator<Bit>.cases.function(of: Int.self))
    return Playlist(remaining: remaining) { song($0) }
  }
}

/// Returns the generator of programs that skip at most three songs.
public func skips<Value: Observed>(_ values: Generator<Value>) -> Generator<Skip<Value>> {
  Generator { draws in
    let count = draws.draw("count", Generator<Int>.integers(in: 0...3).function(of: Int.self))
    let value = draws.draw("value", values.function(of: Int.self))
    return Skip { (min(count($0), $0), value($0)) }
  }
}
