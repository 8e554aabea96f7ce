import ComponentKit
import Markup
import SamplePrograms
import WebHost

/// A sample program that shows its text, and takes its messages as lines.
struct Spoken<Base: ScriptedProgram>: MarkupProgram, WrappingProgram {
  let base: Base

  func step(
    _ state: inout Base.State,
    by message: Base.Message,
    effects: inout Base.Effects
  ) -> Refusal? {
    base.step(&state, by: message, effects: &effects)
  }

  func markup(of state: Base.State) -> Markup<Base.Message> {
    .div(
      [],
      [
        .input([.label("line"), .on(.change) { try? Base.parse($0.value).first }]),
        .pre([], [.text(base.view(state) { _ in })]),
      ]
    )
  }
}

/// Starts a program in every architecture.
func start<Base: ScriptedProgram>(_ base: Base) {
  let program = Spoken(base: base)
  Page.start(Component<Elm<Spoken<Base>>>(program), titled: "\(Base.name) elm")
  Page.start(Component<Redux<Spoken<Base>>>(program), titled: "\(Base.name) redux")
  Page.start(Component<React<Spoken<Base>>>(program), titled: "\(Base.name) react")
  Page.start(Component<Halogen<Spoken<Base>>>(program), titled: "\(Base.name) halogen")
  Page.start(Component<Elm<Drawn<Base>>>(Drawn(base)), titled: "\(Base.name) drawn")
}

start(Counter())
start(Tasks())
start(Wizard())
start(Temperature())
start(FlightBooker())
start(DurationTimer())
start(People())
start(CircleDrawer())
start(Cells(columns: 3, rows: 4))
start(Life())
start(Feed())
start(Die())
start(Notebook())
start(Todos())
