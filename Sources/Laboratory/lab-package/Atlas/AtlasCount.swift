import CommandLineSupport
import EmbeddedText
import SharedLaboratory

/// How many comonads with so many positions there are.
struct AtlasCount: JSONConvertible {
  /// How many positions they have in all.
  let size: Int

  /// How many have one place, two, and so on.
  let places: [Int]

  /// How many there are.
  var count: Int { places.reduce(0, +) }

  /// The numbers in two lines.
  var text: String {
    let parts = zip(places, 1...).map { "\($0) with \($1.counted("place"))" }
    return "\(count.counted("comonad")) with \(size.counted("position")) in all\n"
      + "\(parts.listed("and"))\n"
  }

  var json: String { JSONText(["size": size, "count": count, "places": places]).json }
}
