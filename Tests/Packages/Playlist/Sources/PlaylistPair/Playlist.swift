// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Comonads

/// Songs by how many remain after them; the song in focus is the next one.
public struct Playlist<Value>: PairedComonad {
  public typealias Focus = Value

  /// How many songs remain after the one in focus.
  public private(set) var remaining: Int
  public let song: (_ remaining: Int) -> Value

  public init(remaining: Int, song: @escaping (_ remaining: Int) -> Value) {
    (self.remaining, self.song) = (remaining, song)
  }

  public func extract() -> Value { song(remaining) }

  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Playlist<Other> {
    Playlist<Other>(remaining: remaining) { transform(song($0)) }
  }

  public func duplicate() -> Playlist<Playlist> { extend { $0 } }

  public func extend<Other>(_ transform: @escaping (Playlist) -> Other) -> Playlist<Other> {
    Playlist<Other>(remaining: remaining) { transform(Playlist(remaining: $0, song: song)) }
  }

  public mutating func move(by skip: Skip<Void>) { remaining -= skip.run(remaining).skipped }
}
