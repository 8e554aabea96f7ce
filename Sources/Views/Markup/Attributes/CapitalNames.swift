import EmbeddedText

/// The names of SVG elements and attributes that contain capitals.
///
/// No other name in HTML does. A live page creates them with this spelling, as the HTML parser does
/// for any mixture of letters. (WHATWG, HTML, section 13.2.6.5.)
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
