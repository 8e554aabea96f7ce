// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComonadLaws
import PlaylistPair

extension Instance {
  /// A playlist, its programs and their pairing, with the laws of all three.
  public static let playlist = Instance(
    "Playlist",
    comonadLaws(.playlists, values: .cases),
    monadLaws(skips(Generator<Bit>.cases), values: .cases),
    moveLaws(
      .playlists,
      movements: skips(Generator<Bit>.cases).map { skip in skip.map { _ in () } },
      values: .cases
    ) { skip, list in pair(skip, list) { $1 } },
    pairingLaws(
      skips(Generator<Bit>.cases),
      .playlists,
      answers: .cases,
      values: .cases,
      pair: { pair($0, $1, $2) },
      everywhere: { pair($0, $1, $2) }
    )
  )
}
