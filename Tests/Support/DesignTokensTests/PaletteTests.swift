import DesignTokens
import Testing

@Suite("Palettes")
struct PaletteTests {
  static let palettes = [Palette.light, .dark]

  @Test("Texts have a contrast of 4.5 with what stands behind them", arguments: palettes)
  func texts(of palette: Palette) {
    let texts = [
      palette.ink, palette.soft, palette.accent, palette.positive, palette.negative, palette.hue1,
      palette.hue2, palette.hue3, palette.hue4,
    ]
    for text in texts {
      for surface in [palette.ground, palette.paper] {
        #expect(text.contrast(with: surface) >= 4.5, "\(text.css) on \(surface.css)")
      }
    }
    for (text, surface) in [
      (palette.onAccent, palette.accent), (palette.ink, palette.wash), (palette.soft, palette.wash),
      (palette.accent, palette.wash), (palette.negative, palette.negativeWash),
      (palette.ink, palette.negativeWash),
    ] {
      #expect(text.contrast(with: surface) >= 4.5, "\(text.css) on \(surface.css)")
    }
  }

  @Test("Edges of controls have a contrast of 3", arguments: palettes)
  func edges(of palette: Palette) {
    for edge in [palette.edge, palette.accent, palette.negative] {
      for surface in [palette.ground, palette.paper, palette.wash] {
        #expect(edge.contrast(with: surface) >= 3, "\(edge.css) on \(surface.css)")
      }
    }
  }

  @Test("The contrast is that of the guidelines")
  func contrast() {
    // Computed by the formula of WCAG 2.2 with another program.
    #expect(abs(ThemeColor(0x767676).contrast(with: 0xffffff) - 4.5422) < 0.0005)
    #expect(abs(ThemeColor(0xff0000).contrast(with: 0x0000ff) - 2.1489) < 0.0005)
    #expect(ThemeColor(0x777777).contrast(with: 0xffffff) < 4.5)
  }

  @Test("A style sheet has each colour once, for both schemes")
  func sheet() {
    let css = Theme.standard.css
    for (light, dark) in zip(Palette.light.named, Palette.dark.named) {
      let line = "--\(light.name):light-dark(\(light.color.css),\(dark.color.css))"
      #expect(css.split(separator: line, omittingEmptySubsequences: false).count == 2, "\(line)")
    }
    #expect(css.contains("--s6:1.5rem"))
    #expect(css.contains("--small:.875rem"))
  }
}
