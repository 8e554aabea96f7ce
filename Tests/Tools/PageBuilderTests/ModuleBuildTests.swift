import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import PageBuilder

@Suite("The build of a module")
struct ModuleBuildTests {
  /// A build whose programs end in these ways: the compiler's report on itself, and SwiftPM.
  private func build(compiler: ToolOutcome, package: ToolOutcome) -> ModuleBuild {
    var build = ModuleBuild("Page", of: "/nowhere")
    build.run = { $0.first == "swiftc" ? compiler : package }
    return build
  }

  /// The report of the compiler on itself, with the tables of Unicode in a directory.
  private func compiler(in directory: TemporaryDirectory) throws -> ToolOutcome {
    let library = "embedded/\(ModuleBuild.triple)"
    try FileManager.default.createDirectory(
      atPath: directory.file(library),
      withIntermediateDirectories: true
    )
    try directory.write("", to: library + "/libswiftUnicodeDataTables.a")
    return ToolOutcome(status: 0, output: "\"runtimeResourcePath\": \"\(directory.path)\"\n")
  }

  @Test("names the missing part of a toolchain")
  func toolchain() {
    let compiler = ToolOutcome(status: 0, output: "  \"runtimeResourcePath\": \"/opt/swift\"\n")
    let build = build(compiler: compiler, package: ToolOutcome(status: 0, output: ""))
    let failure = #expect(throws: Failure.self) { try build.module() }
    #expect(failure?.status == .unavailable)
    #expect(
      failure?.message
        == "the toolchain must hold Embedded Swift for wasm32-unknown-none-wasm; "
        + "got \"/opt/swift\"; those of swift.org hold it"
    )
  }

  @Test("has the linker read bitcode, where no path has a comma")
  func linking() {
    let edit = #"CCC_OVERRIDE_OPTIONS=#s/^(.*[.]bc)$/-Wl,\1/"#
    #expect(ModuleBuild.linking(in: "/a b/.build/web") == [edit])
    #expect(ModuleBuild.linking(in: "/a,b/.build/web") == [])
  }

  @Test(
    "makes a draft quickly and a page small, each in a folder of its own",
    arguments: [true, false]
  )
  func draft(isDraft: Bool) throws {
    let directory = TemporaryDirectory()
    let compiler = try compiler(in: directory)
    var words: [String] = []
    var build = ModuleBuild("Page", of: "/nowhere")
    build.isDraft = isDraft
    build.run = {
      words = $0
      return $0.first == "swiftc" ? compiler : ToolOutcome(status: 1, output: "")
    }
    #expect(throws: Failure.self) { try build.module() }
    #expect(words.contains("-Onone") == isDraft)
    #expect(words.contains("-Osize") == !isDraft && words.contains("full") == !isDraft)
    let folder = try #require(words.first { $0.hasPrefix("SWIFTPM_BUILD_DIR=") })
    #expect(folder.hasSuffix(isDraft ? "/web-draft" : "/web"))
  }

  @Test("reports the first error of the compiler if a program cannot be built")
  func compilation() throws {
    let directory = TemporaryDirectory()
    let output = """
      Tool.swift:1:1: error: of a tool
      Building for production...
      main.swift:3:1: error: no such thing
      main.swift:4:1: error: another
      failed

      """
    let build = build(
      compiler: try compiler(in: directory),
      package: ToolOutcome(status: 1, output: output)
    )
    let failure = #expect(throws: Failure.self) { try build.module() }
    #expect(
      failure
        == Failure(
          .data,
          "Page cannot be built for a browser: main.swift:3:1: error: no such thing"
        )
    )
  }
}
