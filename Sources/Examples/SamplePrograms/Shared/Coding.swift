#if hasFeature(Embedded)
/// Replacements for `Codable` in Embedded Swift, which has none.
///
/// There a state is saved as text, by its program.
public protocol Codable {}

extension Int: Codable {}
extension TaskList: Codable {}
extension BoardState: Codable {}
extension FeedState: Codable {}
extension TodoList: Codable {}
extension Form: Codable {}
extension Torus: Codable {}
#endif
