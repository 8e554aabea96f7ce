import ComonadLaws
import Comonads
import PlaylistLaws
import PlaylistPair

/// A playlist whose `extend` has one value everywhere.
struct Stuck<Value>: Comonad {
  typealias Focus = Value
  let list: Playlist<Value>

  func extract() -> Value { list.extract() }
  func map<Other>(_ transform: @escaping (Value) -> Other) -> Stuck<Other> {
    Stuck<Other>(list: list.map(transform))
  }
  func duplicate() -> Stuck<Stuck> { extend { $0 } }
  func extend<Other>(_ transform: @escaping (Stuck) -> Other) -> Stuck<Other> {
    Stuck<Other>(list: list.map { _ in transform(self) })
  }
}

extension Stuck: Observed, Explorable where Value: Observed {
  var exitCount: Int { list.exitCount }
  func step(through exit: Int) -> Stuck { Stuck(list: list.step(through: exit)) }
}

extension Instance {
  static let stuck = Instance(
    "Stuck",
    comonadLaws(Generator.playlists.map { Stuck(list: $0) }, values: .cases)
  )
}
