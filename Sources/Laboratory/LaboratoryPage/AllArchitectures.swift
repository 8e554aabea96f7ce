import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup
import SamplePrograms
import StoreState

/// A program in its four architectures, each a component of its own, over one stream of messages.
///
/// A program is a value: sending it a line returns another one, and does not change this one. So
/// the log stores one for each entry, and time travel shows another entry.
struct AllArchitectures {
  private var elm: Component<Elm<AnySample>>
  private var redux: Component<Redux<AnySample>>
  private var react: Component<React<AnySample>>
  private var halogen: Component<Halogen<AnySample>>

  /// Starts a program.
  init(_ sample: AnySampleState) {
    let program = AnySample(sample)
    elm = Component(program)
    redux = Component(program)
    react = Component(program)
    halogen = Component(program)
  }

  /// The program, as React shows it.
  var sample: AnySampleState { react.state.sample }

  /// The view of each architecture.
  var views: [Markup<AnyMessage>] { [elm.view, redux.view, react.view, halogen.view] }

  /// The actions that the ledger of Redux holds.
  var actions: [String] { redux.actions().map { $0.line } }

  /// The answer of Halogen's object to each usual request, from a copy.
  var answers: [Answer] {
    sample.usual.map { message in
      var there = halogen
      return Answer(request: message.line, refusal: there.send(message)?.reason)
    }
  }

  /// The answer of React's store to each usual message at another state, without going
  /// there.
  func peek(at other: AllArchitectures) -> [Answer] {
    let there = react.space.peek(at: other.react.space.position)
    return sample.usual.map { Answer(request: $0.line, refusal: there.refusal(of: $0)?.reason) }
  }
}

/// The answer to a request: it is carried out, or refused.
struct Answer {
  /// The request as a script writes it.
  let request: String

  /// Why it is refused, if it is.
  let refusal: String?
}

// MARK: - Sending

/// An entry of the log: a message, and the program after it.
struct Entry {
  /// The message as a script writes it.
  let line: String

  /// The program after the message.
  let program: AllArchitectures
}

/// Why a line changed nothing.
enum Problem {
  /// It is no message of the program, or names a missing thing.
  case unread(String)
  /// Some of the four refuse it, for a reason each.
  case refused(line: String, reasons: [String?])
}

extension AllArchitectures {
  /// Returns where each message of a line leads, until one is refused, and why that one is.
  func sent(_ line: String) -> (entries: [Entry], problem: Problem?) {
    var entries: [Entry] = []
    var here = self
    do throws(ScriptError) {
      for message in try sample.messages(line) {
        if let error = here.sample.rangeError(of: message) { throw error }
        let reasons = here.send(message)
        guard reasons.allSatisfy({ $0 == nil }) else {
          return (entries, .refused(line: message.line, reasons: reasons))
        }
        entries.append(Entry(line: message.line, program: here))
      }
      return (entries, nil)
    } catch {
      return (entries, .unread(error.reason))
    }
  }

  /// Sends a message to all four, and returns why each has refused it.
  private mutating func send(_ message: AnyMessage) -> [String?] {
    let refusals = [
      elm.send(message), redux.send(message), react.send(message), halogen.send(message),
    ]
    return refusals.map { $0?.reason }
  }
}

// MARK: - Looking around

extension AllArchitectures {
  /// Returns the states around the present one, as deep as requested or as the limit allows.
  func space(depth: Int, limit: Int) -> StateSpace? {
    StateSpace(
      upTo: depth,
      limit: limit,
      of: AnySample(sample),
      named: sample.name,
      from: react.state,
      by: sample.usual.map { (line: $0.line, message: $0) }
    ) { $0.sample.text }
  }
}
