import CResources
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
    return String(template: .slidesHTML, ["slides": sections.joined()])
  }
}
