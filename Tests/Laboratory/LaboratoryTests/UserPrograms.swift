import ComponentKit
import ComponentTesting
import Laboratory
import Markup
import SharedLaboratory

/// A number of likes: a program that only sends messages, which have short forms.
struct Likes: Program, Sendable {
  enum Message: String, Codable, CaseIterable, Sendable {
    case more = "+"
    case less = "-"
  }

  let initial = 0

  func update(_ count: inout Int, by message: Message) { count += message == .more ? 1 : -1 }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
}

/// A shelf of books, some of whose messages are refused.
struct Shelf: Program, Sendable {
  struct Book: Codable, Hashable, Sendable {
    var title: String
    var isRead = false
  }

  struct State: Codable, Hashable, Sendable {
    var books: [Book] = []
    var removed: [Book] = []
  }

  enum Message: Codable, Hashable, Sendable {
    case add(title: String)
    case read(Int)
    case remove(Int)
    case undo
  }

  let initial = State()

  func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .add(let title): title.isEmpty ? Refusal("a book must have a title") : nil
    case .read(let number), .remove(let number):
      1...max(1, state.books.count) ~= number && !state.books.isEmpty
        ? nil : Refusal("there is no book \(number)")
    case .undo: state.removed.isEmpty ? Refusal("nothing was removed") : nil
    }
  }

  func update(_ state: inout State, by message: Message) {
    switch message {
    case .add(let title): state.books.append(Book(title: title))
    case .read(let number): state.books[number - 1].isRead.toggle()
    case .remove(let number): state.removed.append(state.books.remove(at: number - 1))
    case .undo: state.books.append(state.removed.removeLast())
    }
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    let lines = state.books.enumerated().map { number, book in
      "\(number + 1). [\(book.isRead ? "x" : " ")] \(book.title)"
    }
    return (lines + ["\(state.books.count) in all"]).joined(separator: "\n")
  }
}

/// A door that opens, sends itself a message when it is open, and rings by work.
struct Door: Program, Sendable {
  enum State: String, Codable, Sendable { case closed, opening, open }
  enum Message: String, Codable, CaseIterable, Sendable { case open, opened, close, ring, hush }

  let initial = State.closed

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .open:
      state = .opening
      return .message(.opened)
    case .opened: state = .open
    case .close: state = .closed
    case .ring: return .work(Work("bell") { _ in .none })
    case .hush: return .cancel("bell")
    }
    return .none
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String { state.rawValue }
}

/// A turnstile with equivalent states, as many as there are coins in it.
struct Turnstile: Program, Sendable {
  enum Message: String, Codable, CaseIterable, Sendable { case coin, push }

  static var places: Int { 5 }

  let initial = 0

  func refusal(of message: Message, in coins: Int) -> Refusal? {
    message == .push && coins == 0 ? Refusal("a coin is needed") : nil
  }

  func update(_ coins: inout Int, by message: Message) {
    coins = message == .coin ? coins % Self.places + 1 : 0
  }

  func view(_ coins: Int, send: @escaping (Message) -> Void) -> String {
    coins == 0 ? "locked" : "open"
  }
}

extension Experiment {
  static let likes = Experiment(Likes(), messages: Likes.Message.allCases)
  static let shelf = Experiment(
    Shelf(),
    summary: "books to read",
    messages: [.add(title: "Emma"), .read(1), .remove(1), .undo]
  )
  static let door = Experiment(Door(), messages: Door.Message.allCases)
  static let turnstile = Experiment(Turnstile(), messages: Turnstile.Message.allCases)
}

// MARK: - Programs that lack something

/// A program of markup, whose messages have no coding.
struct Gate: MarkupProgram, Sendable {
  enum Message: Hashable, Sendable { case coin, push }
  let initial = false
  func refusal(of message: Message, in isOpen: Bool) -> Refusal? {
    isOpen == (message == .coin) ? Refusal("not now") : nil
  }
  func update(_ isOpen: inout Bool, by message: Message) { isOpen = message == .coin }
  func markup(of isOpen: Bool) -> Markup<Message> {
    .div([], [.button([.onClick(isOpen ? .push : .coin)], [isOpen ? "push" : "pay"])])
  }
}

/// A program whose states cannot be compared.
struct Vague: Program, Sendable {
  struct State: Sendable { var lines: [String] = [] }
  let initial = State()
  func update(_ state: inout State, by message: String) { state.lines.append(message) }
  func view(_ state: State, send: @escaping (String) -> Void) -> String {
    state.lines.joined(separator: ", ")
  }
}
