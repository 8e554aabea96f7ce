import Markup
import TestSupport
import Testing

@testable import TerminalHost

@Suite("Input decoder")
struct InputDecoderTests {
  private func inputs(_ text: String) -> [Input] {
    var decoder = InputDecoder()
    return decoder.feed(text.utf8)
  }

  @Test(
    "reads keys",
    arguments: [
      ("a", KeyPress("a")), ("A", KeyPress("A", .shift)), ("é", KeyPress("é")),
      ("世", KeyPress("世")),
      ("😀", KeyPress("😀")), ("\r", KeyPress("Enter")), ("\t", KeyPress("Tab")),
      ("\u{7F}", KeyPress("Backspace")), ("\u{1}", KeyPress("a", .control)),
      ("\u{0}", KeyPress(" ", .control)), ("\u{1B}[A", KeyPress("ArrowUp")),
      ("\u{1B}OB", KeyPress("ArrowDown")), ("\u{1B}[1;5C", KeyPress("ArrowRight", .control)),
      ("\u{1B}[1;2D", KeyPress("ArrowLeft", .shift)), ("\u{1B}[H", KeyPress("Home")),
      ("\u{1B}[4~", KeyPress("End")), ("\u{1B}[5~", KeyPress("PageUp")),
      ("\u{1B}[6;3~", KeyPress("PageDown", .option)), ("\u{1B}[3~", KeyPress("Delete")),
      ("\u{1B}[Z", KeyPress("Tab", .shift)), ("\u{1B}OP", KeyPress("F1")),
      ("\u{1B}[24~", KeyPress("F12")), ("\u{1B}x", KeyPress("x", .option)),
      ("\u{1B}é", KeyPress("é", .option)), ("\u{1B}[97;5u", KeyPress("a", .control)),
      ("\u{1B}[27;2;13~", KeyPress("Enter", .shift)), ("\u{1B}\r", KeyPress("Enter", .option)),
      ("\u{1B}[[A", KeyPress("F1")), ("\u{1B}[[E", KeyPress("F5")), ("\u{1B}[17~", KeyPress("F6")),
    ]
  )
  func keys(bytes: String, key: KeyPress) {
    #expect(inputs(bytes) == [.key(key)])
  }

  @Test("recognises the escape key only when nothing follows")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.endWait() == [.key(KeyPress("Escape"))])
    #expect(!decoder.isWaiting)
    #expect(
      decoder.feed([0x1B, 0x1B, 0x5B, 0x41])
        == [.key(KeyPress("Escape")), .key(KeyPress("ArrowUp"))]
    )
    #expect(decoder.feed([0x1B, 0x5B]) == [])
    #expect(decoder.endWait() == [.key(KeyPress("[", .option))])
  }

  @Test("reads the pointer")
  func pointer() {
    #expect(
      inputs("\u{1B}[<0;5;3M\u{1B}[<32;6;3M\u{1B}[<0;6;3m")
        == [
          .pointer(Pointer(action: .down(0), row: 2, column: 4)),
          .pointer(Pointer(action: .move(0), row: 2, column: 5)),
          .pointer(Pointer(action: .up(0), row: 2, column: 5)),
        ]
    )
    #expect(
      inputs("\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<35;1;1M\u{1B}[<20;1;1M")
        == [
          .pointer(Pointer(action: .wheel(-1), row: 0, column: 0)),
          .pointer(Pointer(action: .wheel(1), row: 0, column: 0)),
          .pointer(Pointer(action: .move(nil), row: 0, column: 0)),
          .pointer(Pointer(action: .down(0), row: 0, column: 0, modifiers: [.shift, .control])),
        ]
    )
    #expect(inputs("\u{1B}[M !!") == [.pointer(Pointer(action: .down(0), row: 0, column: 0))])
    #expect(inputs("\u{1B}[<0;0;0M\u{1B}[<0;1M") == [])
  }

  @Test("reads pastes with any content")
  func paste() {
    #expect(
      inputs("\u{1B}[200~a\rb\u{1B}[A\u{1B}[201~c") == [
        .paste("a\rb\u{1B}[A"), .key(KeyPress("c")),
      ]
    )
    #expect(inputs("\u{1B}[200~\u{1B}[201~") == [])
    let long = String(repeating: "世", count: 50_000)
    #expect(inputs("\u{1B}[200~\(long)\u{1B}[201~") == [.paste(long)])
  }

  @Test("ends a slow paste without an end mark")
  func slowPaste() {
    let control = Input.key(KeyPress("c", .control))
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~milk".utf8, at: .zero) == [])
    #expect(decoder.deadline == .seconds(1))
    #expect(decoder.wait(until: .milliseconds(999)) == [])
    #expect(decoder.wait(until: .seconds(1)) == [.paste("milk")])
    #expect(decoder.feed([0x03, 0x71], at: .seconds(1)) == [control, .key(KeyPress("q"))])

    // Keys do not prolong it, not even those that a keyboard repeats.
    decoder = InputDecoder()
    var found = decoder.feed("\u{1B}[200~\(String(repeating: "x", count: 9_000))".utf8, at: .zero)
    for press in 0..<70 where !found.contains(control) {
      found += decoder.feed([0x03], at: .milliseconds(33 * press))
    }
    #expect(found.contains(control))
    #expect(decoder.feed([0x1B], at: .seconds(3)) == [])
    #expect(decoder.wait(until: .milliseconds(3_040)) == [.key(KeyPress("Escape"))])
  }

  @Test("continues a paste while the line is slow or the program busy")
  func pasteInPieces() {
    var decoder = InputDecoder()
    var found = decoder.feed("\u{1B}[200~".utf8, at: .zero)
    for second in 1...20 {
      found += decoder.feed(Array(repeating: 0x61, count: 64), at: .seconds(second))
      found += decoder.wait(until: .seconds(second))
    }
    found += decoder.feed("\u{1B}[201~b".utf8, at: .milliseconds(20_500))
    #expect(found == [.paste(String(repeating: "a", count: 64 * 20)), .key(KeyPress("b"))])
  }

  @Test("ends a paste without an end mark after sixteen megabytes")
  func longPaste() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~".utf8, at: .zero) == [])
    let most = Array(repeating: UInt8(ascii: "a"), count: 1 << 24)
    #expect(decoder.feed(most, at: .zero) == [])
    // It ends before a character, and what follows are keys.
    let found = decoder.feed([0xBF, 0x61, 0x03], at: .zero)
    #expect(found.count == 3)
    #expect(found[1...] == [.key(KeyPress("a")), .key(KeyPress("c", .control))])
  }

  @Test("completes half a sequence only after the deadline")
  func wakes() {
    for bytes in [[0x1B, 0x5B, 0x41], [0x1B, 0x4F, 0x41], [0x1B, 0x5B, 0x31, 0x3B, 0x31, 0x41]] {
      for cut in 1..<bytes.count {
        var decoder = InputDecoder()
        var found = decoder.feed(bytes[..<cut].map { UInt8($0) }, at: .zero)
        // A resize, a message or a tick does not end the wait; a lone Escape alone waits no longer.
        let pause = cut == 1 ? 39 : 799
        for wake in 1...pause { found += decoder.wait(until: .milliseconds(wake)) }
        found += decoder.feed(bytes[cut...].map { UInt8($0) }, at: .milliseconds(pause))
        #expect(found == [.key(KeyPress("ArrowUp"))])
      }
    }
    // Frequent wakes do not delay the Escape key.
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], at: .zero)
    let found = (0...50).flatMap { decoder.wait(until: .milliseconds($0)) }
    #expect(found == [.key(KeyPress("Escape"))])
  }

  @Test(
    "types nothing where a slow line cuts what a terminal sends, wherever it does",
    arguments: [150, 1_500] as [Int]
  )
  func slowLine(pause: Int) {
    let sent: [(String, Input)] = [
      ("\u{1B}[<35;10;5M", .pointer(Pointer(action: .move(nil), row: 4, column: 9))),
      ("\u{1B}[<0;10;5m", .pointer(Pointer(action: .up(0), row: 4, column: 9))),
      ("\u{1B}[1;5C", .key(KeyPress("ArrowRight", .control))),
      ("\u{1B}[6~", .key(KeyPress("PageDown"))), ("\u{1B}[B", .key(KeyPress("ArrowDown"))),
      ("\u{1B}]11;rgb:1e1e/2222/3333\u{7}", .ground(isLight: false)),
      ("\u{1B}]11;rgb:1e1e/2222/3333\u{1B}\\", .ground(isLight: false)),
      ("\u{1B}[200~a b\u{1B}[201~", .paste("a b")), ("ä", .key(KeyPress("ä"))),
      ("世", .key(KeyPress("世"))), ("😀", .key(KeyPress("😀"))),
    ]
    // A paste that is slower than typing ends, as the test of slow pastes says.
    for (text, expected) in sent where pause < 1_000 || expected != .paste("a b") {
      let bytes = Array(text.utf8)
      for cut in 1..<bytes.count {
        var decoder = InputDecoder()
        var found = decoder.feed(bytes[..<cut], at: .zero)
        found += decoder.wait(until: .milliseconds(pause - 1))
        found += decoder.feed(bytes[cut...], at: .milliseconds(pause))
        // What may be a key by itself is one by then, and so is half a character; the rest is dropped.
        let keys: [Input] = [
          .key(KeyPress("Escape")), .key(KeyPress("[", .option)), .key(KeyPress("\u{FFFD}")),
        ]
        found.removeAll { keys.contains($0) }
        let typed = found.filter { if case .key = $0 { $0 != expected } else { false } }
        let isLast = text.hasSuffix("B") && cut == 2 && pause > 1_000
        #expect(isLast || typed == [], "\(text.debugDescription) cut at \(cut): \(typed)")
        if pause < 1_000, cut > 1 || text.utf8.first != 0x1B {
          #expect(found == [expected], "\(text.debugDescription) cut at \(cut)")
        }
      }
    }
    // What a person types after an Escape is not dropped.
    for typed in ["[", "a", "]"] {
      var decoder = InputDecoder()
      _ = decoder.feed([0x1B], at: .zero)
      #expect(decoder.wait(until: .milliseconds(40)) == [.key(KeyPress("Escape"))])
      #expect(decoder.feed(typed.utf8, at: .milliseconds(60)) == [.key(KeyPress(typed))])
    }
    // Nor are the words of a program that writes fast.
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], at: .zero)
    _ = decoder.wait(until: .milliseconds(40))
    #expect(decoder.feed("ab".utf8, at: .milliseconds(60)).count == 2)
  }

  @Test("reads the focus of the terminal")
  func focus() {
    #expect(inputs("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
  }

  @Test("skips reports of terminals, and replaces invalid bytes")
  func noise() {
    #expect(inputs("\u{1B}]10;rgb:0/0/0\u{7}a") == [.key(KeyPress("a"))])
    #expect(inputs("\u{1B}P1$r\u{1B}\\a") == [.key(KeyPress("a"))])
    #expect(inputs("\u{1B}[?1;2ca") == [.key(KeyPress("a"))])
    #expect(inputs("\u{1B}[99999999999999999999~a") == [.key(KeyPress("a"))])
    var decoder = InputDecoder()
    let lost = Input.key(KeyPress("\u{FFFD}"))
    #expect(decoder.feed([0xFF, 0xC3, 0x61]) == [lost, lost, .key(KeyPress("a"))])
    #expect(decoder.feed([0xE0, 0x80, 0x80]) == [lost])
    #expect(decoder.feed([0xED, 0xA0, 0x80]) == [lost])
  }

  @Test(
    "reads the same input from bytes in any pieces, and never traps",
    arguments: 0..<300 as Range<UInt64>
  )
  func cuts(seed: UInt64) {
    var draws = SplitMix(seed: seed)
    let parts: [[UInt8]] = [
      Array("\u{1B}[A".utf8), Array("é世😀".utf8), [0x1B], Array("\u{1B}[<0;10;20M".utf8),
      Array("\u{1B}[200~x\u{1B}[201~".utf8), Array("\u{1B}[200~".utf8), [0xC3], [0x9B],
      Array("\u{1B}]0;t\u{7}".utf8), Array("\u{1B}[1;5C".utf8), Array("\u{1B}O".utf8),
      Array("\u{1B}[M".utf8), Array("\u{1B}[[B".utf8), Array("\u{1B}[[".utf8),
    ]
    var bytes: [UInt8] = []
    for _ in 0..<20 {
      if Bool.random(using: &draws) {
        bytes += parts.randomElement(using: &draws) ?? []
      } else {
        bytes += (0..<5).map { _ in UInt8.random(in: 0...255, using: &draws) }
      }
    }
    var whole = InputDecoder()
    var expected = whole.feed(bytes)
    expected += whole.endWait()
    var cut = InputDecoder()
    var found: [Input] = []
    while !bytes.isEmpty {
      let count = Int.random(in: 1...min(4, bytes.count), using: &draws)
      found += cut.feed(bytes.prefix(count))
      bytes.removeFirst(count)
    }
    found += cut.endWait()
    #expect(found == expected)
  }
}

extension InputDecoder {
  fileprivate var isWaiting: Bool { deadline != nil }

  /// Reads bytes that arrive at once.
  mutating func feed(_ bytes: some Collection<UInt8>) -> [Input] {
    feed(bytes, at: .zero)
  }

  /// Lets enough time pass to complete every key, but no paste.
  fileprivate mutating func endWait() -> [Input] { wait(until: .milliseconds(800)) }
}
