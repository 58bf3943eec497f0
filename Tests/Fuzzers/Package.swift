// swift-tools-version: 6.2

import PackageDescription

// `make fuzz` builds and runs these, with HANOK_PARTS=1 in the environment for the parts of Hanok. Leaks aren't looked for: the detector doesn't see pointers in whose
// spare bits Swift keeps an enumeration's case, and takes what they point to for lost.

/// A program whose `main` is libFuzzer's.
func fuzzer(_ name: String, _ products: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "hanok") },
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "fuzzers",
  dependencies: [.package(name: "hanok", path: "../..")],
  targets: [
    fuzzer("MessageFuzzer", ["MessageFormat", "HanokUnicode"]),
    fuzzer("InputFuzzer", ["HanokTerminal"]),
    fuzzer(
      "XLIFFFuzzer", ["HanokExchange", "HanokLocalization", "MessageFormat", "HanokUnicode"]),
    fuzzer("POFuzzer", ["HanokExchange", "HanokLocalization", "MessageFormat", "HanokUnicode"]),
    fuzzer(
      "CatalogFuzzer", ["HanokExchange", "HanokLocalization", "MessageFormat", "HanokUnicode"]),
    fuzzer("TableFuzzer", ["HanokLocalization", "MessageFormat", "HanokUnicode"]),
  ]
)
