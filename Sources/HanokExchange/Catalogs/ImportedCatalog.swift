package import HanokLocalization
package import HanokUnicode

/// Texts of Apple's tables in one language or more, as messages.
package struct ImportedCatalog {
  /// A text.
  package struct Text {
    /// The key.
    package let key: String
    /// The message.
    package let value: String
    /// The comment for translators.
    package let comment: String
    /// Whether it waits for nobody.
    package let isFinished: Bool
  }

  /// The name of the table.
  package let table: String
  /// The texts of each language, in the order of the file.
  package var texts: [LanguageTag: [Text]] = [:]
  /// The texts that become no message.
  package var refused: [Problem] = []
  /// The keys of texts that no program uses any more.
  package var stale: [String] = []

  private var refusedLanguages: Set<String> = []
  private let text: ExchangeText
  private let plurals: PluralSampleCache

  init(table: String, _ text: ExchangeText, _ plurals: PluralSampleCache) {
    self.table = table
    self.text = text
    self.plurals = plurals
  }

  /// The languages, the source's first.
  package var languages: [LanguageTag] {
    let others = texts.keys.filter { $0 != Catalog.sourceLanguage }
    return (texts[Catalog.sourceLanguage] == nil ? [] : [Catalog.sourceLanguage])
      + others.sorted { $0.description < $1.description }
  }

  /// Adds a string, or the reason why it is none.
  ///
  /// - Parameter offset: The place of the string; the lines before it are counted for a reason alone.
  mutating func add(
    _ string: CatalogString?, _ key: String, comment: String, isFinished: Bool,
    in language: LanguageTag, at offset: @autoclosure () -> Int
  ) {
    do throws(CatalogString.Failure) {
      guard let string, !key.isEmpty else { throw .invalid }
      if let control = key.refusedControl { throw .control(control) }
      let value = try string.message(in: language, plurals)
      if let control = value.refusedControl { throw .control(control) }
      texts[language, default: []].append(
        Text(
          key: key, value: value, comment: Self.cleaned(comment),
          isFinished: isFinished))
    } catch .conversion(let conversion) {
      refuse(.unknownConversion, key, ["conversion": .init(conversion)], at: offset())
    } catch .control(let control) {
      refuse(.controlCharacter, key, ["code": .init(control.code)], at: offset())
    } catch {
      refuse(.invalidCatalogString, key, [:], at: offset())
    }
  }

  /// Notes a language of the file that isn't one, whose texts are left out.
  ///
  /// - Parameter offset: The place of its first text.
  mutating func refuse(language tag: String, at offset: @autoclosure () -> Int) {
    guard refusedLanguages.insert(tag).inserted else { return }
    refused.append(text.problem(.invalidTag, ["tag": .init(tag)], at: offset()))
  }

  /// Returns a comment without what a table's comment can't have: control characters, and the start of
  /// another one.
  private static func cleaned(_ comment: String) -> String {
    let scalars = comment.unicodeScalars.filter { !$0.isRefusedControl }
    return String(String.UnicodeScalarView(scalars)).replacing("/*", with: "/ *")
  }

  private mutating func refuse(
    _ kind: Problem.Kind, _ key: String, _ arguments: [String: Message.Argument], at offset: Int
  ) {
    let arguments = arguments.merging(["key": .init(key), "table": .init(table)]) { $1 }
    refused.append(text.problem(kind, arguments, at: offset))
  }
}
