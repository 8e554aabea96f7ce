#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Views beside each other, in as many rows as are needed.
struct FlowLayout: Layout {
  let gap: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let flow = flow(subviews, in: proposal.width)
    return CGSize(width: flow.size.width, height: flow.size.height)
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
    let sizes = subviews.map { subview in
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      return Flow.Size(width: Double(size.width), height: Double(size.height))
    }
    return Flow(sizes, in: width.map { Double($0) } ?? .infinity, gap: gap)
  }
}
#endif
