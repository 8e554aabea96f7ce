import ComponentHost
import ComponentKit
import Foundation
import TestSupport
import Testing

@Suite("Hosts that read others")
struct WaitingHostsTests {
  /// A program whose update does something else.
  private struct Curious: Program {
    let initial = 0
    let link: Link
    func update(_ sum: inout Int, by message: Int) {
      link.send(message)
      sum += message
    }
    func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
  }

  /// Lets threads continue when a number of them has arrived.
  private final class Gate: Sendable {
    private let arrivals = Notes<Bool>()
    private let count: Int
    init(_ count: Int) { self.count = count }
    func pass() {
      arrivals.add(true)
      eventually("\(count) threads have arrived") { arrivals.all.count >= count }
    }
  }

  private static let rule = """
    hosts must not wait for each other; got an update, view, selection or middleware of one that \
    reads another, which reads the first; send a message instead
    """

  @Test("stop the process with the rule if each waits for the next", arguments: [2, 3])
  func circle(count: Int) async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [count] in
      let gate = Gate(count)
      let links = (0..<count).map { _ in Link() }
      let hosts = links.map { ProgramHost(Component<Elm<Curious>>(Curious(link: $0))) }
      for place in hosts.indices {
        let next = hosts[(place + 1) % count]
        links[place].connect { _ in
          gate.pass()
          _ = next.view
        }
      }
      await withTaskGroup { group in
        for host in hosts { group.addTask { await inThread { host.send(1) } } }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.rule))
  }

  @Test("continue if they read in one direction only, also with other users")
  func chain() async {
    let links = (0..<3).map { _ in Link() }
    let hosts = links.map { ProgramHost(Component<Elm<Curious>>(Curious(link: $0))) }
    for place in 0..<2 {
      let next = hosts[place + 1]
      links[place].connect { _ in _ = next.view }
    }
    await withTaskGroup { group in
      for host in hosts {
        for _ in 0..<2 {
          group.addTask {
            for _ in 0..<300 {
              host.send(1)
              _ = host.view
            }
          }
        }
      }
    }
    for host in hosts { #expect(host.view == 600) }
  }

  @Test("continue if one sends to the other while that one reads it")
  func sendBack() async {
    // The first sends to the second in its update; the second sends back from an observer.
    let link = Link()
    let first = ProgramHost(Component<Elm<Curious>>(Curious(link: link)))
    let second = ProgramHost(Component<Elm<Sum>>(Sum()))
    link.connect { second.send($0) }
    second.observe { [weak first] in if $0 == 400 { first?.send(1_000) } }
    await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<100 { first.send(1) } } }
    }
    await first.end()
    #expect(first.view == 1_400)
    #expect(second.view == 1_400)
    link.connect { _ in }
  }
}
