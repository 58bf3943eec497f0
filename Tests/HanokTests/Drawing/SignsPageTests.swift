import Foundation
import Testing

@testable import Hanok

/// The guide on looks has the signs that views draw.
@Suite struct SignsPageTests {
  @Test func theTableHasTheSignsOfEachDirection() throws {
    let page = try String(
      contentsOf: OutsideSources.root.appending(path: "Sources/Hanok/Documentation.docc/Looks.md"),
      encoding: .utf8)
    let rows = page.split(separator: "\n").compactMap {
      $0.wholeMatch(of: #/\| .* \| `(\w+)` `(.)` \| `(.)` \| `(.)` \|/#)?.output
    }
    #expect(rows.count == 11)
    let mirrored = SymbolSet.unicode.mirrored
    for (_, name, sign, mirror, ascii) in rows {
      #expect(self.sign(name, of: .unicode) == sign, "\(name)")
      #expect(self.sign(name, of: mirrored) == mirror, "\(name)")
      #expect(self.sign(name, of: .ascii) == ascii, "\(name)")
    }
  }

  private func sign(_ name: Substring, of set: SymbolSet) -> Substring? {
    let child = Mirror(reflecting: set).children.first { $0.label.map { $0 == name } ?? false }
    return (child?.value as? String).map { $0[...] }
  }
}
