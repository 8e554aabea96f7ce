import Testing

@testable import lab

@Suite("A module of WebAssembly")
struct WasmModuleTests {
  /// A module with some functions that it imports from the page, and a memory.
  func module(importing names: [String]) -> [UInt8] {
    func counted(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + Array(text.utf8) }
    var imports = [UInt8(names.count + 1)]
    imports += counted("page") + counted("memory") + [2, 0, 1]
    for name in names { imports += counted("page") + counted(name) + [0, 0] }
    let types: [UInt8] = [1, 4, 1, 0x60, 0, 0]
    return [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0] + types + [2, UInt8(imports.count)] + imports
  }

  @Test("imports functions by names")
  func names() {
    #expect(WasmModule(module(importing: ["draw", "call"])).imports == ["draw", "call"])
    #expect(WasmModule(module(importing: [])).imports == [])
  }

  @Test("imports nothing where the bytes are no module, or end too early")
  func damaged() {
    let whole = module(importing: ["draw"])
    #expect(WasmModule([]).imports == [])
    for end in 0..<whole.count {
      #expect(WasmModule(Array(whole[..<end])).imports.count <= 1)
    }
  }

  /// A module whose first function returns two numbers, and whose second one has these instructions,
  /// without parameters, and with two variables.
  func module(of instructions: [UInt8]) -> [UInt8] {
    let body = [1, 2, 0x7E] + instructions + [0x0B]
    let types: [UInt8] = [1, 10, 2, 0x60, 1, 0x7E, 2, 0x7E, 0x7E, 0x60, 0, 0]
    let functions: [UInt8] = [3, 3, 2, 0, 1]
    let pair: [UInt8] = [6, 0, 0x20, 0, 0x42, 7, 0x0B]
    let code = [2] + pair + [UInt8(body.count)] + body
    return [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0] + types + functions + [10, UInt8(code.count)] + code
  }

  /// Instructions that compare the results of the first function, where `high` is the variable 1:
  /// `high != low >> 63`.
  static let order: (right: [UInt8], wrong: [UInt8]) = (
    [0x42, 5, 0x10, 0, 0x21, 1, 0x21, 0, 0x20, 1, 0x20, 0, 0x42, 63, 0x87, 0x52, 0x1A],
    [0x20, 1, 0x42, 5, 0x10, 0, 0x21, 1, 0x42, 63, 0x87, 0x52, 0x1A]
  )

  @Test("has a stale read where a call follows the reading of a variable that it sets")
  func staleReads() {
    #expect(WasmModule(module(of: Self.order.wrong)).hasStaleReads)
    #expect(!WasmModule(module(of: Self.order.right)).hasStaleReads)
    // A value that was used before the call is not stale.
    #expect(!WasmModule(module(of: [0x20, 1, 0x10, 0, 0x21, 1, 0x1A])).hasStaleReads)
    #expect(!WasmModule(module(of: [0x20, 1, 0x1A] + Self.order.right)).hasStaleReads)
    // An operand that is never used can be read from a variable that no call sets.
    #expect(!WasmModule(module(of: [0x20, 1, 0x42, 5, 0x21, 1, 0x1A])).hasStaleReads)
    // A block begins with an empty stack.
    let inBlocks = Self.order.right + [0x20, 1, 0x0D, 0] + Self.order.right
    #expect(!WasmModule(module(of: inBlocks)).hasStaleReads)
  }

  @Test(
    "is read by the sizes of its instructions",
    arguments: [
      [0x02, 0x40, 0x01, 0x0B],
      [0x41, 0, 0x0E, 1, 0x20, 1],
      [0x41, 0, 0x11, 1, 0],
      [0x41, 0xFF, 0x00, 0x23, 0, 0x24, 0, 0x1A],
      [0x41, 0, 0x28, 2, 0x20, 0x41, 0, 0x36, 2, 0x20],
      [0x3F, 0, 0x40, 0, 0x1A],
      [0x43, 0x20, 1, 0x21, 1, 0x44, 0x20, 1, 0x21, 1, 0x20, 1, 0x21, 1, 0x1A, 0x1A],
      [0x42, 0, 0x50, 0x41, 1, 0x41, 2, 0x1B, 0x1A],
      [0x44, 0, 0, 0, 0, 0, 0, 0, 0, 0xFC, 2, 0x1A],
      [0x41, 0, 0x41, 0, 0x41, 0, 0xFC, 10, 0, 0, 0x41, 0, 0x41, 0, 0x41, 0, 0xFC, 11, 0],
    ] as [[UInt8]]
  )
  func sizes(instructions: [UInt8]) {
    #expect(!WasmModule(module(of: instructions + Self.order.right)).hasStaleReads)
    #expect(WasmModule(module(of: instructions + Self.order.wrong)).hasStaleReads)
  }

  @Test("counts as one with stale reads where an instruction or a function is not known")
  func unknown() {
    for instructions in [[0xFD, 0], [0xFC, 12, 0, 0], [0x10, 9], [0x11, 9, 0]] as [[UInt8]] {
      #expect(WasmModule(module(of: instructions)).hasStaleReads)
    }
  }

  @Test("decides which services a page has, and whether it may connect")
  func policy() {
    func page(_ names: [String]) -> String {
      String(decoding: HTMLFile(title: "A", module: module(importing: names)).bytes, as: UTF8.self)
    }
    let silent = page(["draw"])
    #expect(!silent.contains("connect-src"))
    #expect(!silent.contains("const services = "))
    #expect(!silent.contains("services.add("))
    #expect(silent.contains("default-src 'none'"))
    let sending = page(["draw", "call"])
    #expect(sending.contains("connect-src http: https:; base-uri 'none'"))
    #expect(sending.contains("const services = "))
    for service in PageService.allCases {
      let page = page(["draw", service.rawValue])
      for other in PageService.allCases {
        #expect(page.contains("services.add(\"\(other.rawValue)\"") == (service == other))
      }
      #expect(page.contains("connect-src") == !service.schemes.isEmpty)
    }
  }
}
