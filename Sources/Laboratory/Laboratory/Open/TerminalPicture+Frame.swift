import DesignTokens
import LaboratoryCore
import Markup

extension TerminalPicture {
  /// The fills of a palette: the page, the default ink, the cursor, and each role.
  private static func fills(of palette: Palette) -> String {
    let page = ".page { fill: \(palette.ground.css); } .cursor { fill: \(palette.ink.css); }"
    return ([page] + palette.named.map { ".\($0.name) { fill: \($0.color.css); }" })
      .joined(separator: "\n")
  }

  /// The frame of a recording, with its colors and its animation.
  func picture(rows: [String], strip: [String]) -> String {
    let (width, height) = (size.width + 2 * Self.margin, size.height + 2 * Self.margin)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      <title>\(Part.text(title).node.xml)</title>
      <style>
      text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      white-space: pre; }
      .bold { font-weight: 700; } .dim { opacity: 0.6; } .italic { font-style: italic; }
      .under { text-decoration: underline; } .struck { text-decoration: line-through; }
      .cursor { opacity: 0.5; }
      \(Self.fills(of: .light))
      .c0 { fill: #1f2328; } .c1 { fill: #cf222e; } .c2 { fill: #116329; } .c3 { fill: #7d4e00; }
      .c4 { fill: #0969da; } .c5 { fill: #8250df; } .c6 { fill: #1b7c83; } .c7 { fill: #57606a; }
      @media (prefers-color-scheme: dark) {
      \(Self.fills(of: .dark))
      .c0 { fill: #8b949e; } .c1 { fill: #ff7b72; } .c2 { fill: #56d364; } .c3 { fill: #e3b341; }
      .c4 { fill: #79c0ff; } .c5 { fill: #d2a8ff; } .c6 { fill: #76e3ea; } .c7 { fill: #e6edf3; }
      }
      .strip { \(transform(to: frames.count - 1)) }
      @media (prefers-reduced-motion: no-preference) {
      .strip { animation: film \(duration.digits)s step-end infinite; }
      }
      @keyframes film {
      \(moves.joined(separator: "\n"))
      }
      </style>
      <defs xml:space="preserve">
      \(rows.joined(separator: "\n"))
      </defs>
      <rect class="page" width="\(width)" height="\(height)" rx="8"/>
      <svg x="\(Self.margin)" y="\(Self.margin)" width="\(size.width)" height="\(size.height)">
      <g class="strip">
      \(strip.joined(separator: "\n"))
      </g>
      </svg>
      </svg>

      """
  }
}
