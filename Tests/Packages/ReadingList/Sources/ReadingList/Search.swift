import ComponentKit
import ComponentServices
import EmbeddedText
import Markup

/// A search for books, which begins when the typing has stopped.
package struct Search: MarkupProgram, Sendable {
  package enum Answer: Hashable, Sendable {
    case none, loading
    case found([Book])
    case failed(String)
  }

  package struct State: Hashable, Sendable {
    package var query = ""
    package var answer = Answer.none
  }

  package enum Message: Hashable, Sendable {
    case type(String)
    case found([Book])
    case failed(String)
    case retry
    case cancel
  }

  let network: Network
  package let initial = State()

  package func refusal(of message: Message, in state: State) -> Refusal? {
    switch (message, state.answer) {
    case (.retry, .failed), (.cancel, .loading): nil
    case (.retry, _): Refusal("no search has failed")
    case (.cancel, _): Refusal("no search is under way")
    default: nil
    }
  }

  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .type(let query):
      state = State(query: query, answer: query.isEmpty ? .none : .loading)
      // An answer to an earlier text must not come while this one waits.
      return query.isEmpty
        ? .cancel("search") : search(query, .cancelAndDebounce(.milliseconds(300)))
    case .found(let books): state.answer = .found(books)
    case .failed(let reason): state.answer = .failed(reason)
    case .retry:
      state.answer = .loading
      return search(state.query, .latest)
    case .cancel:
      state.answer = .none
      return .cancel("search")
    }
    return .none
  }

  package func markup(of state: State) -> Markup<Message> {
    .section(
      [],
      [
        .input([
          .type("search"), .label("Title or author"), .focused(), .value(state.query),
          .onInput { .type($0) },
        ]),
        status(of: state),
      ]
    )
  }

  private func status(of state: State) -> Markup<Message> {
    switch state.answer {
    case .none: .p([], ["Type a part of a title or a name."])
    case .loading: .p([], ["Searching ", .button([.onClick(.cancel)], ["Cancel"])])
    case .failed(let reason):
      .p([], [.text("\(reason) "), .button([.onClick(.retry)], ["Try again"])])
    case .found([]): .p([], ["No book has these words."])
    case .found(let books): .p([], ["\(books.count) found"])
    }
  }
}

// MARK: - The server

extension Search {
  /// The address that searches Open Library.
  package static func address(of query: String) throws(AddressError) -> WebAddress {
    try WebAddress("https://openlibrary.org/search.json")
      .adding(("q", query), ("fields", "key,title,author_name"), ("limit", "10"))
  }

  private func search(_ query: String, _ policy: WorkPolicy) -> Effect<Message> {
    guard let address = try? Self.address(of: query) else { return .none }
    let request = HTTPRequest(.get, address)
    return .work(
      network.response(to: request, id: "search", policy: policy).map { Self.message(of: $0) }
    )
  }

  private static func message(of answer: Result<HTTPResponse, NetworkError>) -> Message {
    switch answer {
    case .failure(let error): .failed("The search failed: \(error).")
    case .success(let response) where !response.isSuccess:
      .failed("The server answers \(response.status).")
    case .success(let response):
      response.json?["docs"]?.list { Book(found: $0) }.map { .found($0) }
        ?? .failed("The answer has no books.")
    }
  }
}

#if !hasFeature(Embedded)
extension Search.Answer: Codable {}
extension Search.State: Codable {}
extension Search.Message: Codable {}
#endif
