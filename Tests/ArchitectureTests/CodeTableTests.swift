import Foundation
import Testing

/// The table in `CONTRIBUTING.md` of where to look for what.
@Suite struct CodeTableTests {
  @Test func eachPlaceOfTheTableExists() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let page = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { $0 != "## Find the code" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") }.dropFirst()
    let places = table.flatMap { row in
      row.split(separator: "|").last.map { cell in
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      } ?? []
    }.filter { !$0.contains("(") }
    #expect(places.count > 20)
    for place in places {
      let path = root.appending(path: "Sources").appending(path: place).standardized.path
      #expect(FileManager.default.fileExists(atPath: path), "\(place)")
    }
  }
}
