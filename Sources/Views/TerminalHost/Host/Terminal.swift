public import ComponentHost
public import ComponentKit
import Foundation
public import Markup

/// Runs programs in the terminal of this process.
///
/// A program of one's own in a terminal:
///
/// ```swift
/// struct Counter: MarkupProgram {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func markup(of count: Int) -> Markup<Int> {
///     .div([], [.button([.onClick(-1)], ["less"]), "\(count)", .button([.onClick(1)], ["more"])])
///   }
/// }
///
/// func start() throws { try Terminal.run(Component<Elm<Counter>>(Counter())) }
/// ```
///
/// On a terminal it fills the screen. Tab and the arrows move the focus, Enter and the space bar
/// press, the pointer clicks, what is written goes to the field in focus, and Control-C ends.
/// Elsewhere, as in a pipe or on a terminal without a cursor, it writes the view as lines and reads
/// lines that name what is to be pressed.
///
/// Whatever ends or stops the process, the terminal is as it was before.
public enum Terminal {
  /// Runs a component until the person leaves, or nobody reads what is written.
  ///
  /// Its effects are done by a ``/ComponentHost/ProgramHost``, which ends with the run. The calling
  /// thread waits at the terminal meanwhile, so on the main thread nothing else of the main actor
  /// happens.
  ///
  /// - Parameters:
  ///   - component: The component, in any architecture.
  ///   - leavingKeys: The keys that end the run where the program has no answer to them and no field
  ///     is in focus, as browsers name keys; Control-C does so always.
  ///   - resized: Makes a message of the size of the terminal, at the beginning and when it changes.
  ///   - middleware: What messages pass through, the outermost first.
  ///   - input: The file that is read, by default standard input.
  ///   - output: The file that is written, by default standard output.
  ///   - environment: The variables that say what the terminal can and its user wants, by default
  ///     those of the process.
  /// - Throws: What keeps the terminal from being read or written.
  /// - Precondition: No other program runs in a terminal of this process.
  public static func run<A: ProgramArchitecture>(
    _ component: sending Component<A>,
    leavingKeys: [String] = [],
    resized: ((TerminalSize) -> A.Program.Message)? = nil,
    middleware: [Middleware<A>] = [],
    input: Int32 = 0,
    output: Int32 = 1,
    environment: [String: String]? = nil
  ) throws(TerminalError)
  where A.Program.Message: Sendable, A.Program.View == Markup<A.Program.Message> {
    let mailbox = ViewMailbox<A.Program.Message>()
    let host = ProgramHost(component, middleware: middleware) { report in
      switch report {
      case .refused(_, let refusal): mailbox.put(report: refusal.reason)
      default: mailbox.put(report: "\(report)")
      }
    }
    let device = TerminalDevice(
      input: input,
      output: output,
      environment: environment ?? ProcessInfo.processInfo.environment
    )
    if let resized { host.send(resized(device.size)) }
    host.observe { mailbox.put($0) }
    let show = host.view
    let send = { (message: A.Program.Message) in
      mailbox.noteSent()
      host.send(message)
      host.afterwards { mailbox.noteHandled() }
    }
    if device.canDraw {
      var run = ScreenRun(device, mailbox, showing: show, leavingKeys: leavingKeys, send: send)
      run.resized = resized
      try run.perform()
    } else {
      var run = LineRun(device, mailbox, showing: show, send: send)
      try run.perform()
    }
  }
}
