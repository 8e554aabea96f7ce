// Rejected because: programs and their values are not on the main actor, even if it is the default.
// error: main actor-isolated conformance of 'Item' to 'Equatable' cannot be used in nonisolated context
// flags: -default-isolation MainActor

import ComonadLab

#if ACCEPTED
nonisolated struct Item: Equatable { var title: String }
#else
struct Item: Equatable { var title: String }
#endif

struct Items: Program {
  let initial: [Item] = []

  func update(_ items: inout [Item], by message: Item) {
    if !items.contains(where: { $0 == message }) { items.append(message) }
  }

  func view(_ items: [Item], send: @escaping (Item) -> Void) -> Int { items.count }
}

var items = Component<Elm<Items>>(Items())
items.send(Item(title: "milk"))
let host = ProgramHost(Component<Redux<Items>>(Items()))
