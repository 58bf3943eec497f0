import Foundation
import Testing

/// The numbers in the README are those of the sources.
@Suite struct ReadMeNumberTests {
  private func count(_ expression: some RegexComponent, in path: String) throws -> Int {
    try text(of: path).matches(of: expression).count
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: PackageSources.root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ["README.md", "README.ko.md", "README.ja.md"])
  func thePageHasTheNumbersOfTheSources(page: String) throws {
    let page = try text(of: page)
    let screens = try PackageSources.files(below: "Sources/Gallery/Screens", suffix: "Screen.swift")
    // A small app in use has several views.
    let views = screens.keys.filter { !$0.contains("/InUse/") }
    let checks = try count(
      #/\n  case \w+/#, in: "Sources/HanokTableRules/TranslationCheck.swift")
    for (number, name) in [(views.count, "views"), (checks, "checks")] {
      #expect(
        page.firstMatch(of: try Regex("\\b\(number)\\D")) != nil, "\(number) \(name)")
    }
  }
}
