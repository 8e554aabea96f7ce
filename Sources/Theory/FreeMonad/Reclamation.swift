internal import CReclamation

// A long program is a long chain of references: left to itself, the release of the first link
// would release the second from inside its own release, and a million of them would overflow the
// stack. So every link gives up its parts through `reclaim`, which counts how deep this thread is
// nested and puts off what would go deeper, until the outermost release has room for it.

/// Releases the parts of an object that is going away, in bounded stack.
///
/// - Complexity: O(1) stack whatever hangs on the parts, through closures as well. One in fifty
///   nested releases allocates a place to wait in.
@inlinable
@inline(__always)
package func reclaim<Parts>(_ parts: inout Parts?) {
  guard PutOff.begin() else {
    guard let parts else { return }
    PutOff.push(Held(parts))
    return
  }
  parts = nil
  while !PutOff.end() { PutOff.releaseFirst() }
}

/// A release that was put off, in this thread's list of them.
@usableFromInline
class PutOff {
  private var next: PutOff?

  @usableFromInline
  init() {}

  /// Begins a release, unless it must be put off.
  @usableFromInline
  static func begin() -> Bool { reclamation_begin() }

  /// Ends a release, unless it is the outermost and others wait for it.
  @usableFromInline
  static func end() -> Bool { reclamation_end() }

  @usableFromInline
  static func push(_ release: PutOff) {
    release.next = reclamation_exchange(nil).map { taking($0) }
    _ = reclamation_exchange(Unmanaged.passRetained(release).toOpaque())
  }

  /// Takes the first one off the list; its end is the end of what it holds.
  @usableFromInline
  static func releaseFirst() {
    guard let head = reclamation_exchange(nil) else { return }
    let release = taking(head)
    _ = reclamation_exchange(release.next.map { Unmanaged.passRetained($0).toOpaque() })
    release.next = nil
  }

  private static func taking(_ pointer: UnsafeMutableRawPointer) -> PutOff {
    Unmanaged<PutOff>.fromOpaque(pointer).takeRetainedValue()
  }
}

/// What the list holds, whatever its type.
@usableFromInline
final class Held<Parts>: PutOff {
  @usableFromInline
  let parts: Parts

  @inlinable
  init(_ parts: Parts) {
    self.parts = parts
    super.init()
  }
}
