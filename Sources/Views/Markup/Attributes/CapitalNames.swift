import EmbeddedText

/// The names of SVG that hold capitals, of elements and of attributes.
///
/// In HTML no other name does, and browsers know these in any letters; a live page makes them as
/// they are spelled here, as the parser of HTML does. (WHATWG, HTML, section 13.2.6.5.)
enum CapitalNames {
  private static let all = """
    clipPath feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge \
    feMergeNode feOffset foreignObject linearGradient radialGradient textPath clipPathUnits \
    filterUnits gradientTransform gradientUnits lengthAdjust markerHeight markerUnits markerWidth \
    maskContentUnits maskUnits pathLength patternContentUnits patternTransform patternUnits \
    preserveAspectRatio primitiveUnits refX refY spreadMethod startOffset stdDeviation textLength \
    viewBox
    """

  /// Whether a name is one of them.
  static func contain(_ name: String) -> Bool { name.isWord(of: all) }
}
