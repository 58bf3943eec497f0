import HanokUnicode
import Testing

@testable import HanokLocalization
@testable import HanokReview

/// Properties of updates over random edits of a source and of its translation.
@Suite struct TranslationUpdatePropertyTests {
  /// A generator whose runs can be repeated (SplitMix64).
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let keys = (0..<14).map { "key\($0)" }
  private static let values = [
    "One", "Two \\\"quoted\\\"", "{$n :integer} left", "Three\nlines\nlong", "é – ü",
    ".input {$n :integer}\n.match $n\none {{{$n} point}}\n* {{{$n} points}}",
  ]
  private static let gaps = ["\n", "\n\n", " ", "\n\n\n", "\n  \n"]
  private static let comments = [
    "", "/* Words. */\n", "// Line.\n", "/* Apart. */\n\n", "/* Two. */\n/* More. */\n",
    "/**\n * Stars.\n */\n",
  ]

  private static func source(_ random: inout Random) -> String {
    var text = Bool.random(using: &random) ? "/* Heading. */\n\n" : ""
    for key in keys.shuffled(using: &random).prefix(Int.random(in: 0...14, using: &random)) {
      text += comments.randomElement(using: &random) ?? ""
      text += "\"\(key)\" = \"\(values.randomElement(using: &random) ?? "")\";"
      if Int.random(in: 0..<6, using: &random) == 0 { text += " // Beside." }
      text += gaps.randomElement(using: &random) ?? ""
      if text.hasSuffix("Beside. ") { text += "\n" }
    }
    return text
  }

  private static func translation(_ random: inout Random) -> String {
    var text = Self.source(&random)
    for (number, word) in [("One", "하나"), ("left", "남음"), ("point}}", "점}}")].enumerated() {
      if Bool.random(using: &random) { text = text.replacing(word.0, with: "\(word.1)\(number)") }
    }
    if Bool.random(using: &random) {
      text = text.replacing("/* Words. */", with: "/* Mine.\n   @untranslated */")
    }
    if Bool.random(using: &random) {
      text = text.replacing("// Line.", with: "/* @source Once\n   @allow x */")
    }
    if Bool.random(using: &random) { text = text.replacing("Apart. */\n\n", with: "@gone */\n") }
    return Bool.random(using: &random) ? text : text.replacing("\n", with: "\r\n")
  }

  private static func words(of file: StringsFile) -> [String: [String]] {
    var words: [String: [String]] = [:]
    for entry in file.entries {
      let note = entry.note
      words[entry.key.value] =
        [entry.value.value] + note.remarks.filter { $0.name == "previous" }.map(\.text)
    }
    return words
  }

  @Test(arguments: 0..<3000)
  func nothingIsLostAndTheSecondTimeNothingChanges(seed: Int) throws {
    var random = Random(state: UInt64(seed))
    let source = StringsFile(Self.source(&random))
    let old = StringsFile(Self.translation(&random))
    try #require(source.problems.isEmpty && old.problems.isEmpty)
    let expansion = VariantExpansion(for: try LanguageTag(seed.isMultiple(of: 2) ? "pl" : "ko"))
    let records = seed.isMultiple(of: 3)
    func update(_ file: StringsFile) -> TranslationUpdate {
      TranslationUpdate(
        of: file, beside: TranslationSource(source), expansion, recordsSources: records)
    }
    let first = update(old)
    let new = StringsFile(first.file.bytes)
    #expect(new.problems.isEmpty)
    let second = update(new)
    if !second.changes.isEmpty {
      Issue.record(
        "\(second.changes)\n\(String(decoding: old.bytes, as: UTF8.self))\n=====\n\(String(decoding: new.bytes, as: UTF8.self))====\n\(String(decoding: second.file.bytes, as: UTF8.self))"
      )
    }
    if first.changes.isEmpty { #expect(new.bytes == old.bytes) }

    // Every key of both is there, and every value; what is alive comes in the order that it had.
    let (before, after) = (Self.words(of: old), Self.words(of: new))
    for (key, values) in before {
      // Lines of a value in a note lose their indentation alone.
      let kept = (after[key] ?? []).map { $0.split(whereSeparator: \.isWhitespace) }
      for value in values where !value.isEmpty {
        #expect(kept.contains(value.split(whereSeparator: \.isWhitespace)), "\(key): \(value)")
      }
    }
    let keys = Set(source.entries.map(\.key.value))
    #expect(keys.subtracting(after.keys).isEmpty)
    let isGone = { (entry: StringsEntry) in entry.note[EntryNote.Name.gone] != nil }
    for entry in new.entries { #expect(isGone(entry) == !keys.contains(entry.key.value)) }
    let stays = Set(old.entries.filter { !isGone($0) }.map(\.key.value)).intersection(keys)
    #expect(
      old.entries.map(\.key.value).filter(stays.contains)
        == new.entries.map(\.key.value).filter(stays.contains))
    // Descriptions are those that were there.
    for entry in old.entries {
      let description = new.entry(entry.key.value)?.note.description
      #expect(description?.contains(entry.note.description) == true)
    }
  }
}
