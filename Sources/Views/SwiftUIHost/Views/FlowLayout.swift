#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A layout of views beside each other, in as many rows as are necessary.
struct FlowLayout: Layout {
  let gap: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    flow(subviews, in: proposal.width).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, point) in zip(subviews, flow(subviews, in: bounds.width).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
        anchor: .topLeading,
        proposal: ProposedViewSize(width: bounds.width, height: nil)
      )
    }
  }

  private func flow(_ subviews: Subviews, in width: CGFloat?) -> Flow {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    return Flow(sizes, in: width ?? .infinity, gap: gap)
  }
}
#endif
