public import ComponentKit

/// A picture of time: the signs of each frame.
struct Marbles {
  /// The signs of each frame.
  let frames: [[Character]]

  /// Reads a picture.
  ///
  /// - Throws: The rule that the picture breaks.
  init(_ picture: String) throws(PictureError) {
    var frames: [[Character]] = []
    var group: [Character]?
    for sign in picture where sign != " " {
      if frames.last?.contains("|") == true {
        throw PictureError("a picture must end with \"|\"; got \"\(picture)\"")
      }
      switch sign {
      case "(" where group == nil: group = []
      case ")" where group != nil:
        frames.append(group ?? [])
        group = nil
      case "(", ")": throw PictureError("parentheses must come in pairs; got \"\(picture)\"")
      default:
        if group == nil { frames.append(sign == "-" ? [] : [sign]) } else { group?.append(sign) }
      }
    }
    if group != nil { throw PictureError("parentheses must come in pairs; got \"\(picture)\"") }
    self.frames = frames
  }
}

/// The events of a run of a picture.
public struct PlayedMarbles<View> {
  /// The work that started in each frame, by its sign.
  public let starts: String

  /// The view at the end of each frame.
  public let views: [View]
}

extension Tester {
  /// Sends the messages of a picture, each in its frame, and moves the clock along.
  ///
  /// A picture has one sign for each frame. Blanks do not count, so that pictures can be aligned:
  ///
  /// ```text
  /// -       nothing happens in the frame
  /// a       the message of the word a
  /// (ab)    two messages in one frame
  /// |       the end: here nothing may be left; for work, it finishes
  /// #       for work: it fails
  /// ```
  ///
  /// In the first frame the clock does not move; timers that are due in a frame fire before its
  /// messages.
  /// The events of work that has a sign are expected.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - frame: How long a frame is.
  ///   - words: The messages of the signs; each word is one character.
  ///   - signs: The signs of work in the picture that is returned.
  ///   - fileID: The module and the file of the test.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  /// - Returns: When work has started, as a picture, and the views.
  /// - Throws: The rule that the picture breaks.
  /// - Complexity: O(frames + messages), each message and frame with one view.
  @discardableResult
  public func play(
    _ picture: String,
    every frame: Duration,
    _ words: Words<Message>,
    starts signs: [EffectID: Character] = [:],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(PictureError) -> PlayedMarbles<A.Program.View> {
    let frames = try Marbles(picture).frames
    let messages = try frames.map { frame throws(PictureError) in
      try words.messages(in: frame.filter { $0 != "|" }.map(String.init).joined(separator: " "))
    }
    var starts = ""
    var views: [A.Program.View] = []
    for (index, frameSigns) in frames.enumerated() {
      if index > 0 { advance(by: frame) }
      var started = takeStarts(signs)
      for message in messages[index] {
        send(message, fileID: fileID, filePath: filePath, line: line, column: column)
        started += takeStarts(signs)
      }
      if frameSigns.contains("|") {
        finish(fileID: fileID, filePath: filePath, line: line, column: column)
      }
      starts += started.isEmpty ? "-" : started.count == 1 ? started : "(\(started))"
      views.append(view)
    }
    return PlayedMarbles(starts: starts, views: views)
  }

  /// The signs of the work that has started; the events of work with a sign are expected.
  private func takeStarts(_ signs: [EffectID: Character]) -> String {
    var started = ""
    for (event, _) in scheduler.events {
      if case .start(let id?) = event, let sign = signs[id] { started.append(sign) }
    }
    scheduler.events.removeAll { event, _ in event.id.map { signs[$0] != nil } ?? false }
    return started
  }
}

// MARK: - Work

extension ControlledWork {
  /// Prepares what the work sends and how it ends, each in its frame from now on.
  ///
  /// It happens when the clock is moved there: `"-a-b|"` sends the message of `a` after one frame.
  ///
  /// - Parameters:
  ///   - picture: The picture, as ``Tester`` plays it.
  ///   - frame: How long a frame is.
  ///   - words: The messages of the signs; each word is one character.
  /// - Throws: The rule that the picture breaks.
  /// - Complexity: O(signs * timers that wait).
  public func play(
    _ picture: String,
    every frame: Duration,
    _ words: Words<A.Program.Message>
  ) throws(PictureError) {
    var time = tester.clock.now
    var timers: [TestScheduler<A.Program.Message>.Timer] = []
    for signs in try Marbles(picture).frames {
      for sign in signs {
        let action: TestScheduler<A.Program.Message>.Timer.Action
        switch sign {
        case "|": action = .end(nil)
        case "#": action = .end(WorkFailure("the picture has a # here"))
        default: action = .send(try words.message(of: "\(sign)"))
        }
        timers.append(TestScheduler.Timer(time: time, ticket: ticket, action: action))
      }
      time = time.advanced(by: frame)
    }
    guard isRunning else { return }
    for timer in timers { tester.scheduler.add(timer) }
    tester.settle()
  }
}
