import Markup

/// Decodes the bytes of a terminal into keys, pastes and actions of the pointer.
///
/// The result does not depend on how the bytes are divided:
///
/// ```text
/// decoder.feed(a, at: t); decoder.feed(b, at: t)  gives what decoder.feed(a + b, at: t) gives
/// ```
///
/// The Escape key sends the first byte of other keys. If no byte follows until ``deadline``,
/// `wait(until:)` returns the key. What cannot be a key alone waits longer, since a line may be slow. If the
/// rest comes even later, it is dropped: it is no text that somebody has typed. Unknown bytes are dropped.
///
/// A paste ends with its mark. A paste without a mark ends after 16 MiB, or when fewer than 64 bytes
/// have arrived in a second: the following bytes are keys again. Typing is slower than that, and any
/// line is faster.
///
/// The clock runs only while the host waits for input. So a busy program neither turns half a sequence
/// into a key nor ends half a paste.
struct InputDecoder {
  private enum State {
    case ground
    /// Within a character of several bytes.
    case character([UInt8], isOption: Bool)
    case escape
    /// After `ESC [`.
    case sequence([UInt8])
    /// After `ESC O`.
    case single
    /// Within a report of the terminal, of which only the ground is of interest.
    case message([UInt8])
    /// Within a pasted text.
    case paste
    /// After `ESC [ M`: the button and the position, one byte each.
    case oldPointer([UInt8])
  }

  private var state = State.ground

  /// The pasted bytes so far.
  ///
  /// A paste is one input, so that a program handles its text once.
  private var pasted: [UInt8] = []

  /// The time of the last byte, or the start of the current second of a paste.
  private var start = Duration.zero

  /// The number of bytes of a paste in that second.
  private var count = 0

  /// The maximum lengths of a sequence and of a paste, in bytes.
  private static let limits = (sequence: 64, paste: 1 << 24)

  /// How long a lone Escape waits, how long what has begun does, and how late its rest may come; and the
  /// slowest speed of a paste.
  private static let patience = (
    escape: Duration.milliseconds(40), key: Duration.milliseconds(800), rest: Duration.seconds(5),
    paste: Duration.seconds(1), bytes: 64
  )

  /// What has waited in vain for its rest, and until when that may come.
  private var late: (state: State, end: Duration)?

  /// Whether a paste has begun and not ended.
  private var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// The time to call `wait(until:)` if no bytes arrive before; nil if nothing is incomplete.
  var deadline: Duration? {
    switch state {
    case .ground: nil
    case .paste: start + Self.patience.paste
    case .escape: start + Self.patience.escape
    default: start + Self.patience.key
    }
  }

  /// Reads bytes.
  mutating func feed(_ bytes: some Collection<UInt8>, at time: Duration) -> [Input] {
    var found: [Input] = []
    if isPasting {
      count += bytes.count
      endSlowPaste(at: time, &found)
    }
    if !isPasting { start = time }
    var rest = Array(bytes)[...]
    if let late = late.take(), time < late.end { dropRest(of: late.state, from: &rest) }
    while let byte = rest.first {
      if isPasting {
        paste(&rest, &found)
      } else {
        rest.removeFirst()
        take(byte, &found)
      }
    }
    return found
  }

  /// Completes an incomplete key or paste whose deadline has passed.
  mutating func wait(until time: Duration) -> [Input] {
    guard let deadline, time >= deadline else { return [] }
    if isPasting {
      var found: [Input] = []
      endSlowPaste(at: time, &found)
      return found
    }
    late = (state, time + Self.patience.rest)
    defer { state = .ground }
    switch state {
    case .escape: return [.key(KeyPress("Escape"))]
    case .sequence([]): return [.key(KeyPress("[", .option))]
    case .sequence: return []
    case .single: return [.key(KeyPress("O", [.option, .shift]))]
    case .character(_, let isOption): return [.key(KeyPress("\u{FFFD}", isOption ? .option : []))]
    case .ground, .paste, .message, .oldPointer: return []
    }
  }

  /// Drops the rest of what has begun, if the bytes hold all of it.
  ///
  /// A letter by itself is a key, unless what has begun is more than a key can be.
  private mutating func dropRest(of begun: State, from bytes: inout ArraySlice<UInt8>) {
    switch begun {
    case .escape where !"[]OPX^_".utf8.contains(bytes.first ?? 0): return
    case .escape, .sequence([]), .single: if bytes.count == 1 { return }
    case .message(let start): if start.count + bytes.count == 2 { return }
    default: break
    }
    var decoder = InputDecoder()
    decoder.state = begun
    var dropped: [Input] = []
    for (place, byte) in zip(bytes.indices, bytes) {
      decoder.take(byte, &dropped)
      switch decoder.state {
      case .ground: bytes = bytes[(place + 1)...]
      case .paste: (bytes, state, count) = (bytes[(place + 1)...], .paste, 0)
      default: continue
      }
      return
    }
  }

  private mutating func take(_ byte: UInt8, _ found: inout [Input]) {
    switch state {
    case .ground: begin(byte, isOption: false, &found)
    case .character(let bytes, let isOption): goOn(byte, after: bytes, isOption, &found)
    case .escape: escaped(byte, &found)
    case .sequence(let bytes): sequence(bytes, byte, &found)
    case .single:
      state = .ground
      single(byte, &found)
    case .message(let bytes): message(bytes, byte, &found)
    case .paste: break
    case .oldPointer(let bytes):
      state = bytes.count == 2 ? .ground : .oldPointer(bytes + [byte])
      if bytes.count == 2 { oldPointer(bytes + [byte], &found) }
    }
  }
}

// MARK: - Characters

extension InputDecoder {
  private mutating func begin(_ byte: UInt8, isOption: Bool, _ found: inout [Input]) {
    state = .ground
    let held: Event.Modifiers = isOption ? .option : []
    switch byte {
    case 0x1B: state = .escape
    case 0x00...0x1F, 0x7F: found.append(.key(KeyPress(control: byte, held)))
    case 0x20..<0x7F:
      found.append(.key(KeyPress(String(Unicode.Scalar(byte)), held.union(shift(byte)))))
    case 0xC2...0xF4: state = .character([byte], isOption: isOption)
    default: found.append(.key(KeyPress("\u{FFFD}", held)))
    }
  }

  private func shift(_ byte: UInt8) -> Event.Modifiers {
    (0x41...0x5A).contains(byte) ? .shift : []
  }

  private mutating func goOn(
    _ byte: UInt8,
    after first: [UInt8],
    _ isOption: Bool,
    _ found: inout [Input]
  ) {
    let held: Event.Modifiers = isOption ? .option : []
    guard byte & 0xC0 == 0x80 else {
      found.append(.key(KeyPress("\u{FFFD}", held)))
      return begin(byte, isOption: false, &found)
    }
    let bytes = first + [byte]
    guard bytes.count == (bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4) else {
      state = .character(bytes, isOption: isOption)
      return
    }
    state = .ground
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let scalar = scalars.count == 1 ? scalars.first : nil
    if let scalar, (0x80...0x9F).contains(scalar.value) { return }
    found.append(.key(KeyPress(scalar.map { String($0) } ?? "\u{FFFD}", held)))
  }

  private mutating func escaped(_ byte: UInt8, _ found: inout [Input]) {
    switch byte {
    case 0x1B: found.append(.key(KeyPress("Escape")))
    case 0x5B: state = .sequence([])
    case 0x4F: state = .single
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .message([byte])
    default: begin(byte, isOption: true, &found)
    }
  }
}

// MARK: - Sequences

extension InputDecoder {
  private mutating func sequence(_ bytes: [UInt8], _ byte: UInt8, _ found: inout [Input]) {
    switch byte {
    // The console of Linux sends ESC [ [ and a letter for F1 to F5.
    case 0x5B where bytes.isEmpty: state = .sequence([byte])
    case 0x20...0x7E where bytes == [0x5B]:
      state = .ground
      if let key = KeyPress.ofLinuxConsole[byte] { found.append(.key(KeyPress(key))) }
    case 0x20...0x3F: state = .sequence(bytes.count < Self.limits.sequence ? bytes + [byte] : bytes)
    case 0x40...0x7E:
      state = .ground
      if byte == 0x4D, bytes.isEmpty {
        state = .oldPointer([])
      } else if byte == 0x7E, bytes.elementsEqual("200".utf8) {
        (state, count) = (.paste, 0)
      } else if bytes.count < Self.limits.sequence,
        let input = ControlSequence(bytes, final: byte)?.input
      {
        found.append(input)
      }
    default: begin(byte, isOption: false, &found)  // The sequence is incomplete.
    }
  }

  private mutating func single(_ byte: UInt8, _ found: inout [Input]) {
    if let input = ControlSequence([], final: byte)?.input, byte != 0x75 {
      found.append(input)
    } else if byte < 0x20 || byte >= 0x7F {
      begin(byte, isOption: false, &found)
    }
  }

  /// Takes a byte of a report, which begins with its kind and ends with `BEL` or `ESC \\`.
  private mutating func message(_ bytes: [UInt8], _ byte: UInt8, _ found: inout [Input]) {
    let isEnd = byte == 0x07 || byte == 0x5C && bytes.last == 0x1B
    guard isEnd || byte == 0x18 || byte == 0x1A else {
      // Of a longer report, only the last byte matters, which may begin its end.
      let kept = bytes.count < Self.limits.sequence ? bytes : Array(bytes.dropLast())
      state = .message(kept + [byte])
      return
    }
    state = .ground
    guard isEnd, bytes.first == 0x5D, bytes.count < Self.limits.sequence else { return }
    let text = String(decoding: bytes.dropFirst().filter { $0 != 0x1B }, as: UTF8.self)
    if let isLight = isLightGround(text) { found.append(.ground(isLight: isLight)) }
  }

  /// Takes the bytes of a paste up to the next one that may end it.
  private mutating func paste(_ rest: inout ArraySlice<UInt8>, _ found: inout [Input]) {
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    let room = Self.limits.paste - pasted.count
    // A paste that is too long ends before a character.
    if room <= 0, let byte = rest.first, beginsCharacter(byte) {
      state = .ground
      return tell(dropping: 0, &found)
    }
    let next = rest.firstIndex(of: end[5]).map { $0 + 1 } ?? rest.endIndex
    let part = rest[..<min(next, rest.startIndex + max(1, room))]
    pasted += part
    rest = rest[part.endIndex...]
    guard pasted.last == end[5], pasted.suffix(end.count).elementsEqual(end) else { return }
    state = .ground
    tell(dropping: end.count, &found)
  }

  private mutating func tell(dropping count: Int, _ found: inout [Input]) {
    let text = String(decoding: pasted.dropLast(count), as: UTF8.self)
    if !text.isEmpty { found.append(.paste(text)) }
    pasted = []
  }

  /// Ends a paste if too few bytes have arrived in the last second.
  private mutating func endSlowPaste(at time: Duration, _ found: inout [Input]) {
    guard time >= start + Self.patience.paste else { return }
    if count < Self.patience.bytes {
      state = .ground
      tell(dropping: 0, &found)
    }
    (start, count) = (time, 0)
  }

  /// Whether a character begins with the byte, which is not part of the mark at the end of a paste.
  private func beginsCharacter(_ byte: UInt8) -> Bool {
    byte & 0xC0 != 0x80 && byte >= 0x20 && byte != 0x5B && byte != 0x7E
      && !(0x30...0x32).contains(byte)
  }

  private func oldPointer(_ bytes: [UInt8], _ found: inout [Input]) {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.allSatisfy({ $0 >= 0 }) else { return }
    let isRelease = numbers[0] & 3 == 3 && numbers[0] & 96 == 0
    let code = isRelease ? numbers[0] & ~3 : numbers[0]
    if let pointer = Pointer(code: code, column: numbers[1], row: numbers[2], isUp: isRelease) {
      found.append(.pointer(pointer))
    }
  }
}
