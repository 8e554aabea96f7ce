public import ComponentKit
public import Markup

/// A reader of several sources, each of which is fetched beside the others: a list of lists.
///
/// ```swift
/// var feed = Component<Elm<Feed>>(Feed())
/// feed.send(.follow("moths"))                           // nil
/// feed.send(.arrived(["Luna", "Atlas"], from: "moths")) // nil
/// feed.view                                             // "moths: 2 new\n  1. * Luna\n  2. * Atlas"
/// feed.send(.follow("moths"))                           // Refusal("moths is followed already")
/// ```
///
/// The work of a source has the name of the source within `fetch`: to leave the source cancels it,
/// and a second refresh takes its place.
public struct Feed: DrawnProgram, Sendable {
  /// A change of the feed.
  public enum Message: Codable, Hashable, Sendable {
    /// Adds a source, and fetches it.
    case follow(String)
    /// Leaves a source, also while it is fetched.
    case unfollow(String)
    /// Fetches all sources, beside each other.
    case refresh
    /// The new items that a source has sent.
    case arrived([String], from: String)
    /// Why a source could not be fetched.
    case failed(String, of: String)
    /// Marks an item as read, by the number of its place.
    case read(Int, of: String)
  }

  /// No source at the start.
  public let initial = FeedState()

  private let fetch: @Sendable (_ source: String) -> Work<Message>

  /// Creates a reader whose sources never answer.
  public init() { self.init { _ in .silent } }

  /// Creates a reader from how a source is fetched.
  public init(fetch: @escaping @Sendable (_ source: String) -> Work<Message>) { self.fetch = fetch }

  /// Refuses what names no source or item, and a source that is followed already.
  public func refusal(of message: Message, in state: FeedState) -> Refusal? {
    switch message {
    case .refresh: return nil
    case .follow(let name):
      if !FeedState.isName(name) { return Refusal("source must be one word; got \(name.quoted)") }
      return state[name] == nil ? nil : Refusal("\(name) is followed already")
    case .unfollow(let name), .failed(_, let name), .arrived(_, let name):
      return state[name] == nil ? unknown(name) : nil
    case .read(let number, let name):
      guard let source = state[name] else { return unknown(name) }
      return number >= 1 && number <= source.items.count
        ? nil : Refusal("number must be between 1 and \(source.items.count); got \(number)")
    }
  }

  private func unknown(_ name: String) -> Refusal { Refusal("\(name.quoted) is not followed") }

  /// Changes the feed, and requests what is to be fetched.
  public func update(_ state: inout FeedState, by message: Message) -> Effect<Message> {
    switch message {
    case .follow(let name):
      state.sources.append(FeedState.Source(name: name))
      return load(name)
    case .unfollow(let name):
      state.sources.removeAll { $0.name == name }
      return .cancel(EffectID(name).within("fetch"))
    case .refresh:
      for index in state.sources.indices { state.sources[index].status = .loading }
      return .merge(state.sources.map { load($0.name) })
    case .arrived(let titles, let name): state.change(name) { $0.add(titles) }
    case .failed(let reason, let name): state.change(name) { $0.status = .failed(reason) }
    case .read(let number, let name): state.change(name) { $0.items[number - 1].isNew = false }
    }
    return .none
  }

  /// Repeats the fetches that were running.
  public func resume(_ state: inout FeedState) -> Effect<Message> {
    .merge(
      state.sources.map { source in
        if case .loading = source.status { load(source.name) } else { .none }
      }
    )
  }

  /// The work that fetches one source.
  private func load(_ name: String) -> Effect<Message> {
    fetch(name).named(EffectID(name).within("fetch"), .latest)
  }

  /// Shows the sources, each with its items below it.
  public func view(_ state: FeedState, send: @escaping (Message) -> Void) -> String {
    guard !state.sources.isEmpty else { return "nothing is followed" }
    return state.sources.flatMap { $0.lines }.joined(separator: "\n")
  }
}

/// The state of a feed: its sources, each with its items.
public struct FeedState: Hashable, Sendable {
  /// One item of a source.
  package struct Item: Hashable, Sendable {
    /// Its title.
    package let title: String
    /// Whether it has not been read.
    package internal(set) var isNew = true
  }

  /// The progress of a source.
  package enum Status: Hashable, Sendable {
    /// It is being fetched.
    case loading
    /// It has been fetched.
    case loaded
    /// It could not be fetched.
    case failed(String)
  }

  /// One source.
  package struct Source: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Its progress.
    package internal(set) var status = Status.loading
    /// Its items, the oldest first.
    package internal(set) var items: [Item] = []

    /// Adds the items that are not there yet.
    mutating func add(_ titles: [String]) {
      status = .loaded
      for title in titles where !items.contains(where: { $0.title == title }) {
        items.append(Item(title: title))
      }
    }

    /// The progress of the source, and its new items.
    var news: String {
      let count = items.count { $0.isNew }
      return switch status {
      case .loading: "loading"
      case .loaded: count == 0 ? "nothing new" : "\(count) new"
      case .failed(let reason): "failed: \(reason.onOneLine)"
      }
    }

    /// The source and its items as lines.
    var lines: [String] {
      ["\(name): \(news)"]
        + items.enumerated().map { place, item in
          "  \(place + 1). \(item.isNew ? "* " : "")\(item.title.onOneLine)"
        }
    }
  }

  /// The sources, in the order in which they were followed.
  package internal(set) var sources: [Source] = []

  /// The source of a name.
  subscript(name: String) -> Source? { sources.first { $0.name == name } }

  /// Whether a text can be the name of a source: one word.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.unicodeScalars.contains { $0.isWhiteSpace }
  }

  /// Whether the names are words and differ, and the titles of each source differ.
  ///
  /// - Complexity: O(n log n) in the sources and the items.
  var isWhole: Bool {
    sources.allSatisfy { source in
      Self.isName(source.name) && source.items.map { $0.title }.areDistinct
    } && sources.map { $0.name }.areDistinct
  }

  /// Changes the source of a name.
  mutating func change(_ name: String, _ change: (inout Source) -> Void) {
    guard let index = sources.firstIndex(where: { $0.name == name }) else { return }
    change(&sources[index])
  }
}
