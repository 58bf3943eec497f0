// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Reminders",
  dependencies: [.package(name: "hanok", path: "../hanok")],
  targets: [
    // The model is independent of languages and screens: it has no dependencies.
    .target(name: "RemindersModel"),
    .executableTarget(
      name: "Reminders",
      dependencies: [
        "RemindersModel", .product(name: "Hanok", package: "hanok"),
        .product(name: "HanokArguments", package: "hanok"),
        .product(name: "HanokScenes", package: "hanok"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "CompileTables", package: "hanok")]),
    .testTarget(
      name: "RemindersTests",
      dependencies: [
        "Reminders", "RemindersModel", .product(name: "HanokTesting", package: "hanok"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
