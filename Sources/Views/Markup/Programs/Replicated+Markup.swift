public import ComponentKit
import ReplicaSync

extension Replicated: DrawnProgram, MarkupProgram where Base: MarkupProgram {
  /// Draws the state that is shown.
  ///
  /// ```swift
  /// struct Likes: MarkupProgram {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func markup(of count: Int) -> Markup<Int> { .button([.onClick(1)], ["\(count) likes"]) }
  /// }
  /// var likes = Component<Optimistic<Likes>>(Likes())
  /// likes.send(1)
  /// likes.receive(.theirs(41))  // []
  /// likes.view.text  // "42 likes"
  /// ```
  public func markup(of state: State) -> Markup<Message> { base.markup(of: state.shown) }
}
