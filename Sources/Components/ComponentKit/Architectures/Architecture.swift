public import Comonads

/// A choice of the states that a component can read, and of its moves.
///
/// An architecture names a space whose points are interfaces that send the moves of that space.
/// ``React``, ``Redux``, ``Elm`` and ``Halogen`` are the architectures of a program. Any space
/// with moves of its own makes another: here a wizard, whose space is a row of pages.
///
/// ```swift
/// enum Wizard: Architecture {
///   typealias Space = Zipper<UI<Walk<Void>, String>>
/// }
/// func page(_ title: String) -> UI<Walk<Void>, String> {
///   UI { move in
///     move(.right)
///     return title
///   }
/// }
/// let pages = Zipper(before: [], focus: page("Name"), after: [page("Address"), page("Summary")])
/// var wizard = Component<Wizard>(pages)
/// wizard.view  // "Name"
/// wizard.move(by: .right)
/// wizard.view  // "Address"
/// var clicks: [Walk<Void>] = []
/// wizard.interface.view { clicks.append($0) }  // "Address"
/// for click in clicks { wizard.move(by: click) }
/// wizard.view  // "Summary"
/// ```
public protocol Architecture {
  /// The space, with an interface at each point.
  associatedtype Space: PairedComonad
  where Space.Focus: Interface, Space.Focus.Movement == Space.Movement
}
