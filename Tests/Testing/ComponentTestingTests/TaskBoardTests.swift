import ComonadLaws
import ComponentKit
import ComponentTesting
import SamplePrograms
import Testing

@Suite("The task board")
struct TaskBoardTests {
  private let tester = Tester(Component<Redux<TaskBoard>>(TaskBoard()))

  @Test("saves when no change has come for a second")
  func debounced() throws {
    let words: Words<TaskBoard.Message> = ["a": .add("a"), "b": .add("b")]
    let played = try tester.play(
      "a-b--- -----",
      every: .milliseconds(250),
      words,
      starts: ["save": "S"]
    )
    #expect(played.starts == "------S----")
    tester.expect(view: "1. [ ] a\n2. [ ] b\n2 of 2 left, unsaved")
    tester.work("save").send(.saved(revision: 2))
    tester.work("save").finish()
    tester.expect(view: "1. [ ] a\n2. [ ] b\n2 of 2 left, saved")
    try tester.check()
  }

  @Test("tries again after two seconds and after four, and then no more")
  func retries() throws {
    tester.send(.add("a"), expecting: .wait("save"))
    for (seconds, view) in [(1, "unsaved (failed once)"), (2, "unsaved (failed twice)")] {
      tester.advance(by: .seconds(seconds))
      let save = tester.work("save")
      save.send(.failed("no net"))
      tester.expect(effects: [.wait("save")])
      save.finish()
      tester.expect(view: "1. [ ] a\n1 of 1 left, \(view)")
    }
    tester.advance(by: .milliseconds(3_999))
    #expect(tester.works == ["save, waiting until 7.0 seconds"])
    tester.advance(by: .milliseconds(1))
    tester.work("save").send(.failed("no net"))
    tester.work("save").finish()
    tester.expect(view: "1. [ ] a\n1 of 1 left, offline: no net")
    tester.send(.save, expecting: .start("save"))
    tester.work("save").send(.saved(revision: 1))
    tester.work("save").finish()
    tester.send(.save, refused: "everything is saved")
    try tester.check()
  }

  @Test("stays unsaved when an older revision is saved")
  func older() throws {
    tester.ignoring(.effects, .work)
    tester.send(.add("a"))
    tester.send(.add("b"))
    tester.send(.saved(revision: 1))
    #expect(tester.state.sync == .unsaved(failures: 0))
    tester.send(.saved(revision: 3), refused: "revision must be at most 2; got 3")
    try tester.check()
  }

  @Test("searches when the typing stops, and cancels a search that is cleared")
  func search() throws {
    tester.send(.search("m"), expecting: .wait("search"))
    tester.advance(by: .milliseconds(200))
    tester.send(.search("mo"), expecting: .wait("search"))
    tester.advance(by: .milliseconds(300))
    tester.expect(view: "0 of 0 left, saved\nsearch \"mo\": ...")
    let search = tester.work("search")
    search.send(.found(["moth", "moon"]))
    tester.expect(view: "0 of 0 left, saved\nsearch \"mo\": moth, moon")
    tester.send(.search(""), expecting: .cancel("search"))
    #expect(!search.isRunning)
    tester.expect(view: "0 of 0 left, saved")
    tester.send(.found([]), refused: "nothing is searched for")
    try tester.check()
  }

  @Test("holds tasks within tasks, and undoes every change of them")
  func nested() throws {
    tester.ignoring(.effects, .work)
    let start = tester.state.tasks
    let changes: [TaskBoard.Message] = [
      .add("a"), .nest("b", under: TaskPath([1])), .nest("c", under: TaskPath([1, 1])),
      .toggle(TaskPath([1, 1, 1])), .add("d"), .remove(TaskPath([1, 1])),
    ]
    var history = [start]
    for change in changes {
      tester.send(change)
      history.append(tester.state.tasks)
    }
    tester.expect(view: "1. [ ] a\n2. [ ] d\n2 of 2 left, unsaved")
    for tasks in history.dropLast().reversed() {
      tester.send(.undo)
      #expect(tester.state.tasks == tasks)
      if tasks == history[4] {
        tester.expect(
          view: "1. [ ] a\n  1.1. [ ] b\n    1.1.1. [x] c\n2 of 3 left, unsaved"
        )
      }
    }
    tester.send(.undo, refused: "a change must exist to be undone; got none")
    tester.send(.toggle(TaskPath([1, 2])), refused: "path must lead to a task; got 1.2")
    try tester.check()
  }

  @Test("counts as many tasks as it shows, after any changes")
  func invariant() {
    let paths = Generator<TaskPath>.element(of: [TaskPath([1]), TaskPath([1, 1])])
    let messages = Generator<TaskBoard.Message>.oneOf([
      .constant(.add("a")), paths.map { .toggle($0) }, paths.map { .nest("b", under: $0) },
      paths.map { .remove($0) }, .constant(.undo), .constant(.failed("no net")),
    ])
    let failure = violation(
      "the board counts its tasks",
      of: { Component<React<TaskBoard>>(TaskBoard()) },
      messages: messages,
      where: { board in
        let lines = board.view.split(separator: "\n")
        let shown = lines.count { $0.contains("[") }
        let left = lines.count { $0.contains("[ ]") }
        return lines.last?.hasPrefix("\(left) of \(shown) left") == true
      }
    )
    #expect(failure == nil)
  }
}
