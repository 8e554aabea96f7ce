// swift-tools-version: 6.2

import PackageDescription

/// The pages that the tests of the browser open; `.ci/browser` copies them beside the library.
let package = Package(
  name: "Pages",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "../ComonadLab")],
  targets: ["AllPrograms", "Clock", "Described", "Fields"].map { page in
    .executableTarget(
      name: page,
      dependencies: ["ComponentKit", "Markup", "SamplePrograms", "WebHost"].map {
        .product(name: $0, package: "ComonadLab")
      },
      path: page
    )
  }
)
