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

/// Modules in C, and what several modules share.
///
/// The lists from here on are folders of `Sources`, in reading order: a module imports only modules
/// that stand above it.
let support: [Target] =
  [
    // A counter and a list for each thread, which Swift has no words for.
    .target(name: "CReclamation", path: "Sources/Support/CReclamation"),
    // Access control lists, whose functions the C library's module leaves out.
    .target(name: "CPermissions", path: "Sources/Support/CPermissions"),
    // The functions that a signal handler may call to restore a terminal.
    .target(name: "CTerminal", path: "Sources/Support/CTerminal"),
    // A library of C for the browser's processor, which has none.
    .target(name: "CWeb", path: "Sources/Support/CWeb"),
  ]
  + floor(
    "Support",
    [
      ("Locks", []),
      // Random numbers that a seed repeats.
      ("SeededRandom", []),
      // Texts for pages, written in ordinary Swift, and JSON.
      ("EmbeddedText", []),
      // The colours and measures of pages and terminals.
      ("DesignTokens", []),
      // Files that are replaced as a whole or not at all.
      ("SystemFiles", ["CPermissions"]),
      // Options, failures, JSON and tables of commands.
      ("CommandLineSupport", ["EmbeddedText", "SystemFiles"]),
    ]
  )

/// The comonads, the monads that are their duals, and the pairings.
let theory = floor(
  "Theory",
  [
    ("Comonads", []),
    ("FreeMonad", ["Comonads", "CReclamation"]),
    ("StoreState", ["Comonads"]),
    ("MooreFree", ["Comonads", "FreeMonad"]),
    ("CofreeFree", ["Comonads", "FreeMonad"]),
    ("TracedWriter", ["Comonads"]),
    ("LedgerUpdate", ["Comonads"]),
    ("ReplicaSync", ["Comonads"]),
  ]
)

/// The modules that the umbrella module re-exports: the library without programs and hosts.
let core = theory.map(\.name) + ["ComponentKit"]

/// Components, and the modules for whole applications, which need threads and files.
let components = floor(
  "Components",
  [
    ("ComponentKit", theory.map(\.name) + ["EmbeddedText"]),
    // Programs with finitely many states: equality, minimisation, automata.
    ("StateGraphs", ["Comonads", "ComponentKit"]),
    ("ComponentHost", ["ComponentKit", "EmbeddedText", "Locks", "SystemFiles"]),
    // Requests, storage, clipboard and files as work, for every host; and those of the system.
    ("ComponentServices", ["ComponentKit", "EmbeddedText", "Locks", "ReplicaSync"]),
    ("SystemServices", ["ComponentKit", "ComponentServices", "Locks", "SystemFiles"]),
    ("ComonadLab", core + ["StateGraphs", "ComponentHost"]),
  ]
)

/// Views as data, and what shows them.
let views = floor(
  "Views",
  [
    ("Markup", ["ComponentKit", "ComponentServices", "EmbeddedText", "ReplicaSync"]),
    (
      "TerminalHost",
      [
        "ComponentKit", "ComponentHost", "ComponentServices", "DesignTokens", "EmbeddedText",
        "Locks", "Markup", "CTerminal",
      ]
    ),
    ("SwiftUIHost", ["ComponentKit", "ComponentHost", "Locks", "Markup"]),
  ]
)

/// What shows views in a browser: the module that encodes them, and the scripts that decode it.
let browser: [Target] = [
  .target(
    name: "WebHost",
    dependencies: ["ComponentKit", "EmbeddedText", "Markup", "ComponentServices", "CWeb"],
    path: "Sources/Views/WebHost",
    // What builds a page embeds them.
    exclude: ["Scripts"],
    swiftSettings: settings
  )
]

/// Programs that people read to learn.
let examples = floor(
  "Examples",
  [
    ("SamplePrograms", ["Comonads", "StoreState", "ComponentKit", "EmbeddedText", "Markup"]),
    // An application of real size, with a server.
    ("Conduit", ["ComponentKit", "EmbeddedText", "Markup", "ComponentServices"]),
  ]
)

/// The law kit and the kit for tests of components, which import no test framework.
let testing = floor(
  "Testing",
  [
    ("ComonadLaws", core + ["EmbeddedText", "Locks", "SeededRandom"]),
    (
      "ComponentTesting",
      [
        "ComponentKit", "ComponentServices", "ComonadLaws", "EmbeddedText", "Locks", "Markup",
        "SeededRandom", "StateGraphs",
      ]
    ),
  ]
)

/// What builds pages: a module, a command, and the plugin that runs it in a package of yours.
let tools =
  floor("Tools", [("PageBuilder", ["CommandLineSupport", "DesignTokens", "EmbeddedText"])]) + [
    .executableTarget(
      name: "build-page",
      dependencies: ["CommandLineSupport", "EmbeddedText", "Locks", "PageBuilder"],
      path: "Sources/Tools/build-page",
      swiftSettings: settings
    ),
    .plugin(
      name: "PagePlugin",
      capability: .command(
        intent: .custom(verb: "page", description: "Builds the page of an executable.")
      ),
      path: "Sources/Tools/PagePlugin"
    ),
  ]

/// The conditions of a page, by which `lab` chooses what it shows.
let pageConditions: [SwiftSetting] =
  (Context.environment["LAB_PAGE"] ?? "").split(separator: ",").map { .define(String($0)) }

/// The command that shows the library at work, its pages, and what they draw.
let laboratory: [Target] =
  floor(
    "Laboratory",
    [
      // What runs in a terminal and on a page alike: programs, the spaces around them, the program
      // that shows them, and pictures.
      (
        "SharedLaboratory",
        [
          "ComponentKit", "ComponentServices", "DesignTokens", "EmbeddedText", "Markup",
          "ReplicaSync", "StateGraphs", "StoreState",
        ]
      ),
      // The laboratory on a page.
      (
        "WebLaboratory",
        ["ComponentKit", "EmbeddedText", "Markup", "SharedLaboratory", "WebHost"]
      ),
      // The laboratory in a terminal, and its commands.
      (
        "Laboratory",
        [
          "CommandLineSupport", "ComonadLaws", "ComponentHost", "ComponentKit",
          "ComponentServices", "ComponentTesting", "EmbeddedText", "Locks",
          "Markup",
          "ReplicaSync", "SharedLaboratory", "StateGraphs", "SystemFiles", "SystemServices",
          "TerminalHost",
        ]
      ),
      // Every comonad on a small finite container.
      (
        "Atlas",
        theory.map(\.name) + ["ComponentKit", "EmbeddedText", "Markup", "SharedLaboratory"]
      ),
      // The sample programs as experiments, their spaces and their properties.
      (
        "PropertyCatalogue",
        [
          "Comonads", "ComponentHost", "ComponentKit", "ComponentTesting", "Laboratory", "Markup",
          "SamplePrograms", "StoreState",
        ]
      ),
      (
        "LawCatalogue",
        [
          "ComonadLab", "ComonadLaws", "ComponentTesting", "Locks", "Markup", "PropertyCatalogue",
          "SamplePrograms",
        ]
      ),
    ]
  ) + [
    .executableTarget(
      name: "SamplePage",
      dependencies: ["ComponentKit", "Markup", "SamplePrograms", "WebHost"],
      path: "Sources/Laboratory/SamplePage",
      exclude: ["samples.css"],
      // Which program, in which architectures: `lab web` says so, for this target alone.
      swiftSettings: settings + pageConditions
    ),
    .executableTarget(
      name: "ConduitPage",
      dependencies: ["ComponentKit", "Conduit", "ComponentServices", "WebHost"],
      path: "Sources/Laboratory/ConduitPage",
      exclude: ["conduit.css"],
      // In which architecture: `lab conduit` says so, for this target alone.
      swiftSettings: settings + pageConditions
    ),
    .executableTarget(
      name: "AtlasPage",
      dependencies: ["Atlas", "ComponentKit", "WebHost"],
      path: "Sources/Laboratory/AtlasPage",
      exclude: ["atlas.css"],
      // In which architecture: `lab atlas` says so, for this target alone.
      swiftSettings: settings + pageConditions
    ),
    .executableTarget(
      name: "LaboratoryPage",
      dependencies: [
        "ComponentKit", "EmbeddedText", "Markup", "SamplePrograms", "SharedLaboratory", "WebHost",
        "WebLaboratory",
      ],
      path: "Sources/Laboratory/LaboratoryPage",
      exclude: ["laboratory.css"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "lab",
      dependencies: (core + [
        "ComonadLaws", "CommandLineSupport", "EmbeddedText", "Laboratory", "PropertyCatalogue",
        "SamplePrograms", "SharedLaboratory",
      ]).map { .target(name: $0) },
      path: "Sources/Laboratory/lab",
      swiftSettings: settings
    ),
    // The commands of `lab` about this package, whose modules the laboratory need not wait for.
    .executableTarget(
      name: "lab-package",
      dependencies: [
        "Atlas", "ComonadLaws", "Comonads", "CommandLineSupport", "ComponentHost", "ComponentKit",
        "ComponentServices", "Conduit", "EmbeddedText", "Laboratory", "LawCatalogue", "Markup",
        "PageBuilder", "PropertyCatalogue", "SharedLaboratory", "StoreState", "SystemServices",
        "TerminalHost",
      ],
      path: "Sources/Laboratory/lab-package",
      swiftSettings: settings
    ),
  ]

/// The modules that users can depend on.
let libraries =
  core + [
    "StateGraphs", "ComponentHost", "ComponentServices", "SystemServices", "ComonadLaws",
    "ComponentTesting", "ComonadLab", "Markup", "TerminalHost", "WebHost", "SwiftUIHost",
    "DesignTokens", "EmbeddedText", "Laboratory", "WebLaboratory", "SharedLaboratory",
    "SamplePrograms",
  ]

/// The benchmarks, on which no library depends: a runner, the cases, and the command.
let benchmarks: [Target] = [
  // Counts allocations and references; a program that links it calls the allocator through it.
  .target(name: "CCounting", path: "Benchmarks/CCounting"),
  benchmark(
    "BenchmarkRunner",
    in: "Runner",
    imports: ["CCounting", "CommandLineSupport", "EmbeddedText", "SeededRandom"]
  ),
  benchmark("BenchmarkBoundary", in: "Boundary", imports: ["Comonads", "ComponentKit"]),
  benchmark(
    "BenchmarkCases",
    in: "Cases",
    imports: core + [
      "ComponentHost", "ComonadLaws", "ComponentTesting", "Markup", "BenchmarkRunner",
      "BenchmarkBoundary",
    ]
  ),
  .executableTarget(
    name: "pairing-benchmarks",
    dependencies: [
      "BenchmarkRunner", "BenchmarkCases", "CommandLineSupport", "ComponentHost",
      "ComponentKit", "EmbeddedText", "Locks", "SamplePrograms", "SystemFiles",
    ],
    path: "Benchmarks/Command",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "page-benchmark",
    dependencies: ["CommandLineSupport", "EmbeddedText", "Locks", "PageBuilder"],
    path: "Benchmarks/PageCommand",
    swiftSettings: settings
  ),
  // A table of rows, which a browser measures against one written by hand.
  .executableTarget(
    name: "SpeedPage",
    dependencies: ["ComponentKit", "Markup", "WebHost"],
    path: "Benchmarks/SpeedPage",
    exclude: ["Page"],
    swiftSettings: settings + pageConditions
  ),
]

/// Everything that only tests need.
let tests: [Target] = [
  // Attributes of files, and how many tests run at once.
  .target(name: "CTestSupport", path: "Tests/Support/CTestSupport"),
  .target(
    name: "TestSupport",
    dependencies: [
      "CCounting", "CTestSupport", "CommandLineSupport", "Comonads", "ComponentKit", "Locks",
      "SeededRandom",
    ],
    path: "Tests/Support/TestSupport",
    swiftSettings: testSettings
  ),
  test("Comonads", in: "Theory", imports: ["ComonadLaws", "StoreState", "TracedWriter"]),
  test("FreeMonad", in: "Theory", imports: ["Comonads"]),
  test("StoreState", in: "Theory", imports: ["Comonads"]),
  test("MooreFree", in: "Theory", imports: ["Comonads", "FreeMonad"]),
  test("CofreeFree", in: "Theory", imports: ["Comonads", "FreeMonad", "StoreState"]),
  test("TracedWriter", in: "Theory", imports: ["Comonads"]),
  test("LedgerUpdate", in: "Theory", imports: ["Comonads", "StoreState", "TracedWriter"]),
  test("ReplicaSync", in: "Theory", imports: ["ComonadLaws", "Comonads", "SeededRandom"]),
  test("EmbeddedText", in: "Support", imports: []),
  test("DesignTokens", in: "Support", imports: []),
  test("SystemFiles", in: "Support", imports: ["CTestSupport"]),
  test("ComponentKit", in: "Components", imports: core + ["ComponentHost", "Locks"]),
  test(
    "ComponentHost",
    in: "Components",
    imports: [
      "CCounting", "ComponentKit", "ComponentTesting", "EmbeddedText", "Locks", "Markup",
      "SamplePrograms",
    ]
  ),
  test("ComonadLaws", in: "Testing", imports: core + ["EmbeddedText", "Locks"]),
  test(
    "ComponentTesting",
    in: "Testing",
    imports: [
      "ComponentHost", "ComponentKit", "ComponentServices", "ComonadLaws", "Locks", "Markup",
      "SamplePrograms", "SeededRandom", "StateGraphs", "SystemServices", "WebHost",
    ]
  ),
  test(
    "SharedLaboratory",
    in: "Laboratory",
    imports: [
      "ComponentHost", "ComponentKit", "ComponentTesting", "EmbeddedText", "Laboratory", "Markup",
      "ReplicaSync", "SamplePrograms", "SeededRandom", "TerminalHost", "WebLaboratory",
    ]
  ),
  test(
    "Laboratory",
    in: "Laboratory",
    imports: [
      "CommandLineSupport", "ComonadLaws", "ComponentHost", "ComponentKit", "ComponentServices",
      "ComponentTesting", "EmbeddedText", "Markup", "SharedLaboratory", "StateGraphs",
      "SystemServices", "TerminalHost",
    ]
  ),
  test(
    "Atlas",
    in: "Laboratory",
    imports: theory.map(\.name) + ["ComonadLaws", "ComponentKit", "Markup"]
  ),
  test("LawCatalogue", in: "Laboratory", imports: core + ["ComonadLaws"]),
  test(
    "PropertyCatalogue",
    in: "Laboratory",
    imports: ["Comonads", "ComponentKit", "ComponentTesting", "Markup", "SamplePrograms"]
  ),
  test(
    "Conduit",
    in: "Examples",
    imports: ["ComponentKit", "ComponentTesting", "EmbeddedText", "Markup", "ComponentServices"]
  ),
  test(
    "SamplePrograms",
    in: "Examples",
    imports: ["Comonads", "StoreState", "ComponentKit", "Markup"]
  ),
  test("StateGraphs", in: "Components", imports: ["ComponentKit"]),
  test(
    "ComponentServices",
    in: "Components",
    imports: [
      "ComponentHost", "ComponentKit", "ComponentTesting", "EmbeddedText", "Locks", "ReplicaSync",
      "SeededRandom",
    ]
  ),
  test(
    "SystemServices",
    in: "Components",
    imports: ["CCounting", "ComponentKit", "EmbeddedText", "Locks", "ComponentServices"]
  ),
  test(
    "Markup",
    in: "Views",
    imports: [
      "CCounting", "ComponentKit", "ComonadLaws", "EmbeddedText", "Locks", "SamplePrograms",
    ]
  ),
  test(
    "TerminalHost",
    in: "Views",
    imports: [
      "CTerminal", "ComponentHost", "ComponentKit", "ComponentServices", "DesignTokens", "Locks",
      "Markup",
    ]
  ),
  test(
    "WebHost",
    in: "Views",
    imports: ["ComponentKit", "Locks", "Markup", "ComponentServices", "CWeb"]
  ),
  test("SwiftUIHost", in: "Views", imports: ["ComponentHost", "ComponentKit"]),
  test(
    "lab",
    in: "Laboratory",
    imports: [
      "Atlas", "ComonadLaws", "CommandLineSupport", "ComponentHost", "ComponentKit",
      "ComponentTesting", "Conduit", "EmbeddedText", "Laboratory", "LawCatalogue", "Markup",
      "ComponentServices", "PageBuilder", "PropertyCatalogue", "SamplePrograms",
      "SharedLaboratory", "StateGraphs", "lab-package", "SystemFiles", "SystemServices",
      "TerminalHost",
    ]
  ),
  test("PageBuilder", in: "Tools", imports: ["CommandLineSupport"]),
  .testTarget(
    name: "BenchmarkTests",
    dependencies: [
      "BenchmarkRunner", "BenchmarkBoundary", "BenchmarkCases", "CommandLineSupport",
      "ComonadLaws", "Comonads", "FreeMonad", "page-benchmark", "TestSupport",
    ],
    path: "Tests/Benchmarks/BenchmarkTests",
    swiftSettings: testSettings
  ),
]

/// The documentation's examples, each a test: see Tests/Documentation.
let documentation: [Target] = [
  .executableTarget(
    name: "doc-examples",
    path: "Tests/Documentation/Extraction",
    swiftSettings: settings
  ),
  // The plugin compiles `doc-examples` itself: SwiftPM builds the tools of all plugins first, for
  // every product.
  .plugin(name: "DocExamples", capability: .buildTool(), path: "Tests/Documentation/Plugin"),
  .testTarget(
    name: "DocumentationTests",
    // The examples see all modules at once, and of the two laboratories a program imports one.
    dependencies: (libraries.filter { $0 != "WebLaboratory" } + ["Conduit"])
      .map { .target(name: $0) },
    path: "Tests/Documentation/DocumentationTests",
    swiftSettings: testSettings,
    plugins: ["DocExamples"]
  ),
  .testTarget(
    name: "ExampleExtractionTests",
    dependencies: ["doc-examples"],
    path: "Tests/Documentation/ExtractionTests",
    swiftSettings: testSettings
  ),
]

let package = Package(
  name: "ComonadLab",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "lab", targets: ["lab"]),
    .executable(name: "lab-package", targets: ["lab-package"]),
    .plugin(name: "PagePlugin", targets: ["PagePlugin"]),
  ],
  targets: support + theory + components + views + browser + examples + testing + tools
    + laboratory + benchmarks + tests + documentation
)

/// The modules of a folder of `Sources`, each with the modules that it imports.
func floor(_ folder: String, _ modules: [(name: String, imports: [String])]) -> [Target] {
  modules.map { module in
    .target(
      name: module.name,
      dependencies: module.imports.map { .target(name: $0) },
      path: "Sources/\(folder)/\(module.name)",
      swiftSettings: settings
    )
  }
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

/// The tests of a module of a floor, and the modules that they import besides it.
func test(_ module: String, in floor: String, imports: [String]) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: Set([module, "TestSupport"] + imports).sorted().map { .target(name: $0) },
    path: "Tests/\(floor)/\(module)Tests",
    swiftSettings: testSettings
  )
}
