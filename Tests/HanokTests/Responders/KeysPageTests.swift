import Foundation
import Testing

@testable import Hanok

/// The page of the documentation on keys has what is in the code.
@Suite struct KeysPageTests {
  @Test func theTableHasEveryActionInEverySet() throws {
    let page = try String(
      contentsOf: OutsideSources.root.appending(path: "Sources/Hanok/Documentation.docc/Keys.md"),
      encoding: .utf8)
    // The table to be written into the page is the text of this expectation.
    for line in Self.table {
      #expect(page.split(separator: "\n").contains(Substring(line)), "\(line)")
    }
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains(".") }
    #expect(rows.count == KeyBindings.actions.count)
  }

  /// A row for each action: its keys in the standard set, and those that differ in the others.
  private static var table: [String] {
    let localizer = Localizer(catalog: Catalog(compiled: [.toolkit]), language: .english)
    return KeyBindings.actions.map { row($0, localizer) }
  }

  private static func row(_ action: some KeyAction, _ localizer: Localizer) -> String {
    let standard = cell(action.standardKeys)
    let others = [KeySet.emacs, .vi].map { set in
      let keys = cell(KeyBindings(set)[action])
      return keys == standard ? "" : keys
    }
    let cells = ["`\(action.identifier)`", localizer.string(action.title), standard] + others
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func cell(_ keys: [KeyEvent]) -> String {
    keys.map { "`\(KeyNotation.text($0))`" }.joined(separator: ", ")
  }
}
