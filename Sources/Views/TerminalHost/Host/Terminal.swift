public import ComponentHost
public import ComponentKit
import Foundation
public import Markup

/// Runs programs in terminals.
///
/// To run your program in a terminal:
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
/// On a terminal, the view fills the screen. Tab and the arrows move the focus, Enter and the space
/// bar press, the pointer clicks, typed text goes to the focused field, and Control-C ends the run.
/// Fields, buttons and named parts look as a ``TerminalTheme`` says.
///
/// In a pipe, or on a terminal without a cursor, the run writes the view as lines. It reads lines
/// that contain the number of a control.
///
/// When the process ends or stops for any reason, the terminal is restored. What the program prints to
/// the terminal meanwhile is shown then: the last of it, at most 1 MiB.
///
/// Where the locale has another encoding than UTF-8, as `LC_ALL=C` has, characters of ASCII replace
/// the others.
public enum Terminal {
  /// Runs a component until the person leaves or the output is closed.
  ///
  /// A ``/ComponentHost/ProgramHost`` performs the effects, and ends with the run. The call blocks its
  /// thread, so on the main thread it blocks the main actor.
  ///
  /// - Parameters:
  ///   - component: The component, in any architecture.
  ///   - options: The look, the keys that end the run, and the terminal.
  ///   - resized: Returns the message for the size of the terminal, at the beginning and after each
  ///     change.
  ///   - middleware: The functions that wrap the handling of messages, the outermost first.
  /// - Throws: An error that prevents reading from or writing to the terminal, also where another run
  ///   draws on it.
  /// - Complexity: After each message, O(parts that have changed + number of visible cells) for drawing,
  ///   and the comparison of the view with the one before.
  public static func run<A: ProgramArchitecture>(
    _ component: sending Component<A>,
    options: TerminalOptions = TerminalOptions(),
    resized: ((TerminalSize) -> A.Program.Message)? = nil,
    middleware: [Middleware<A>] = []
  ) throws(TerminalError)
  where A.Program.Message: Sendable, A.Program.View == Markup<A.Program.Message> {
    let device = TerminalDevice(options)
    try run(component, on: device, options, resized: resized, middleware: middleware)
  }

  /// Runs a component on a terminal, or on a pipe in place of one.
  static func run<A: ProgramArchitecture>(
    _ component: sending Component<A>,
    on device: TerminalDevice,
    _ options: TerminalOptions = TerminalOptions(),
    resized: ((TerminalSize) -> A.Program.Message)? = nil,
    middleware: [Middleware<A>] = []
  ) throws(TerminalError)
  where A.Program.Message: Sendable, A.Program.View == Markup<A.Program.Message> {
    let place = TerminalPlace<A.Program.Message>(device, options)
    let host = ProgramHost(component, middleware: middleware, report: place.report)
    defer { host.endAtOnce() }
    try show(host, at: place, resized)
  }

  /// Shows a running program to a person, until that person leaves or the output is closed; the program
  /// goes on.
  ///
  /// ```swift
  /// struct Likes: MarkupProgram {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count = max(0, count + message) }
  ///   func markup(of count: Int) -> Markup<Int> { .button([.onClick(1)], ["\(count) likes"]) }
  /// }
  ///
  /// func start(_ service: ProgramHost<React<Likes>>) throws {
  ///   try Terminal.run(service.facet(Elm<Likes>.self))
  /// }
  /// ```
  ///
  /// What the person does, all owners of the program see, and the other way round. Several terminals
  /// may show the program, and each run has a thread. Why a message was refused,
  /// the person reads who has sent it; other reports go where the host of the program sends them.
  ///
  /// - Parameters:
  ///   - owner: A host, or a facet of one.
  ///   - options: The look, the keys that end the run, and the terminal.
  ///   - resized: Returns the message for the size of the terminal.
  /// - Throws: An error that prevents reading from or writing to the terminal, also where another run
  ///   draws on it.
  public static func run<O: ProgramOwner>(
    _ owner: O,
    options: TerminalOptions = TerminalOptions(),
    resized: ((TerminalSize) -> O.Message)? = nil
  ) throws(TerminalError) where O.View == Markup<O.Message> {
    try show(owner, at: TerminalPlace<O.Message>(TerminalDevice(options), options), resized)
  }

  /// Runs a program that keeps its state from one run to the next, until the person leaves or the
  /// output is closed.
  ///
  /// ```swift
  /// struct Likes: MarkupProgram, SavedProgram {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count = max(0, count + message) }
  ///   func markup(of count: Int) -> Markup<Int> { .button([.onClick(1)], ["\(count) likes"]) }
  /// }
  ///
  /// func start() throws { try Terminal.run(Elm<Likes>.self, of: Likes(), keptAs: "likes") }
  /// ```
  ///
  /// The host of the program is a ``/ComponentHost/ProgramHost`` of the initializer with the same
  /// parameters, which never loses what is in the file. If the program cannot read it, it starts anew,
  /// and the terminal says where the file is.
  ///
  /// - Parameters:
  ///   - architecture: The architecture that the program runs in.
  ///   - program: The program.
  ///   - name: The name of the state, or the path of its file, which need not exist yet.
  ///   - options: The look, the keys that end the run, and the terminal.
  ///   - resized: Returns the message for the size of the terminal.
  ///   - middleware: The functions that wrap the handling of messages, the outermost first.
  /// - Throws: An error that prevents reading from or writing to the terminal, also where another run
  ///   draws on it.
  public static func run<A: ProgramArchitecture>(
    _ architecture: A.Type,
    of program: sending A.Program,
    keptAs name: String,
    options: TerminalOptions = TerminalOptions(),
    resized: ((TerminalSize) -> A.Program.Message)? = nil,
    middleware: [Middleware<A>] = []
  ) throws(TerminalError)
  where
    A.Program: SavedProgram,
    A.Program.Message: Sendable,
    A.Program.View == Markup<A.Program.Message>
  {
    let place = TerminalPlace<A.Program.Message>(TerminalDevice(options), options)
    let host = ProgramHost(
      architecture,
      of: program,
      keptAs: name,
      middleware: middleware,
      report: place.report
    )
    defer { host.endAtOnce() }
    try show(host, at: place, resized)
  }
}

// MARK: - Implementation

/// The terminal of a run, with what its host has last sent there.
private struct TerminalPlace<Message: Sendable> {
  let device: TerminalDevice
  let options: TerminalOptions
  let mailbox: ViewMailbox<Message>

  /// The clipboard of a terminal that can be drawn on; a host that is made later may write to it with
  /// its initial effect.
  let clipboard: TerminalClipboard?

  init(_ device: TerminalDevice, _ options: TerminalOptions) {
    (self.device, self.options) = (device, options)
    mailbox = ViewMailbox(notify: device.notify)
    clipboard = device.canDraw ? TerminalClipboard(notify: device.notify) : nil
  }

  /// Takes a report of the host.
  var report: @Sendable (HostReport<Message>) -> Void { { [mailbox] in mailbox.put($0) } }
}

extension Terminal {
  /// Shows the view of an owner on a terminal, or on a pipe in place of one.
  static func run<O: ProgramOwner>(_ owner: O, on device: TerminalDevice) throws(TerminalError)
  where O.View == Markup<O.Message> {
    try show(owner, at: TerminalPlace<O.Message>(device, TerminalOptions()), nil)
  }

  /// Shows the view of an owner, and sends the messages of the person.
  private static func show<O: ProgramOwner>(
    _ owner: O,
    at place: TerminalPlace<O.Message>,
    _ resized: ((TerminalSize) -> O.Message)?
  ) throws(TerminalError) where O.View == Markup<O.Message> {
    let (device, mailbox) = (place.device, place.mailbox)
    let canDraw = place.clipboard != nil
    defer {
      mailbox.close()
      place.clipboard?.close()
    }
    if let resized { owner.send(resized(device.size)) }
    let token = owner.observe { mailbox.put($0) }
    defer { owner.removeObserver(token) }
    let keys = canDraw ? place.options.leavingKeys : []
    let colors = canDraw ? ColorRange(environment: device.environment) : .none
    let theme = colors == .none ? .plain : place.options.theme
    let run = ViewRun(device, mailbox, showing: owner.view, leavingKeys: keys, theme) { message in
      mailbox.noteSent()
      owner.submit(message) { mailbox.noteHandled($0) }
    }
    if let clipboard = place.clipboard {
      var screen = ScreenRun(run, clipboard, resized: resized, theme)
      try screen.perform()
    } else {
      var lines = LineRun(run)
      try lines.perform()
    }
  }
}

extension TerminalDevice {
  /// Describes the terminal of a run.
  fileprivate init(_ options: TerminalOptions) {
    let environment = options.environment ?? ProcessInfo.processInfo.environment
    self.init(input: options.input, output: options.output, environment: environment)
  }
}
