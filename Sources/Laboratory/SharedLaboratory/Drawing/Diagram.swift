import EmbeddedText

/// A picture of boxes of text in ranks, with labelled arrows between them.
///
/// ```text
/// Diagram(title: "a switch", caption: "2 states",
///         nodes: [Node(lines: ["off"], rank: 0), Node(lines: ["on"], rank: 1)],
///         arrows: [Arrow(source: 0, target: 1, labels: ["press"])])
/// ```
package struct Diagram: Equatable, Sendable {
  /// A box.
  package struct Node: Equatable, Sendable {
    /// The text in it.
    package var lines: [String]

    /// The notes under its text.
    package var notes: [String] = []

    /// The distance from the top, from zero.
    package var rank: Int

    /// Whether more follows it than is drawn.
    package var isCut = false

    /// Its details, as a tooltip.
    package var details = ""

    /// Creates a box.
    package init(
      lines: [String],
      notes: [String] = [],
      rank: Int,
      isCut: Bool = false,
      details: String = ""
    ) {
      (self.lines, self.notes, self.rank) = (lines, notes, rank)
      (self.isCut, self.details) = (isCut, details)
    }
  }

  /// An arrow between two boxes, or from a box to itself.
  package struct Arrow: Equatable, Sendable {
    /// The number of the box where it starts.
    package var source: Int

    /// The number of the box where it ends.
    package var target: Int

    /// The lines of its text.
    package var labels: [String]

    /// Whether it is dashed.
    package var isDashed = false

    /// Its details, as a tooltip.
    package var details = ""

    /// Creates an arrow.
    package init(
      source: Int,
      target: Int,
      labels: [String],
      isDashed: Bool = false,
      details: String = ""
    ) {
      (self.source, self.target, self.labels) = (source, target, labels)
      (self.isDashed, self.details) = (isDashed, details)
    }
  }

  /// The title of the picture.
  package var title: String

  /// The line under the title.
  package var caption: String

  /// The boxes.
  package var nodes: [Node]

  /// The arrows, at most one of a kind between the same two boxes.
  package var arrows: [Arrow]

  /// Creates a diagram.
  ///
  /// - Precondition: Arrows lead from boxes to boxes, and ranks are not negative.
  package init(title: String, caption: String, nodes: [Node], arrows: [Arrow]) {
    for node in nodes {
      precondition(node.rank >= 0, "rank must not be negative; got \(node.rank)")
    }
    for end in arrows.flatMap({ [$0.source, $0.target] }) {
      precondition(
        nodes.indices.contains(end),
        "an arrow must lead between \(nodes.count) nodes; got \(end)"
      )
    }
    self.title = title
    self.caption = caption
    self.nodes = nodes
    self.arrows = arrows
  }
}
