import CommandLineSupport
import ComponentHost
import Foundation
import SamplePrograms
import SystemFiles

/// The making of a module for a browser, by the toolchain.
struct WebBuild {
  /// The processor and the system that a browser is.
  static let triple = "wasm32-unknown-none-wasm"

  /// The folder of the package.
  let package: String

  /// The executable.
  let product: String

  /// The conditions that the executable is compiled under, which the manifest reads.
  var conditions: [String] = []

  /// Runs a program; a test passes another function.
  var run: (_ words: [String]) -> ToolOutcome = ToolOutcome.of

  /// Reads the file of the module; a test passes another function.
  var read: (_ path: String) throws(SystemError) -> [UInt8] = { path throws(SystemError) in
    try readFile(at: path)
  }

  /// Builds the module and returns its bytes.
  ///
  /// Functions return several results, by which modules are a twentieth shorter, unless the compiler
  /// makes a mistake with them: then they return structures in memory.
  func module() throws(Failure) -> [UInt8] {
    let scratch = try scratch()
    let library = try unicodeLibrary()
    let several = ["-mllvm", "-target-abi=experimental-mv"]
    let short = try module(in: scratch, linkedWith: [library] + several)
    return WasmModule(short).hasStaleReads ? try module(in: scratch, linkedWith: [library]) : short
  }

  /// Builds the module in a folder, with a library and options for the linker.
  private func module(
    in scratch: String,
    linkedWith words: [String]
  ) throws(Failure) -> [UInt8] {
    let outcome = run(
      ["LAB_PAGE=\(conditions.joined(separator: ","))", "SWIFTPM_BUILD_DIR=\(scratch)"]
        + Self.linking(in: scratch) + ["swift", "build", "--package-path", package]
        + flags(linkedWith: words)
    )
    guard outcome.status == 0 else {
      // SwiftPM first compiles the tools of plugins with the same options. It ignores their errors.
      throw Failure(
        outcome.status == 127 ? .unavailable : .data,
        "\(product) cannot be built for a browser: \(outcome.complaint(behind: "Building for "))"
      )
    }
    let path = "\(scratch)/\(Self.triple)/release/\(product).wasm"
    return try attempt("\(path): module cannot be read", .data) { try read(path) }
  }

  /// The build folder, beside that of SwiftPM, which may have another one than its default.
  ///
  /// The dictionary of the environment repairs what is not UTF-8, which names another folder.
  private func scratch() throws(Failure) -> String {
    guard let told = getenv("SWIFTPM_BUILD_DIR") else { return package + "/.build/web" }
    guard let folder = String(validatingCString: told) else {
      throw Failure(.usage, "SWIFTPM_BUILD_DIR must be UTF-8; got \(String(cString: told).quoted)")
    }
    return folder + "/web"
  }

  /// The variable of clang that has it pass bitcode to the linker, which reads bitcode itself.
  ///
  /// Otherwise clang first compiles each of 300 files of bitcode to bitcode, in a process for each:
  /// eleven of the twelve seconds of linking the counter. The edit would split a path at a comma.
  static func linking(in scratch: String) -> [String] {
    scratch.contains(",") ? [] : [#"CCC_OVERRIDE_OPTIONS=#s/^(.*[.]bc)$/-Wl,\1/"#]
  }

  /// The options that make SwiftPM build for a browser.
  ///
  /// The compiler and the linker inline only calls that make the module smaller, and no function is
  /// copied for each closure that it is called with. Constant arrays are created in place: the
  /// compiler (6.3) gives those that it outlines the same names in different modules, so the linker
  /// mixed them up. The linker optimises the whole module, merges equal functions, and adds no
  /// variables to loops. `wasm-opt` does not run, even if it is installed: the module is the same
  /// everywhere, and ``WasmModule/hasStaleReads`` sees the order that LLVM chose.
  private func flags(linkedWith words: [String]) -> [String] {
    let inlining = "-inline-threshold=-25"
    let compiler = [
      "-enable-experimental-feature", "Embedded", "-wmo", "-Osize", "-Xclang-linker", "-nostdlib",
      "-Xclang-linker", "--no-wasm-opt",
      "-Xllvm", "-sil-disable-pass=object-outliner",
      "-Xllvm", "-sil-disable-pass=closure-specialize", "-Xllvm", inlining,
    ]
    let mains = ["main", "__main_argc_argv", "\(product)_main"]
    // The stack comes first, so that an overflow of the stack stops the module.
    let stack = ["--stack-first", "-z", "stack-size=262144"]
    let small = [
      "--strip-all", "--compress-relocations",
      "-mllvm", inlining, "-mllvm", "-enable-merge-functions",
      "-mllvm", "-disable-lsr",
    ]
    let linker =
      mains.map { "--export-if-defined=\($0)" } + stack + small + ["--no-entry"] + words
    return [
      "--configuration", "release", "--triple", Self.triple, "--product", product,
      "--experimental-lto-mode", "full", "-Xcc", "-Oz",
    ] + compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }

  /// The tables of Unicode that texts need, where they are compared by meaning.
  private func unicodeLibrary() throws(Failure) -> String {
    let info = run(["swiftc", "-print-target-info"])
    let mark = "\"runtimeResourcePath\": \""
    let line = info.output.split(separator: "\n").first { $0.contains(mark) }
    let resources = line?.split(separator: "\"").last.map(String.init)
    let library = "\(resources ?? "")/embedded/\(Self.triple)/libswiftUnicodeDataTables.a"
    guard resources != nil, FileManager.default.fileExists(atPath: library) else {
      throw Failure(
        .unavailable,
        "the toolchain must hold Embedded Swift for \(Self.triple); "
          + "got \(resources?.quoted ?? "no toolchain"); those of swift.org hold it"
      )
    }
    return library
  }
}
