/// A message to a ``ScreenStack``, or to one of its screens.
public enum ScreenMessage<Seed, Message> {
  /// Puts a screen on top, made of a seed.
  case push(Seed)

  /// Takes the top screen away, and cancels its work.
  case pop

  /// Puts a screen in the place of the top one, whose work is cancelled; so an equal seed begins anew.
  case replace(Seed)

  /// Goes to the screens of seeds, the root first; those stay that have equal seeds from the root on.
  case show([Seed])

  /// A message to the screen of a depth, of an identity if it must be no other.
  case screen(Int, Message, of: ChildID? = nil)
}

extension ScreenMessage: Sendable where Seed: Sendable, Message: Sendable {}
extension ScreenMessage: Equatable where Seed: Equatable, Message: Equatable {}
extension ScreenMessage: Hashable where Seed: Hashable, Message: Hashable {}

#if !hasFeature(Embedded)
extension ScreenMessage: Codable where Seed: Codable, Message: Codable {}
#endif

/// The view of a ``ScreenStack``: that of its top screen.
public struct ScreenView<View> {
  /// The depth of the screen; 0 for the root, where there is no way back.
  public let depth: Int

  /// The view of the screen.
  public let screen: View

  @inlinable
  package init(depth: Int, screen: View) { (self.depth, self.screen) = (depth, screen) }
}

extension ScreenView: Equatable where View: Equatable {}
extension ScreenView: Sendable where View: Sendable {}
