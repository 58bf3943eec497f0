// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "benchmarks",
  targets: [
    // The least a program can do with ICU: formats one plural and ends.
    .executableTarget(
      name: "PluralBaseline", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    // Times programs from their start to their first frame, on a terminal of their own.
    .executableTarget(name: "Startup", dependencies: ["CPseudoTerminal"]),
    .target(name: "CPseudoTerminal"),
  ]
)
