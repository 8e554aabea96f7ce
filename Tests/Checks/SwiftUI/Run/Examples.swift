import ComponentHost
import ComponentKit
import SwiftUI
import SwiftUIHost

extension Run {
  static func examples() async {
    stepper()
    countdown()
    lamp()
    likes()
    await dice()
    profile()
    composition()
    windows()
    phases()
    identity()
  }

  private static func stepper() {
    let display = Display(StepperApp())
    for name in ["+", "+", "-"] { display.press(name) }
    expect(display.figure.texts, ["-", "1", "+"], "the stepper's texts")
    expect(
      Display { Component<Elm<Stepper>>(Stepper()).view }.figure.texts,
      ["-", "0", "+"],
      "still"
    )
    let drawings = display.drawings
    _ = display.figure
    expect(display.drawings, drawings, "drawings without a change")
    display.press("+")
    _ = display.figure
    expect(display.drawings, drawings + 1, "drawings after a change")
  }

  private static func countdown() {
    let display = Display { ComponentView(Component<React<Countdown>>(Countdown())) }
    expect(display.press("restart"), false, "a refused button that can be pressed")
    for _ in 0..<3 { display.press("tick") }
    expect(display.figure.texts, ["lift-off", "tick", "restart"], "the countdown's texts")
    expect(display.press("tick"), false, "a refused button that can be pressed")
  }

  private static func lamp() {
    let display = Display { ComponentView(Component<Elm<Lamp>>(Lamp())) }
    display.press("on")
    expect(display.figure.texts, ["lamp", "off", "reset"], "the lamp's texts")
    display.press("reset")
    expect(display.figure.texts, ["lamp", "on", "reset"], "the lamp's texts")
    expect(display.animations, ["spring 0.4 0.3", nil], "the lamp's animations")
  }

  private static func likes() {
    let display = Display(LikesApp())
    display.press("like")
    display.write("Ada", into: "Name")
    expect(display.figure.texts, ["1 likes of Ada", "Name", "like"], "the likes' texts")
    expect(display.first("field")?.text?.wrappedValue, "Ada", "the field")
    expect(display.first("text")?.traits, .isHeader, "the heading")
  }

  private static func dice() async {
    let die = Dice(random: { 4 })
    let hosted = HostedComponent(Component<Elm<Dice>>(die))
    let display = Display { ComponentView(hosted) }
    expect(display.all("progress").count, 1, "the die's turning wheel")
    display.press("roll")
    for _ in 0..<10_000 where display.figure.texts.count < 2 { await Task.yield() }
    expect(display.figure.texts, ["4", "roll"], "the die's texts")
  }

  private static func profile() {
    let display = Display { ComponentView(Component<Redux<Profile>>(Profile())) }
    display.write("Ada Lovelace, Countess", into: "")
    if let toggle = display.first("toggle") { display.check(toggle, true) }
    expect(display.figure.texts, ["News", "Ada Lovelace reads the news"], "the profile's texts")
    expect(display.first("field")?.text?.wrappedValue, "Ada Lovelace", "the field")
    let hosted = HostedComponent(Component<Redux<Tally>>(Tally()))
    let binding = hosted.binding({ $0 }, send: { $0 - hosted.view })
    binding.wrappedValue = 42
    expect(binding.wrappedValue, 42, "the binding")
  }

  private static func composition() {
    let display = Display { Steppers() }
    display.press("+")
    if let last = display.all("button").last { display.press(last) }
    expect(display.figure.texts, ["-", "1", "+", "-", "11", "+"], "both steppers' texts")
  }

  private static func windows() {
    let app = WindowsApp()
    let (one, other) = (Display(app), Display(app))
    one.press("+")
    for display in [one, other] {
      expect(display.figure.texts, ["-", "1", "+", "-", "100", "+"], "shared steppers' texts")
    }
    if let last = one.all("button").last { one.press(last) }
    expect(one.figure.texts, ["-", "1", "+", "-", "101", "+"], "own steppers' texts")
    expect(other.figure.texts, ["-", "1", "+", "-", "100", "+"], "own steppers' texts")
  }

  private static func phases() {
    let display = Display { ComponentView(Component<Elm<Breath>>(Breath())) }
    _ = display.figure
    for phase: ScenePhase in [.inactive, .background] {
      display.phase = phase
      _ = display.figure
    }
    expect(display.figure.texts, ["active, inactive, background"], "the phases")
  }

  /// A component stays the same while what is around it changes, and begins again elsewhere.
  private static func identity() {
    var title = "one"
    var isThere = true
    let display = Display {
      if isThere { TallyPage(title: title) }
    }
    for _ in 0..<3 { display.press("more") }
    title = "two"
    display.touch()
    expect(display.figure.texts, ["two", "3", "more"], "a component in a view that changes")
    isThere = false
    display.touch()
    expect(display.figure.texts, [], "a component that is gone")
    isThere = true
    display.touch()
    expect(display.figure.texts, ["two", "0", "more"], "a component that comes again")
  }
}
