// swift-tools-version: 6.2

import PackageDescription

// HANOK_PARTS=1 in the environment, as `make bench` sets it, gives the parts of Hanok that are timed.

/// The C library, whichever system this is.
let system = Target.Dependency.product(name: "HanokSystem", package: "hanok")

let icu: [LinkerSetting] = [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]

/// A program with an app on a terminal in memory.
func app(_ name: String, plugins: [Target.PluginUsage] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      .product(name: "Hanok", package: "hanok"),
      .product(name: "HanokCode", package: "hanok"),
      .product(name: "HanokScenes", package: "hanok"), system, "Timing",
    ],
    swiftSettings: [.defaultIsolation(MainActor.self)], plugins: plugins)
}

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "hanok", path: "../..")],
  targets: [
    // The least a program can do with ICU: formats one plural and ends.
    .executableTarget(name: "PluralBaseline", linkerSettings: icu),
    // Times programs from their start to their first frame, on a terminal of their own.
    .executableTarget(name: "Startup", dependencies: ["PseudoTerminals", "Timing"]),
    // Programs on terminals of their own.
    .target(name: "PseudoTerminals", dependencies: ["CPseudoTerminal", "Timing", system]),
    .target(name: "CPseudoTerminal"),

    // Times frames of Hanok's beside those of other toolkits: see Peers.
    .executableTarget(
      name: "Frames",
      dependencies: [
        .product(name: "Hanok", package: "hanok"),
        .product(name: "HanokScenes", package: "hanok"),
        "PseudoTerminals", "Timing", system,
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // Times how appending rows to a shown stack grows with their number.
    app("Appending"),

    // Times a table, a log and source code of a million rows.
    app("Lists"),

    // Times documents, also those that arrive in pieces, and source code: see Peers.
    .executableTarget(
      name: "Documents",
      dependencies: [
        .product(name: "Hanok", package: "hanok"),
        .product(name: "HanokCode", package: "hanok"),
        .product(name: "HanokMarkdown", package: "hanok"),
        .product(name: "HanokScenes", package: "hanok"), system, "Timing",
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // Times the first message of a table of 100,000 keys.
    .executableTarget(
      name: "Tables",
      dependencies: [
        .product(name: "HanokLocalization", package: "hanok"),
        .product(name: "HanokUnicode", package: "hanok"), "Timing", system,
      ]),

    // Times screens that tests open beside those of Textual's pilot: see Peers.
    app("Screens", plugins: [.plugin(name: "CompileTables", package: "hanok")]),

    // Times messages beside ICU's own MessageFormat and gettext, on equal texts.
    .executableTarget(
      name: "Formatting",
      dependencies: [
        .product(name: "HanokUnicode", package: "hanok"),
        .product(name: "MessageFormat", package: "hanok"),
        "CMessagePatterns", "CTranslations", "Timing", system,
      ]),
    // ICU's MessageFormat, the older syntax, behind plain C functions.
    .target(name: "CMessagePatterns", linkerSettings: icu),
    // gettext's catalogues and snprintf.
    .target(name: "CTranslations"),
    // Times an address book of 100,000 people: import, first screen, search.
    .executableTarget(
      name: "AddressBook",
      dependencies: [
        .product(name: "AddressBookStore", package: "hanok"),
        .product(name: "HanokUnicode", package: "hanok"),
        .product(name: "HanokVCard", package: "hanok"), "Timing", system,
      ]),
    // The clock, and medians.
    .target(name: "Timing", dependencies: [system]),
  ],
  cxxLanguageStandard: .cxx17
)
