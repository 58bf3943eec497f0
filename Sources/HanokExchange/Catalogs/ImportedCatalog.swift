package import HanokLocalization
package import HanokUnicode

/// Texts of Apple's tables in one language or more, as messages.
package struct ImportedCatalog {
  /// The name of the table.
  package let table: String
  /// The texts of each language, in the order of the file.
  package var texts: [LanguageTag: [Text]] = [:]
  /// The texts that are left out, with the reasons.
  package private(set) var left = MergeOutcome()

  private var refusedLanguages: Set<String> = []
  private let text: ExchangeText
  private let plurals: PluralSampleCache

  init(table: String, _ text: ExchangeText, _ plurals: PluralSampleCache) {
    self.table = table
    self.text = text
    self.plurals = plurals
  }

  /// The texts that become no message.
  package var refused: [Problem] { left.refused }

  /// The languages, the source's first.
  package var languages: [LanguageTag] {
    let others = texts.keys.filter { $0 != Catalog.sourceLanguage }
    return (texts[Catalog.sourceLanguage] == nil ? [] : [Catalog.sourceLanguage])
      + others.sorted { $0.description < $1.description }
  }

  /// What the file says of a string besides its text.
  struct Remarks {
    var comment = ""
    /// Whether it is finished, or nil if the file doesn't say so.
    var isFinished: Bool?
    /// Whether it is the key, which stands for the text of the source language.
    var isKey = false
    /// The names of the arguments, or nil for those of the string itself.
    var names: [Int: String]?
  }

  /// Adds a string, or the reason why it is none.
  ///
  /// - Parameter offset: The place of the string; the lines before it are counted for a reason alone.
  mutating func add(
    _ string: CatalogString?, _ key: String, _ remarks: Remarks, in language: LanguageTag,
    at offset: @autoclosure @escaping () -> Int
  ) {
    do throws(CatalogString.Failure) {
      guard let string, !key.isEmpty else { throw .invalid }
      if let control = key.refusedControl { throw .control(control) }
      let names = remarks.names ?? string.names
      let value = string.isEmpty ? "" : try string.message(in: language, plurals, names: names)
      if let control = value.refusedControl { throw .control(control) }
      let plurals = plurals
      append(
        Text(
          key: key, value: value, comment: Self.cleaned(remarks.comment),
          isFinished: remarks.isFinished ?? true, hasState: remarks.isFinished != nil,
          isKey: remarks.isKey, note: nil,
          renamed: { try? string.message(in: language, plurals, names: $0.renaming(names)) },
          problem: problem(of: key, at: offset())), in: language)
    } catch .conversion(let conversion) {
      refuse(.unknownConversion, key, ["conversion": .init(conversion)], at: offset())
    } catch .attribute(let text) {
      refuse(.inflectedText, key, ["text": .init(text)], at: offset())
    } catch .control(let control) {
      refuse(.controlCharacter, key, ["code": .init(control.code)], at: offset())
    } catch {
      refuse(.invalidCatalogString, key, [:], at: offset())
    }
  }

  /// Adds an entry of a table of ours as it is.
  mutating func add(_ entry: StringsEntry, in language: LanguageTag) {
    let (key, value, note) = (entry.key.value, entry.value.value, entry.note)
    let offset = entry.value.offset
    if note[EntryNote.Name.gone] != nil { return leave(key, .unused) }
    if let control = key.refusedControl ?? value.refusedControl {
      return refuse(.controlCharacter, key, ["code": .init(control.code)], at: offset)
    }
    append(
      Text(
        key: key, value: value, comment: note.description, isFinished: !note.isUntranslated,
        hasState: true, isKey: false, note: note, renamed: nil,
        problem: problem(of: key, at: offset)), in: language)
  }

  private mutating func append(_ text: Text, in language: LanguageTag) {
    texts[language, default: []].append(text)
  }

  /// Notes a language that the file has, though it may have no text.
  mutating func note(_ language: LanguageTag) { texts[language] = texts[language] ?? [] }

  /// Leaves a text out.
  mutating func leave(_ name: String, _ reason: MergeOutcome.Skip.Reason) {
    left.skips.append(.init(name: name, reason: reason))
  }

  /// Leaves texts out for problems of the file.
  mutating func refuse(_ problems: [Problem]) { left.refused += problems }

  /// Notes a language of the file that isn't one, whose texts are left out.
  ///
  /// - Parameter offset: The place of its first text.
  mutating func refuse(language tag: String, at offset: @autoclosure () -> Int) {
    guard refusedLanguages.insert(tag).inserted else {
      left.furtherLeft += 1
      return
    }
    left.refused.append(text.problem(.invalidTag, ["tag": .init(tag)], at: offset()))
  }

  /// Leaves out a text.
  mutating func refuse(
    _ kind: Problem.Kind, _ key: String, _ arguments: [String: Message.Argument], at offset: Int
  ) {
    left.refused.append(problem(of: key, at: offset)(kind, arguments))
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

extension [String: String] {
  /// Returns names of arguments, those that are here replaced.
  fileprivate func renaming(_ names: [Int: String]) -> [Int: String] {
    var names = names
    for (old, new) in self {
      let number = names.first { $0.value == old }?.key ?? Int(old.dropFirst("arg".count))
      if let number { names[number] = new }
    }
    return names
  }
}
