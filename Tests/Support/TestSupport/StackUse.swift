#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Returns how many bytes of its stack a thread takes for the body, at most, to some 64.
///
/// The stack is filled with one byte before, and looked through for it afterwards.
public func stackUsed(by body: @escaping @Sendable () -> Void) -> Int {
  let (size, mark) = (2 << 20, UInt8(0xA5))
  let stack = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 1 << 16)
  defer { stack.deallocate() }
  stack.initializeMemory(as: UInt8.self, repeating: mark, count: size)
  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  pthread_attr_init(attributes)
  defer {
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }
  guard pthread_attr_setstack(attributes, stack, size) == 0 else { return 0 }
  let work = Unmanaged.passRetained(Work(body)).toOpaque()
  #if canImport(Darwin)
  var thread: pthread_t?
  let result = pthread_create(&thread, attributes, { perform($0) }, work)
  guard result == 0, let thread else { return 0 }
  #else
  var thread = pthread_t()
  guard pthread_create(&thread, attributes, { perform($0) }, work) == 0 else { return 0 }
  #endif
  pthread_join(thread, nil)
  var place = 0
  while place < size, stack.load(fromByteOffset: place, as: UInt8.self) == mark { place += 64 }
  return size - place
}

/// Work for a thread.
private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let work else { return nil }
  Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
