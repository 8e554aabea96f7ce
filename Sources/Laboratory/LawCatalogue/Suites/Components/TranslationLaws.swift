import ComonadLaws

/// Returns the laws of a translation of components: it keeps their views and their moves.
///
/// - Parameters:
///   - messages: The generator of the messages sent before and after.
///   - original: Makes the component that is translated.
///   - translated: Makes the component, sends it messages, and translates it.
/// - Returns: The suite.
func translationLaws<Message, View: Observed>(
  messages: Generator<Message>,
  _ original: @escaping @Sendable () -> ComponentUnderTest<Message, View>,
  translated: @escaping @Sendable ([Message]) -> ComponentUnderTest<Message, View>
) -> Suite where Message: Observed {
  let histories = messages.histories
  let (before, after) = (Variable("before", histories), Variable("after", histories))
  return Suite("translation") {
    laws(from: "Freeman, Comonads as spaces, 2016") {
      law("views", "translating keeps the present view and the view after each message")
        .states("c.copy(in: B.self).views(after: messages) == c.views(after: messages)")
        .forAll(before, after) { before, after in
          .same(
            translated(before).views(after: after),
            original().after(before).views(after: after)
          )
        }
      law("moves", "translating commutes with moves")
        .states("c.send(m); c.copy(in: B.self)  is  d = c.copy(in: B.self); d.send(m)")
        .forAll(before, after) { before, after in
          .same(
            translated(before).views(after: after),
            translated([]).after(before).views(after: after)
          )
        }
    }
    law("effects", "translating keeps the pending effects")
      .states("c.copy(in: B.self).takeEffect() == c.takeEffect()")
      .forAll(before) { before in
        .same(translated(before).takeEffect(), original().after(before).takeEffect())
      }
  }
}

/// Returns the laws of a translation of movements, up the ladder: it leads where the movement leads.
///
/// - Parameters:
///   - messages: The generator of the messages sent before, and of those that the movement sends.
///   - above: Makes the component above, sends it messages, moves it by the movement of others,
///     translated, and takes it down.
///   - below: Makes the component above, sends it messages, takes it down, and moves it there.
/// - Returns: The suite.
func ladderLaws<Message, View: Observed>(
  messages: Generator<Message>,
  above: @escaping @Sendable ([Message], [Message]) -> ComponentUnderTest<Message, View>,
  below: @escaping @Sendable ([Message], [Message]) -> ComponentUnderTest<Message, View>
) -> Suite where Message: Observed {
  let histories = messages.histories
  let (before, moved) = (Variable("before", histories), Variable("moved", histories))
  return Suite("ladder", source: "Freeman, Comonads as spaces, 2016") {
    law("views", "a movement that goes up leads where it leads below")
      .states(
        "c.move(by: up(m)); c.copy(in: B.self).view == c.copy(in: B.self) moved by m"
      )
      .forAll(before, moved) { before, moved in
        .same(above(before, moved).view(), below(before, moved).view())
      }
    law("effects", "a movement that goes up requests what it requests below")
      .states(
        "c.move(by: up(m)); c.takeEffect() == c.copy(in: B.self) moved by m, its effect"
      )
      .forAll(before, moved) { before, moved in
        .same(above(before, moved).takeEffect(), below(before, moved).takeEffect())
      }
  }
}
