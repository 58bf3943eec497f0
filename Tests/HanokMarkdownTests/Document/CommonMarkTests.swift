import Foundation
import Hanok
import Testing

@testable import HanokMarkdown

/// The examples of the CommonMark specification.
///
/// It isn't part of this repository: `HANOK_CONFORMANCE` names the folder that holds it.
@Suite(
  .enabled(
    if: CommonMarkExample.all != nil,
    "Skipped: HANOK_CONFORMANCE doesn't name a folder with commonmark/spec.txt."))
struct CommonMarkTests {
  private func examples() throws -> [CommonMarkExample] { try #require(CommonMarkExample.all) }

  /// What has changed since CommonMark 0.29, which the parser has: symbols weren't punctuation, and a
  /// character's number had up to eight digits.
  private static let changed = ["£", "&#87654321;"]

  @Test func allExamplesAreThere() throws { #expect(try examples().count > 600) }

  /// Raw HTML, which is text here, and images, which are their alternative text, are left out.
  @Test func examplesHaveTheTextOfTheSpecification() throws {
    for example in try examples() {
      let isOther = example.source.contains("<") || example.html.contains("<img")
      if isOther || Self.changed.contains(where: example.source.contains) { continue }
      let document = MarkdownDocument(example.source)
      let units = UnitBuilder.units(of: document.blocks, hasBlocksBefore: false)
      let text = units.flatMap(\.texts).map(\.text).joined().filter { !$0.isWhitespace }
      #expect(text == example.text, "\(example.source)")
    }
  }

  @Test func examplesAreTheSameAfterEveryCut() throws {
    for example in try examples() {
      let bytes = Array(example.source.utf8)
      let whole = MarkdownDocument(bytes: bytes, definitions: .precedingBlocks)
      for cut in 0...bytes.count {
        var stream = MarkdownStream()
        stream.append(bytes[..<cut])
        stream.update()
        let isPrefix = whole.blocks.starts(with: stream.settledBlocks)
        stream.append(bytes[cut...])
        stream.finish()
        #expect(isPrefix && stream.document == whole, "cut at \(cut): \(example.source)")
      }
    }
  }
}

/// An example of the specification: a source, and its HTML.
private nonisolated struct CommonMarkExample: Sendable {
  let source: String
  let html: String

  /// The text of the HTML, without white space.
  var text: String {
    var text = html.replacing(/<[^>]*>/, with: "").filter { !$0.isWhitespace }
    for (name, sign) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("amp", "&")] {
      text = text.replacing("&\(name);", with: sign)
    }
    return text
  }

  /// Reads an example: its source, a line with a period, its HTML.
  private init?(_ text: Substring) {
    let parts = text.split(separator: "\n.\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let end = parts[1].firstRange(of: Self.fence) else { return nil }
    source = String(parts[0]).replacing("→", with: "\t") + "\n"
    html = String(parts[1][..<end.lowerBound]).replacing("→", with: "\t")
  }

  private static let fence = String(repeating: "`", count: 32)

  static let all: [CommonMarkExample]? = {
    guard let folder = ProcessInfo.processInfo.environment["HANOK_CONFORMANCE"],
      let data = FileManager.default.contents(atPath: "\(folder)/commonmark/spec.txt")
    else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\(fence) example\n").dropFirst()
      .compactMap(CommonMarkExample.init)
  }()
}
