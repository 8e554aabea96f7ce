extension Diagram {
  /// The colours and lines, for light and for dark pages.
  package static let style = """
    text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    white-space: pre; }
    .title { font: 600 15px system-ui, sans-serif; } .note { font: 12px system-ui, sans-serif; }
    .middle { text-anchor: middle; } .way { fill: none; stroke-width: 1.5; }
    .refused .way { stroke-dasharray: 5 3; } .node rect { stroke-width: 1; }
    .first rect { stroke-width: 2.5; } .cut rect { stroke-dasharray: 2 3; }
    .page, .veil { fill: #ffffff; } text { fill: #1f2328; } .note, .more { fill: #57606a; }
    .node rect { fill: #f6f8fa; stroke: #57606a; }
    .sent .way { stroke: #0060a8; } .sent .head, .sent text { fill: #0060a8; }
    .refused .way { stroke: #b34700; } .refused .head, .refused text { fill: #b34700; }
    @media (prefers-color-scheme: dark) {
    .page, .veil { fill: #0d1117; } text { fill: #e6edf3; } .note, .more { fill: #9da7b3; }
    .node rect { fill: #161b22; stroke: #9da7b3; }
    .sent .way { stroke: #6cb6ff; } .sent .head, .sent text { fill: #6cb6ff; }
    .refused .way { stroke: #ff9e5e; } .refused .head, .refused text { fill: #ff9e5e; }
    }
    """
}
