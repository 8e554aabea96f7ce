import EmbeddedText

/// The slides of the course, made from the pages of its lessons.
///
/// A lesson has a slide for its goals, one for each section of its text, one for each two
/// exercises, and one for the wrong answers.
struct Slides {
  /// The slides, each with its blocks.
  private(set) var slides: [[PageBlock]]

  /// Makes slides from the texts of pages.
  ///
  /// - Parameters:
  ///   - course: The page on the course, whose first paragraph is on the first slide.
  ///   - lessons: The pages of the lessons, in order.
  init(course: String, lessons: [String]) {
    slides = [Array(PageBlock.blocks(of: course).prefix(2))]
    for lesson in lessons { slides += Self.slides(of: PageBlock.blocks(of: lesson)) }
  }
}

// MARK: - A lesson

extension Slides {
  /// The slides of a lesson.
  private static func slides(of lesson: [PageBlock]) -> [[PageBlock]] {
    guard let title = lesson.first else { return [] }
    var slides: [[PageBlock]] = []
    for section in parts(of: lesson, level: 2) {
      switch section[0] {
      case .heading(_, "Goals"): slides.append([title] + section.dropFirst())
      case .heading(_, "Exercises"):
        let tasks = parts(of: section, level: 3)
        for first in stride(from: 0, to: tasks.count, by: 2) {
          slides.append([section[0]] + tasks[first...].prefix(2).joined())
        }
      case .heading(_, "Solutions"): slides.append(wrongAnswers(in: section))
      case .heading(_, "Next"): continue
      default: slides.append(summary(of: section))
      }
    }
    return slides
  }

  /// The parts of a page that begin with a heading of a level.
  private static func parts(of blocks: [PageBlock], level: Int) -> [[PageBlock]] {
    var parts: [[PageBlock]] = []
    for block in blocks {
      if case .heading(level, _) = block {
        parts.append([block])
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(block)
      }
    }
    return parts
  }

  /// The heading of a section, its first paragraph and those that begin with a term, its tables,
  /// and its first examples, which are at most two and fit on a slide.
  ///
  /// The function that prints reports is the same in all lessons, so no slide shows it.
  private static func summary(of section: [PageBlock]) -> [PageBlock] {
    var paragraphs = 0
    var examples: [Int] = []
    return section.filter { block in
      switch block {
      case .paragraph(let text):
        paragraphs += 1
        return paragraphs == 1 || text.hasPrefix("**")
      case .code(let code):
        guard !code.hasPrefix("func reason(") else { return false }
        examples.append(code.split(separator: "\n", omittingEmptySubsequences: false).count)
        return examples.count <= 2 && examples.reduce(0, +) <= 24
      default: return true
      }
    }
  }

  /// The reasons for which the answers of a section are wrong.
  private static func wrongAnswers(in section: [PageBlock]) -> [PageBlock] {
    var number = ""
    var reasons: [String] = []
    for block in section {
      switch block {
      case .heading(3, let text): number = String(text.split(separator: " ").last ?? "")
      case .paragraph(let text) where text.contains("wrong answer**"):
        reasons.append("\(number): \(text.replacing("**", with: ""))")
      default: continue
      }
    }
    return [.heading(2, "Why is it wrong?"), .list(reasons)]
  }
}

// MARK: - HTML

extension Slides {
  /// The page, which needs no network.
  ///
  /// All slides are below each other, until the script shows one of them.
  var html: String {
    let sections = slides.enumerated().map { index, blocks in
      """
      <section id="s\(index + 1)">
      \(blocks.map(\.html).joined())<footer>\(index + 1) of \(slides.count)</footer>
      </section>

      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>ComonadLab: the course</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <main>
      \(sections.joined())</main>
      <script>
      \(Self.script)</script>
      </body>
      </html>

      """
  }

  /// The style: slides below each other, a page of paper for each, or one that fills the window.
  private static let style = """
    body { margin: 0; font: 1.4rem/1.35 system-ui, sans-serif; color: #111; background: #fff; }
    section { box-sizing: border-box; max-width: 74rem; margin: 0 auto; padding: 1.5rem 2rem; }
    h1, h2, h3 { line-height: 1.15; margin: 0.6em 0 0.4em; }
    pre, code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
    pre { font-size: 0.75em; background: #f3f3f3; padding: 0.8em; overflow-x: auto; }
    table { border-collapse: collapse; }
    th, td { text-align: left; padding: 0.2em 0.8em; border-bottom: 1px solid #999; }
    footer { color: #555; font-size: 0.7em; }
    .one section { display: none; }
    .one section.shown { display: block; min-height: 100vh; }
    @media (prefers-color-scheme: dark) {
      body { color: #eee; background: #111; } pre { background: #222; } footer { color: #aaa; }
    }
    @media print {
      body { color: #000; background: #fff; font-size: 12pt; }
      .one section, section { display: block; break-after: page; min-height: 0; }
      pre { white-space: pre-wrap; background: none; border: 1px solid #999; }
    }

    """

  /// The script: keys show one slide after another, and the address keeps its number.
  private static let script = """
    const slides = [...document.querySelectorAll("section")];
    const here = () => Math.max(0, slides.findIndex((s) => "#" + s.id === location.hash));
    function show() {
      document.documentElement.className = "one";
      slides.forEach((s, i) => s.classList.toggle("shown", i === here()));
      scrollTo(0, 0);
    }
    const steps = {
      ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1,
      Home: -slides.length, End: slides.length,
    };
    addEventListener("keydown", (event) => {
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const next = Math.min(Math.max(here() + step, 0), slides.length - 1);
      location.hash = slides[next].id;
    });
    addEventListener("hashchange", show);
    show();

    """
}
