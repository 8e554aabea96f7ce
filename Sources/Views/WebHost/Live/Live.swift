#if arch(wasm32)

import ComponentKit
import CWeb
import EmbeddedText
import Markup

/// The components of the page, by number.
///
/// This is safe because a module in a browser has one thread.
nonisolated(unsafe) var pages: [AnyLive] = []

/// The page writes an event to this buffer.
nonisolated(unsafe) private(set) var eventBuffer: [UInt8] = []

/// A component on the page, whatever its type.
class AnyLive {
  /// Handles an event, and returns whether the view has a handler for it.
  func take(_ event: EventBytes) -> Bool { false }

  /// Handles the end of a wait, or an event of a service.
  func elapse(_ ticket: Int) {}

  /// Handles a change of the address.
  func route() {}
}

/// A component on the page.
///
/// The conformance is unchecked: work may send from any thread, but a module in a browser has one.
final class Live<A: ProgramArchitecture>: AnyLive, @unchecked Sendable
where A.Program: MarkupProgram {
  private let number: Int32
  private var session: Session<A>
  private var running: [Int: Cancellation] = [:]
  private var isBusy = false
  private let keeping: Keeping<A>

  private init(_ component: Component<A>, number: Int32, keeping: Keeping<A>) {
    self.number = number
    self.keeping = keeping
    session = Session(component)
  }

  static func start(
    _ component: Component<A>,
    titled title: String,
    keeping: Keeping<A> = Keeping()
  ) {
    let live = Live(component, number: Int32(pages.count), keeping: keeping)
    pages.append(live)
    let title = title.bytes
    cweb_open(live.number, title, Int32(title.count))
    // The address is read before the first drawing replaces it.
    let message = keeping.routed?()
    _ = live.take(.opened)
    if let message { live.send(message) }
  }

  /// The component that the page shows.
  var component: Component<A> { session.component }

  /// Sends a message of the page itself.
  func send(_ message: A.Program.Message) { _ = take(.message(message)) }

  override func route() {
    if let message = keeping.routed?() { send(message) }
  }

  override func take(_ event: EventBytes) -> Bool {
    take(.event(event.event, path: event.path, isPast: event.isPast), isDrawn: !event.isFollowed)
  }

  override func elapse(_ ticket: Int) {
    if A.Program.hasEffects { add(.elapsed(ticket)) }
  }

  /// Takes an input, carries out the commands, then renders.
  private func take(_ input: Session<A>.Input, isDrawn: Bool = true) -> Bool {
    let isAnswered = session.take(input)
    if A.Program.hasEffects {
      run(isDrawn: isDrawn)
    } else if isDrawn {
      draw()
    }
    return isAnswered
  }

  /// Takes an input of work or of a wait.
  private func add(_ input: InputQueue<A.Program.Message, Never>.Input) {
    session.add(input)
    run(isDrawn: true)
  }

  /// Carries out the commands, then renders.
  ///
  /// Input that arrives meanwhile is queued, so that many messages are rendered once.
  private func run(isDrawn: Bool) {
    if isBusy { return }
    isBusy = true
    while let command = session.next() { perform(command) }
    isBusy = false
    if isDrawn { draw() }
  }

  private func draw() {
    if let refusal = session.refusal.take() {
      let reason = refusal.reason.bytes
      cweb_refuse(reason, Int32(reason.count))
    }
    let isChanged = session.isStale
    let patch = session.redraw()
    if let patch {
      let bytes = PatchBytes(patch)
      let (operations, text) = (bytes.operations, bytes.text)
      cweb_draw(number, operations, Int32(operations.count), text, Int32(text.count))
    }
    // Invisible changes are stored, too. Storing comes last, because it may send a message.
    if isChanged || patch != nil { keeping.keep?(self, isChanged) }
  }
}

// MARK: - Work

extension Live {
  private func perform(_ command: Session<A>.Scheduler.Command) {
    switch command {
    case .start(let ticket, let work): running[ticket] = work.start(outlet(ticket))
    case .cancel(let ticket):
      cweb_stop(number, Int32(ticket))
      running.removeValue(forKey: ticket)?.cancel()
    case .release(let ticket): running[ticket] = nil
    case .wait(let time, let ticket): cweb_wait(number, Int32(ticket), time.milliseconds)
    case .reportFailure(let failure):
      let text = failure.bytes
      cweb_report(text, Int32(text.count))
    default: break
    }
  }

  private func outlet(_ ticket: Int) -> Outlet<A.Program.Message> {
    Outlet { [self] message, isLast in
      session.add(.workMessage(message, ticket))
      if isLast { session.add(.workEnded(ticket, nil)) }
      run(isDrawn: true)
    } stop: { [self] in
      add(.workEnded(ticket, $0))
    }
  }
}

// MARK: - Functions that the page calls

/// Returns a buffer for an event of a number of bytes.
@_expose(wasm, "room")
@_cdecl("comonadlab_room")
func room(_ count: Int32) -> UnsafeMutableRawPointer? {
  eventBuffer = [UInt8](repeating: 0, count: max(1, Int(count)))
  return eventBuffer.withUnsafeMutableBytes { $0.baseAddress }
}

/// Handles the event in the buffer, and returns 1 if the view has a handler for it.
@_expose(wasm, "event")
@_cdecl("comonadlab_event")
func event(_ page: Int32) -> Int32 {
  guard let event = EventBytes(eventBuffer), pages.indices.contains(Int(page)) else { return 0 }
  return pages[Int(page)].take(event) ? 1 : 0
}

/// Handles a change of the address.
@_expose(wasm, "routed")
@_cdecl("comonadlab_routed")
func routed() {
  for page in pages { page.route() }
}

/// Handles the end of a wait, or an event of a service.
@_expose(wasm, "elapsed")
@_cdecl("comonadlab_elapsed")
func elapsed(_ page: Int32, _ ticket: Int32) {
  guard pages.indices.contains(Int(page)) else { return }
  pages[Int(page)].elapse(Int(ticket))
}

#endif
