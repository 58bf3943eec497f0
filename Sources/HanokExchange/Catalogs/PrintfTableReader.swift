import HanokLocalization
import HanokReview
import HanokUnicode
import MessageFormat

/// Reads a `.strings` table: one of Apple's whose values are formats of `printf`, or one of ours.
enum PrintfTableReader {
  /// Reads a table, and the reason of each entry that can't be read.
  static func catalog(
    _ file: StringsFile, _ text: ExchangeText, table: String, in language: LanguageTag,
    _ plurals: PluralSampleCache
  ) -> ImportedCatalog {
    var catalog = ImportedCatalog(table: table, text, plurals)
    catalog.note(language)
    // Of an entry with a fault, which is named, nothing is taken.
    let faults = EntryFaults(of: file, text)
    catalog.refuse(file.problems, texts: faults.texts, in: language)
    let entries = faults.soundEntries.filter { $0.isSound && $0.isWhole }
    if file.problems.isEmpty {
      for entry in faults.soundEntries where !(entry.isSound && entry.isWhole) {
        catalog.refuse(
          .emptyCatalogString, entry.key.value, [:], in: language, at: entry.key.offset)
      }
    }
    guard entries.contains(where: \.isOurs) else {
      for entry in entries {
        catalog.add(
          CatalogString(format: entry.value.value), entry.key.value,
          .init(comment: entry.note.description, isFallback: true), in: language,
          at: entry.value.offset)
      }
      return catalog
    }
    var lines = SourceLines(text.bytes)
    for entry in entries {
      if let error = ParsedMessage(parsing: entry.value.value).errors.first {
        catalog.refuse(
          [file.problem(error, in: entry, table: table, lines: &lines)], texts: 1, in: language)
      } else {
        catalog.add(entry, in: language)
      }
    }
    return catalog
  }

  /// Whether a file has a whole entry, or nothing but comments, or the name of a table.
  static func isTable(_ file: StringsFile) -> Bool {
    let hasOnlyComments =
      file.problems.isEmpty
      && file.pieces.contains { piece in
        if case .comment = piece { true } else { false }
      }
    return file.entries.contains(where: \.isWhole) || hasOnlyComments
      || file.path.hasSuffix(".strings")
  }
}

/// The entries of a table that have problems: several faults of one entry leave out one text.
private struct EntryFaults {
  /// The entries without a problem.
  let soundEntries: [StringsEntry]
  /// The number of texts that the problems leave out.
  let texts: Int

  private typealias Place = (line: Int, column: Int)

  init(of file: StringsFile, _ text: ExchangeText) {
    guard !file.problems.isEmpty else {
      (soundEntries, texts) = (file.entries, 0)
      return
    }
    let entries = file.entries
    let starts = entries.map { Self.place(at: $0.key.offset, in: text) }
    let ends = entries.map { entry in
      Self.place(at: entry.value.offset + entry.value.source.count + entry.ending.count, in: text)
    }
    var faulty: Set<Int> = []
    var others = 0
    for problem in file.problems {
      let place = problem.place.map { ($0.line, $0.column) } ?? (0, 0)
      // The entries are in the order of the file.
      let index = starts.partitioningIndex { $0 > place } - 1
      if index >= 0, place <= ends[index] { faulty.insert(index) } else { others += 1 }
    }
    soundEntries = entries.indices.filter { !faulty.contains($0) }.map { entries[$0] }
    texts = faulty.count + others
  }

  private static func place(at offset: Int, in text: ExchangeText) -> Place {
    let place = text.place(at: offset)
    return (place.line, place.column)
  }
}

extension Array {
  /// Returns the index of the first element that a condition holds for; it holds for all after it.
  fileprivate func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension StringsEntry {
  /// Whether it has its equals sign and its semicolon.
  fileprivate var isWhole: Bool {
    joint.contains(UInt8(ascii: "=")) && ending.last == UInt8(ascii: ";")
  }

  /// Whether other tools hardly write such an entry: a message that is more than text, or a remark.
  ///
  /// It decides for the whole table. A table of another tool that is taken for ours has conversions of
  /// `printf` as text, which the merge refuses.
  fileprivate var isOurs: Bool {
    if note.remarks.contains(where: \.isOurs) { return true }
    let bytes = Array(value.value.utf8)
    guard bytes.contains(where: Self.signs.contains) else { return false }
    // Even if the message has a mistake, which is reported then.
    let marks = ["{$", "\\{", "\\}"]
    if marks.contains(where: { bytes.firstRange(of: Array($0.utf8)) != nil }) { return true }
    let start = bytes.drop { $0 <= UInt8(ascii: " ") }
    let starts = [".input {", ".local $", ".match $"]
    if starts.contains(where: { start.starts(with: $0.utf8) }) || isQuoted(start) { return true }
    let parsed = ParsedMessage(parsing: value.value)
    let functions = parsed.model.expressions.compactMap(\.function)
    return parsed.isValid && !(parsed.model.markups.isEmpty && functions.isEmpty)
  }

  private static let signs = Set("{\\.".utf8)

  /// Whether a text is a quoted pattern, rather than one with a variable of Mustache: `{{name}}`.
  private func isQuoted(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.starts(with: "{{".utf8) else { return false }
    let content = bytes.dropFirst(2)
    guard let end = content.firstRange(of: Array("}}".utf8)) else { return true }
    let words = content[..<end.lowerBound].split(separator: UInt8(ascii: " "))
    return words.count > 1 && ParsedMessage(parsing: value.value).isValid
  }
}

extension EntryNote.Remark {
  /// Whether it is a remark of ours; comments of other tools have `@source File.swift` or `@state on`.
  fileprivate var isOurs: Bool {
    switch name {
    case EntryNote.Name.untranslated, EntryNote.Name.gone: true
    case EntryNote.Name.source: !words.first.isEmpty && !isFileName
    case EntryNote.Name.state: Self.states.contains(words.first)
    case EntryNote.Name.allow: TranslationCheck(rawValue: words.first) != nil
    default: false
    }
  }

  private static let states: Set = [EntryNote.needsReview, "reviewed", "final"]

  /// Whether the first word is a path or a name with an extension.
  private var isFileName: Bool {
    let word = words.first
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return word.contains("/") || parts.count > 1 && parts.last?.first?.isLetter == true
  }
}
