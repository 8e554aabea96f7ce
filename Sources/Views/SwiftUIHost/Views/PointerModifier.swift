#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// Sends the events of a pointer or of a moving finger, on platforms that have one.
struct PointerModifier: ViewModifier {
  let control: Control
  let events: EventSink

  @State
  private var trace: PointerTrace

  init(control: Control, events: EventSink) {
    self.control = control
    self.events = events
    trace = PointerTrace()
  }

  @ViewBuilder
  func body(content: Content) -> some View {
    #if os(tvOS)
    content
    #else
    let kinds = Event.Kinds([
      Event.Kinds(.pointerDown), Event.Kinds(.pointerMove), Event.Kinds(.pointerUp),
    ])
    if control.answers.isDisjoint(with: kinds) {
      content
    } else {
      #if os(macOS)
      content.contentShape(Rectangle()).simultaneousGesture(drag(from: 0))
      #else
      // A finger also scrolls: the drag begins after some points, and a tap is a gesture of its own.
      content.contentShape(Rectangle())
        .simultaneousGesture(drag(from: 10))
        .simultaneousGesture(
          SpatialTapGesture().onEnded { perform(PointerTrace.tap(at: $0.location)) }
        )
      #endif
    }
    #endif
  }

  #if !os(tvOS)
  private func perform(_ gestures: [ControlGesture]) {
    _ = events.send(gestures.flatMap { control.events(of: $0) })
  }

  private func drag(from distance: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: distance)
      .onChanged {
        perform(trace.move(from: $0.startLocation, to: $0.location))
      }
      .onEnded { perform(trace.end(at: $0.location)) }
  }
  #endif
}
#endif
