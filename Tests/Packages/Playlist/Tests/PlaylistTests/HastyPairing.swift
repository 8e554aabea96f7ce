import ComonadLaws
import PlaylistLaws
import PlaylistPair

/// Runs a program on a playlist, and skips each song twice.
func hastyPair<Answer, Value, Result>(
  _ skip: Skip<Answer>,
  _ list: Playlist<Value>,
  _ combine: (Answer, Value) -> Result
) -> Result {
  let (skipped, answer) = skip.run(list.remaining)
  return combine(answer, list.song(max(list.remaining - 2 * skipped, 0)))
}

extension Instance {
  static let hastyPairing = Instance(
    "HastyPairing",
    pairingLaws(
      skips(Generator<Bit>.cases),
      .playlists,
      answers: .cases,
      values: .cases,
      pair: { hastyPair($0, $1, $2) },
      everywhere: { hastyPair($0, $1, $2) }
    )
  )
}
