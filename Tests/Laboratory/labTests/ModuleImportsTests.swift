import Testing

@testable import lab

@Suite("The imports of a module")
struct ModuleImportsTests {
  /// A module with some functions that it imports from the page, and a memory.
  func module(importing names: [String]) -> [UInt8] {
    func counted(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + Array(text.utf8) }
    var imports = [UInt8(names.count + 1)]
    imports += counted("page") + counted("memory") + [2, 0, 1]
    for name in names { imports += counted("page") + counted(name) + [0, 0] }
    let types: [UInt8] = [1, 4, 1, 0x60, 0, 0]
    return [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0] + types + [2, UInt8(imports.count)] + imports
  }

  @Test("are the names of its functions")
  func names() {
    #expect(ModuleImports.names(in: module(importing: ["draw", "call"])) == ["draw", "call"])
    #expect(ModuleImports.names(in: module(importing: [])) == [])
  }

  @Test("are none where the bytes are no module, or end too early")
  func damaged() {
    let whole = module(importing: ["draw"])
    #expect(ModuleImports.names(in: []) == [])
    for end in 0..<whole.count {
      #expect(ModuleImports.names(in: Array(whole[..<end])).count <= 1)
    }
  }

  @Test("decide which services a page has, and whether it may connect")
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
