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
package struct Reclaimed<Content> {
  @usableFromInline
  let buffer: ManagedBuffer<Void, Content>

  /// Creates an object that holds a value.
  @inlinable
  package init(_ content: Content) {
    buffer = ReclaimedBuffer.create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: content) }
    }
  }

  /// The value.
  @inlinable
  package var content: Content { buffer.withUnsafeMutablePointerToElements { $0.pointee } }
}

/// The object, whose content lies behind it in memory and is not an optional property of it.
///
/// One function releases the contents of all types. With an optional it would look up the type of
/// that at each release, which costs as much as the allocation of the object.
///
/// - Complexity: A release takes O(1) stack for any content, through closures as well. One in fifty
///   nested releases allocates an entry of the list of deferred ones.
@usableFromInline
final class ReclaimedBuffer<Content>: ManagedBuffer<Void, Content> {
  @inlinable
  deinit {
    let content = withUnsafeMutablePointerToElements { $0 }
    DeferredRelease.nest(deferring: content.move()) { _ = content.move() }
  }
}

/// A deferred release, in this thread's list of them.
@usableFromInline
class DeferredRelease {
  private var next: DeferredRelease?

  @usableFromInline
  init() {}

  /// Releases a content now, or defers that where the releases of this thread are nested too deep.
  @inlinable
  @inline(__always)
  static func nest<Content>(deferring content: @autoclosure () -> Content, _ release: () -> Void) {
    guard begin() else { return push(DeferredContent(content())) }
    release()
    while !end() { releaseFirst() }
  }

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
