package import CommandLineSupport
import EmbeddedText
package import Foundation

/// The building of a module for a browser, by the toolchain.
package struct ModuleBuild {
  /// The processor and the system that a browser is.
  static let triple = "wasm32-unknown-none-wasm"

  /// The folder of the package.
  let package: String

  /// The executable.
  package let product: String

  /// The conditions that the executable is compiled under, which the manifest of this package reads.
  package var conditions: [String] = []

  /// Whether the module is compiled quickly, and not made small, for a page that only its author sees.
  ///
  /// Embedded Swift compiles the generic code of a library again in each module that uses it. Making
  /// that small takes most of the time in which a page is built after a change.
  package var isDraft = false

  /// Runs a program; a test passes another function.
  var run: (_ words: [String]) -> ToolOutcome = ToolOutcome.of

  /// Creates the build of an executable: one of this package, unless a folder names another.
  package init(_ product: String, of package: String = PackageSources.folder) {
    (self.product, self.package) = (product, package)
  }

  /// Builds the module and returns its bytes.
  package func module() throws(Failure) -> Data {
    let scratch = try scratch()
    let library = try unicodeLibrary()
    let outcome = run(
      settings(in: scratch) + Self.linking(in: scratch)
        + ["swift", "build", "--package-path", package] + flags(linkedWith: library)
    )
    guard outcome.status == 0 else {
      // SwiftPM first compiles the tools of plugins with the same options. It ignores their errors.
      throw Failure(
        outcome.status == 127 ? .unavailable : .data,
        "\(product) cannot be built for a browser: \(outcome.complaint(behind: "Building for "))"
      )
    }
    let path = "\(scratch)/\(Self.triple)/release/\(product).wasm"
    return Data(try NamedFile(path: path, kind: "module").read())
  }

  /// The places in the sources of the executable that use what Embedded Swift lacks, each with its file.
  func lacks() throws(Failure) -> [String] {
    let describe = ["swift", "package", "--package-path", package, "describe", "--type", "json"]
    return EmbeddedLack.all(in: product, of: run(settings(in: try scratch()) + describe).output)
  }

  /// The variables of the environment that a build has.
  private func settings(in scratch: String) -> [String] {
    ["LAB_PAGE=\(conditions.joined(separator: ","))", "SWIFTPM_BUILD_DIR=\(scratch)"]
  }

  /// The build folder, beside that of SwiftPM, which may have another one than its default.
  ///
  /// The dictionary of the environment repairs what is not UTF-8, which names another folder.
  private func scratch() throws(Failure) -> String {
    let name = isDraft ? "web-draft" : "web"
    guard let told = getenv("SWIFTPM_BUILD_DIR") else { return "\(package)/.build/\(name)" }
    guard let folder = String(validatingCString: told) else {
      throw Failure(.usage, "SWIFTPM_BUILD_DIR must be UTF-8; got \(String(cString: told).quoted)")
    }
    return "\(folder)/\(name)"
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
  /// A percentage says how much longer the module of Conduit is without the option.
  private func flags(linkedWith library: String) -> [String] {
    let quick = ["-Onone", "-assert-config", "Release", "-gnone"]
    let small = [
      "-Osize",
      // The compiler (6.3) gives arrays that it outlines the same names in different modules, so the
      // linker would mix them up.
      "-Xllvm", "-sil-disable-pass=object-outliner",
      "-Xllvm", "-inline-threshold=-25",  // 4 %, which the budget of Conduit needs.
    ]
    let compiler =
      [
        "-enable-experimental-feature", "Embedded", "-wmo", "-Xclang-linker", "-nostdlib",
        // An older `wasm-opt`, which clang would run if it is installed, may not read the module.
        "-Xclang-linker", "--no-wasm-opt",
      ] + (isDraft ? quick : small)
    let linker = [
      "--no-entry", "--export-if-defined=main", "--export-if-defined=__main_argc_argv",
      "--export-if-defined=\(product)_main",
      // The stack comes first, so that an overflow of the stack stops the module.
      "--stack-first", "-z", "stack-size=262144",
      "--strip-all", "--compress-relocations",  // 12 %; the latter needs the former.
      "-mllvm", "-inline-threshold=-25",  // 6 %
      library,
    ]
    return [
      "--configuration", "release", "--triple", Self.triple, "--product", product,
    ] + (isDraft ? [] : ["--experimental-lto-mode", "full"])
      + compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
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
