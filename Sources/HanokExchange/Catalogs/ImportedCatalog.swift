package import HanokLocalization
import HanokReview
package import HanokUnicode

/// Texts of Apple's tables in one language or more, as messages.
package struct ImportedCatalog {
  /// The name of the table.
  package let table: String
  /// The texts of each language, in the order of the file.
  package private(set) var texts: [LanguageTag: [Text]] = [:]
  /// The texts of no language of ours, which are left out, with the reasons.
  package private(set) var leftElsewhere = MergeOutcome()
  /// The texts of each language that are left out, with the reasons.
  private var leftTexts: [LanguageTag: MergeOutcome] = [:]
  /// The number of texts that are left out of a string that isn't, such as that for one device.
  private(set) var leftParts = 0

  /// The last text of each language of which the file has two different ones.
  private var doubtedKeys: [LanguageTag: String] = [:]
  private var refusedLanguages: Set<String> = []
  private let text: ExchangeText
  private let plurals: PluralSampleCache

  init(table: String, _ text: ExchangeText, _ plurals: PluralSampleCache) {
    self.table = table
    self.text = text
    self.plurals = plurals
  }

  /// The problems of texts that can't be messages.
  package var refused: [Problem] { left.refused }

  /// The texts that are left out.
  var left: MergeOutcome {
    languages.reduce(into: leftElsewhere) { $0.add(left(in: $1)) }
  }

  /// The languages, the source's first.
  package var languages: [LanguageTag] {
    let others = texts.keys.filter { $0 != Catalog.sourceLanguage }
    return (texts[Catalog.sourceLanguage] == nil ? [] : [Catalog.sourceLanguage])
      + others.sorted { $0.description < $1.description }
  }

  /// Returns the texts of a language that are left out.
  package func left(in language: LanguageTag) -> MergeOutcome {
    leftTexts[language] ?? MergeOutcome()
  }

  /// The properties of a string besides its text.
  struct Remarks {
    var comment = ""
    /// Whether it is finished, or nil if the file has no state for it.
    var isFinished: Bool?
    /// Whether it is the key, which is the text of the source language.
    var isKey = false
    /// Whether a text that counts, in another file, comes before it.
    var isFallback = false
    /// The names of the arguments, or nil for those of the string itself.
    var names: [Int: String]?
  }

  /// Adds a string, or the reason why it can't be a message.
  ///
  /// - Parameter offset: The place of the string; the lines before it are counted for a reason alone.
  mutating func add(
    _ string: CatalogString?, _ key: String, _ remarks: Remarks, in language: LanguageTag,
    at offset: @autoclosure @escaping () -> Int
  ) {
    do throws(CatalogString.Failure) {
      guard var string, !key.isEmpty else { throw .empty }
      if let control = key.refusedControl { throw .control(control) }
      for category in string.removeEmptyForms() {
        leave(part: "\(key)|\(category.rawValue) (\(language))", .empty, in: language)
      }
      for name in string.unusedNames {
        leave(part: "\(key)|\(name) (\(language))", .unused, in: language)
      }
      let names = remarks.names ?? string.names
      let value = string.isEmpty ? "" : try string.message(in: language, plurals, names: names)
      if let control = value.refusedControl { throw .control(control) }
      let (plurals, path) = (plurals, text.path)
      append(
        Text(
          key: key, value: value, comment: Self.cleaned(remarks.comment),
          isFinished: remarks.isFinished ?? true, hasState: remarks.isFinished != nil,
          isKey: remarks.isKey, isFallback: remarks.isFallback, table: table, path: path,
          names: names, note: nil,
          renamed: { [string] in try? string.message(in: language, plurals, names: $0) },
          problem: problem(of: key, at: offset())), in: language)
    } catch {
      let (kind, arguments) = Self.problem(of: error)
      refuse(kind, key, arguments, in: language, at: offset())
    }
  }

  private static func problem(
    of failure: CatalogString.Failure
  ) -> (Problem.Kind, [String: Message.Argument]) {
    switch failure {
    case .conversion(let text): (.unknownConversion, ["conversion": .init(text)])
    case .attribute(let text): (.inflectedText, ["text": .init(text)])
    case .control(let control): (.controlCharacter, ["code": .init(control.code)])
    case .uncounted: (.uncountedText, [:])
    case .empty: (.emptyCatalogString, [:])
    case .invalid: (.invalidCatalogString, [:])
    }
  }

  /// Adds an entry of a table of ours as it is.
  mutating func add(_ entry: StringsEntry, in language: LanguageTag) {
    let (key, value, note) = (entry.key.value, entry.value.value, Self.cleaned(entry.note))
    let offset = entry.value.offset
    if note[EntryNote.Name.gone] != nil { return leave(key, .unused, in: language) }
    if key.isEmpty { return refuse(.emptyCatalogString, key, [:], in: language, at: offset) }
    if let control = key.refusedControl ?? value.refusedControl {
      return refuse(
        .controlCharacter, key, ["code": .init(control.code)], in: language, at: offset)
    }
    append(
      Text(
        key: key, value: value, comment: note.description, isFinished: !note.isUntranslated,
        hasState: true, isKey: false, isFallback: false, table: table, path: text.path,
        names: [:], note: note, renamed: nil,
        problem: problem(of: key, at: offset)), in: language)
  }

  /// Adds a text, unless the file has the same one under another name of the language.
  ///
  /// `iw` is such a name of `he`. Readers add all texts of a key before those of the next one.
  private mutating func append(_ text: Text, in language: LanguageTag) {
    if doubtedKeys[language] == text.key {
      return count(in: language) { $0.furtherLeft += 1 }
    }
    var others = texts[language] ?? []
    texts[language] = nil
    defer { texts[language] = others }
    guard let first = others.last, first.key == text.key else { return others.append(text) }
    if first.value == text.value || first.value.isEmpty || text.value.isEmpty {
      let isBetter = first.value.isEmpty || first.value == text.value && !first.isFinished
      if isBetter { others[others.count - 1] = text }
      return count(in: language) {
        if first.value == text.value {
          $0.unchanged += 1
        } else {
          $0.skips.append(.init(name: text.key, reason: .empty))
        }
      }
    }
    // Neither of both is known to be meant.
    doubtedKeys[language] = text.key
    others.removeLast()
    let arguments: [String: Message.Argument] = [
      "line": .init(first.problem(.duplicateUnit, [:]).place?.line ?? 0),
      "first": .init(first.value), "second": .init(text.value),
    ]
    count(in: language) {
      $0.conflicts.append(text.problem(.duplicateUnit, arguments))
      $0.furtherLeft += 1
    }
  }

  /// Notes a language that the file has, though it may have no text.
  mutating func note(_ language: LanguageTag) { texts[language] = texts[language] ?? [] }

  /// Leaves a text out.
  mutating func leave(
    _ name: String, _ reason: MergeOutcome.Skip.Reason, in language: LanguageTag
  ) {
    count(in: language) { $0.skips.append(.init(name: name, reason: reason)) }
  }

  /// Leaves a part of a string out.
  mutating func leave(
    part name: String, _ reason: MergeOutcome.Skip.Reason, in language: LanguageTag
  ) {
    leave(name, reason, in: language)
    leftParts += 1
  }

  /// Leaves texts out for problems of the file, of which a text may have several.
  mutating func refuse(_ problems: [Problem], texts: Int, in language: LanguageTag) {
    count(in: language) {
      $0.refused += problems
      $0.furtherLeft += texts - problems.count
    }
  }

  /// Notes a language of the file that isn't one, whose texts are left out.
  ///
  /// - Parameter offset: The place of its first text.
  mutating func refuse(language tag: String, at offset: @autoclosure () -> Int) {
    guard refusedLanguages.insert(tag).inserted else {
      leftElsewhere.furtherLeft += 1
      return
    }
    leftElsewhere.refused.append(text.problem(.invalidTag, ["tag": .init(tag)], at: offset()))
  }

  /// Leaves out a text.
  mutating func refuse(
    _ kind: Problem.Kind, _ key: String, _ arguments: [String: Message.Argument],
    in language: LanguageTag, at offset: Int
  ) {
    let problem = problem(of: key, at: offset)(kind, arguments)
    count(in: language) { $0.refused.append(problem) }
  }

  /// Counts texts of a language.
  private mutating func count(in language: LanguageTag, _ change: (inout MergeOutcome) -> Void) {
    note(language)
    change(&leftTexts[language, default: MergeOutcome()])
  }

  private func problem(
    of key: String, at offset: @autoclosure @escaping () -> Int
  ) -> (Problem.Kind, [String: Message.Argument]) -> Problem {
    let (text, table) = (text, table)
    return { kind, arguments in
      let names: [String: Message.Argument] = ["key": .init(key), "table": .init(table)]
      return text.problem(kind, arguments.merging(names) { $1 }, at: offset())
    }
  }

  /// Returns a note without what a table's comment can't have.
  private static func cleaned(_ note: EntryNote) -> EntryNote {
    var note = note
    note.description = cleaned(note.description)
    for index in note.remarks.indices {
      note.remarks[index].name.unicodeScalars.removeAll(where: \.isRefusedControl)
      note.remarks[index].text.unicodeScalars.removeAll(where: \.isRefusedControl)
    }
    return note
  }

  /// Returns a comment without what a table's comment can't have: control characters, and the start and
  /// the end of a comment.
  private static func cleaned(_ comment: String) -> String {
    var bytes: [UInt8] = []
    for scalar in comment.unicodeScalars where !scalar.isRefusedControl {
      let last = bytes.last.map { Unicode.Scalar($0) }
      if last == "/" && scalar == "*" || last == "*" && scalar == "/" { bytes.append(0x20) }
      bytes += Array(String(scalar).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
