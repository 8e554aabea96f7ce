internal import CReclamation

// A long program is a long chain of references. Without care, the release of the first object
// releases the second from inside of its own release, and a million of them overflow the stack. So
// every object of the chain releases its content through `reclaim`, which counts how deep the
// releases of this thread are nested. It defers those that would go deeper until the outermost
// release has room for them.

/// An object that releases its content in bounded stack.
///
/// It holds what a closure would capture: only an object can decide how its content is released. A
/// closure that captures a reclaimed object and nothing else is that object, and costs no further
/// allocation.
@usableFromInline
package final class Reclaimed<Content> {
  // Unchecked: it is set once and removed at the end, so that no two accesses can overlap.
  @exclusivity(unchecked)
  @usableFromInline
  var stored: Content?

  /// Creates an object that holds a value.
  @inlinable
  package init(_ content: Content) { stored = content }

  @inlinable
  deinit { reclaim(&stored) }

  /// The value, which is there until the object is released.
  @inlinable
  package var content: Content {
    guard let stored else { preconditionFailure("a released object must not be used") }
    return stored
  }
}

/// Releases the content of an object that is deinitialized, in bounded stack.
///
/// - Complexity: O(1) stack for any content, through closures as well. One in fifty nested releases
///   allocates an entry of the list of deferred ones.
@inlinable
@inline(__always)
func reclaim<Content>(_ content: inout Content?) {
  guard DeferredRelease.begin() else {
    guard let content else { return }
    DeferredRelease.push(DeferredContent(content))
    return
  }
  content = nil
  while !DeferredRelease.end() { DeferredRelease.releaseFirst() }
}

/// A deferred release, in this thread's list of them.
@usableFromInline
class DeferredRelease {
  private var next: DeferredRelease?

  @usableFromInline
  init() {}

  /// Begins a release, and returns false if it must be deferred.
  @usableFromInline
  static func begin() -> Bool { reclamation_begin() }

  /// Ends a release, and returns false if it is the outermost one and the list is not empty.
  @usableFromInline
  static func end() -> Bool { reclamation_end() }

  @usableFromInline
  static func push(_ release: DeferredRelease) {
    release.next = reclamation_exchange(nil).map { taking($0) }
    _ = reclamation_exchange(Unmanaged.passRetained(release).toOpaque())
  }

  /// Removes the first entry from the list, and releases its content with it.
  @usableFromInline
  static func releaseFirst() {
    guard let head = reclamation_exchange(nil) else { return }
    let release = taking(head)
    _ = reclamation_exchange(release.next.map { Unmanaged.passRetained($0).toOpaque() })
    release.next = nil
  }

  private static func taking(_ pointer: UnsafeMutableRawPointer) -> DeferredRelease {
    Unmanaged<DeferredRelease>.fromOpaque(pointer).takeRetainedValue()
  }
}

/// The content of a deferred release, of any type.
@usableFromInline
final class DeferredContent<Content>: DeferredRelease {
  @usableFromInline
  let content: Content

  @inlinable
  init(_ content: Content) {
    self.content = content
    super.init()
  }
}
