// swift-tools-version: 6.2

import PackageDescription

/// Settings of the tests: Swift 6 mode (from the tools version), no warning left, and the upcoming
/// features that make existentials and imports visible in the source.
let testSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of the modules, which besides say what of their imports their users see.
let settings: [SwiftSetting] =
  testSettings + [
    .enableUpcomingFeature("InternalImportsByDefault")
  ]

/// The library modules in reading order: each imports only modules that stand above it.
let modules: [Target] = [
  library("Comonads", imports: []),
  library("FreeMonad", imports: ["Comonads", "CReclamation"]),
  library("StoreState", imports: ["Comonads"]),
  library("MooreFree", imports: ["Comonads", "FreeMonad"]),
  library("CofreeFree", imports: ["Comonads", "FreeMonad"]),
  library("TracedWriter", imports: ["Comonads"]),
  library(
    "ComponentKit",
    imports: ["Comonads", "FreeMonad", "StoreState", "MooreFree", "CofreeFree", "TracedWriter"]
  ),
]

/// View data, which fits the browser's processor as the modules above do.
let views: [Target] = [
  library("Markup", imports: ["ComponentKit"]),
  library("WebHost", imports: ["ComponentKit", "Markup", "CWeb"]),
]

/// What the umbrella module re-exports: the library without programs and hosts.
let core = modules.map(\.name)

/// The modules that users can depend on.
let libraries =
  core + [
    "ComponentHost", "ComponentRecording", "ComonadLaws", "ComponentTesting", "ComonadLab",
    "Markup", "TerminalHost", "WebHost", "SwiftUIHost", "SamplePrograms",
  ]

/// The law kit and the kit for tests of components, which know no test framework.
let laws: [Target] = [
  library("ComonadLaws", imports: core + ["Locks"]),
  library("ComponentTesting", imports: ["ComponentKit", "ComonadLaws", "Locks"]),
]

/// The modules for whole applications, which need threads and files.
let hosts: [Target] = [
  library("ComponentHost", imports: ["ComponentKit", "Locks", "CPermissions", "CTurn"]),
  library("ComponentRecording", imports: ["ComponentKit"]),
  library("TerminalHost", imports: ["ComponentKit", "ComponentHost", "Markup", "CTerminal"]),
  library("SwiftUIHost", imports: ["ComponentKit", "ComponentHost", "Locks", "Markup"]),
]

/// The modules that show the library at work.
let programs: [Target] = [
  library("ComonadLab", imports: core + ["ComponentHost"]),
  library("SamplePrograms", imports: ["Comonads", "StoreState", "ComponentKit", "Markup"]),
  library("LawCatalogue", imports: core + ["ComonadLaws", "Markup", "SamplePrograms"]),
  library("Drawing", imports: ["Markup"]),
  library("Exploration", imports: ["ComponentKit", "Drawing", "Markup", "SamplePrograms"]),
  .executableTarget(
    name: "SamplePage",
    dependencies: ["ComponentKit", "SamplePrograms", "WebHost"],
    // Which program, in which architectures: `lab web` says so, for this target alone.
    swiftSettings: settings
      + (Context.environment["LAB_PAGE"] ?? "").split(separator: ",").map { .define(String($0)) }
  ),
  .executableTarget(
    name: "SpeedPage",
    dependencies: ["ComponentKit", "Markup", "WebHost"],
    swiftSettings: settings
  ),
  .executableTarget(
    name: "LaboratoryPage",
    dependencies: [
      "ComponentKit", "Drawing", "Exploration", "Markup", "SamplePrograms", "StoreState", "WebHost",
    ],
    swiftSettings: settings
  ),
  .executableTarget(
    name: "lab",
    dependencies: (core + [
      "ComonadLaws", "ComponentHost", "ComponentRecording", "Drawing", "Exploration",
      "LawCatalogue", "Markup", "SamplePrograms", "TerminalHost",
    ]).map { .target(name: $0) },
    resources: [
      "nodes.js", "notices.js", "fields.js", "grids.js", "kept.js", "page.js", "page.css",
      "laboratory.css", "plain.js", "speed.js", "speed.css",
    ].map { .embedInCode("Web/\($0)") },
    swiftSettings: settings
  ),
]

/// The benchmarks, on which no library depends: a runner, the cases, and the command.
let benchmarks: [Target] = [
  // Counts allocations and references; a program that links it calls the allocator through it.
  .target(name: "CCounting", path: "Benchmarks/CCounting"),
  benchmark("BenchmarkRunner", in: "Runner", imports: ["CCounting"]),
  benchmark("BenchmarkBoundary", in: "Boundary", imports: ["Comonads", "ComponentKit"]),
  benchmark(
    "BenchmarkCases",
    in: "Cases",
    imports: core + [
      "ComponentHost", "ComonadLaws", "Markup", "BenchmarkRunner", "BenchmarkBoundary",
    ]
  ),
  .executableTarget(
    name: "pairing-benchmarks",
    dependencies: [
      "BenchmarkRunner", "BenchmarkCases", "ComponentHost", "ComponentKit", "Locks",
      "SamplePrograms",
    ],
    path: "Benchmarks/Command",
    swiftSettings: settings
  ),
]

/// Everything that only tests need.
let tests: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: ["Comonads"],
    path: "Tests/TestSupport",
    swiftSettings: testSettings
  ),
  test("Comonads", imports: ["StoreState", "TracedWriter"]),
  test("FreeMonad", imports: ["Comonads"]),
  test("StoreState", imports: ["Comonads"]),
  test("MooreFree", imports: ["Comonads", "FreeMonad"]),
  test("CofreeFree", imports: ["Comonads", "FreeMonad", "StoreState"]),
  test("TracedWriter", imports: ["Comonads", "StoreState"]),
  test("ComponentKit", imports: core + ["Locks"]),
  .target(name: "CAttributes", path: "Tests/CAttributes"),
  test(
    "ComponentHost",
    imports: ["CAttributes", "CCounting", "ComponentKit", "ComponentTesting", "Locks"]
  ),
  test("ComonadLaws", imports: core),
  test("ComponentTesting", imports: ["ComponentKit", "ComonadLaws", "Locks", "SamplePrograms"]),
  test("Drawing", imports: []),
  test("LawCatalogue", imports: core + ["ComonadLaws"]),
  test("SamplePrograms", imports: ["Comonads", "StoreState", "ComponentKit", "Markup"]),
  test("ComponentRecording", imports: ["ComponentKit", "SamplePrograms"]),
  test("Markup", imports: ["CCounting", "ComponentKit", "ComonadLaws", "Locks", "SamplePrograms"]),
  test("TerminalHost", imports: ["CTerminal", "ComponentHost", "ComponentKit", "Markup"]),
  test("WebHost", imports: ["ComponentKit", "Markup", "CWeb"]),
  test("SwiftUIHost", imports: ["ComponentHost", "ComponentKit", "Markup", "SamplePrograms"]),
  test(
    "lab",
    imports: [
      "ComonadLaws", "ComponentHost", "ComponentKit", "ComponentRecording", "ComponentTesting",
      "Drawing", "Exploration", "LawCatalogue", "Markup", "SamplePrograms", "TerminalHost",
    ]
  ),
  .testTarget(
    name: "BenchmarkTests",
    dependencies: [
      "BenchmarkRunner", "BenchmarkBoundary", "BenchmarkCases", "ComonadLaws", "Comonads",
      "FreeMonad",
    ],
    swiftSettings: testSettings
  ),
]

/// The documentation's examples, each a test: see Tests/DocExamples.
let documentation: [Target] = [
  .target(
    name: "ExampleExtraction",
    path: "Tests/DocExamples/Extraction",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "doc-examples",
    dependencies: ["ExampleExtraction"],
    path: "Tests/DocExamples/Tool",
    swiftSettings: settings
  ),
  .plugin(
    name: "DocExamples",
    capability: .buildTool(),
    dependencies: ["doc-examples"],
    path: "Tests/DocExamples/Plugin"
  ),
  .testTarget(
    name: "DocumentationTests",
    dependencies: libraries.map { .target(name: $0) },
    swiftSettings: testSettings,
    plugins: ["DocExamples"]
  ),
  .testTarget(
    name: "ExampleExtractionTests",
    dependencies: ["ExampleExtraction"],
    path: "Tests/DocExamples/Tests",
    swiftSettings: testSettings
  ),
]

let package = Package(
  name: "ComonadLab",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "lab", targets: ["lab"])
  ],
  targets: modules + views + laws + hosts + programs + benchmarks + tests + documentation + [
    // A counter and a list for each thread, which Swift has no words for.
    .target(name: "CReclamation"),
    // A word that the threads of a host change together, for the same reason.
    .target(name: "CTurn"),
    // Access control lists, whose functions the C library's module leaves out.
    .target(name: "CPermissions"),
    library("Locks", imports: []),
    // What a signal handler may call to restore a terminal.
    .target(name: "CTerminal"),
    // A library of C for the browser's processor, which has none.
    .target(name: "CWeb"),
  ]
)

/// A module of the library and the modules it imports.
func library(_ name: String, imports: [String]) -> Target {
  .target(
    name: name,
    dependencies: imports.map { .target(name: $0) },
    swiftSettings: settings
  )
}

/// A module of the benchmarks, in a folder of its own.
func benchmark(_ name: String, in folder: String, imports: [String]) -> Target {
  .target(
    name: name,
    dependencies: imports.map { .target(name: $0) },
    path: "Benchmarks/\(folder)",
    swiftSettings: settings
  )
}

/// The tests of a module and what they import besides it.
func test(_ module: String, imports: [String]) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: Set([module, "TestSupport"] + imports).sorted().map { .target(name: $0) },
    swiftSettings: testSettings
  )
}
