import DesignTokens

extension Diagram {
  /// The colours and lines, for light and for dark pages.
  package static var style: String {
    """
    text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    white-space: pre; }
    .title { font: 600 15px system-ui, sans-serif; } .note { font: 12px system-ui, sans-serif; }
    .middle { text-anchor: middle; } .way { fill: none; stroke-width: 1.5; }
    .refused .way { stroke-dasharray: 5 3; } .node rect { stroke-width: 1; }
    .first rect { stroke-width: 2.5; } .cut rect { stroke-dasharray: 2 3; }
    \(colours(of: .light))
    @media (prefers-color-scheme: dark) {
    \(colours(of: .dark))
    }
    """
  }

  /// The rules of a palette.
  private static func colours(of palette: Palette) -> String {
    let (sent, refused) = (palette.accent.css, palette.negative.css)
    return """
      .page, .veil { fill: \(palette.paper.css); } text { fill: \(palette.ink.css); }
      .note, .more { fill: \(palette.soft.css); }
      .node rect { fill: \(palette.ground.css); stroke: \(palette.edge.css); }
      .first rect { fill: \(palette.wash.css); stroke: \(sent); }
      .sent .way { stroke: \(sent); } .sent .head, .sent text { fill: \(sent); }
      .refused .way { stroke: \(refused); } .refused .head, .refused text { fill: \(refused); }
      """
  }
}
