import HanokTerminal
import HanokUnicode

/// The letters that are typed to find a row by its beginning, in a list or a menu.
///
/// Letters that are typed within a second of each other are looked for together; one letter that is
/// typed again goes to the next row that it begins. Letters compare by the language's collation, so
/// accents, kana and the first consonants of Hangul syllables find what they should
/// (``TypedPrefix``).
public final class TypeAhead {
  /// The letters that are looked for.
  public private(set) var text = ""
  private var timer: (any Cancellable)?
  private var prefix: (language: LanguageTag, finder: TypedPrefix)?

  /// The time after which the next letter begins anew.
  public static let pause = Duration.seconds(1)

  /// Nothing was typed.
  public init() {}

  /// Takes a letter, and returns the number of the row that it finds; nil for none.
  ///
  /// - Parameters:
  ///   - view: The view that it is typed into, which has the language and the clock.
  ///   - row: The number of the row that is chosen now; nil for none.
  ///   - texts: The texts of the rows, each asked for until one is found.
  /// - Complexity: O(*n*) in the number of rows.
  public func find(
    _ character: Character, in view: View, from row: Int?, count: Int, texts: (Int) -> String
  ) -> Int? {
    guard count > 0, let language = view.traits?.localizer.language else { return nil }
    // A blank at the beginning isn't looked for: it chooses.
    if text.isEmpty, character.isWhitespace { return nil }
    let isAgain = text == String(character)
    if !isAgain { text.append(character) }
    waitForMore(in: view)
    let prefix = prefix(in: language)
    // What is typed anew is looked for from the next row on; what is typed further, here first.
    let start = row.map { text.count == 1 ? $0 + 1 : $0 } ?? 0
    for step in 0..<count {
      let index = (start + step) % count
      if prefix.matches(text, beginningOf: texts(index)) { return index }
    }
    return nil
  }

  /// Forgets what was typed.
  public func reset() {
    timer?.cancel()
    timer = nil
    text = ""
  }

  private func waitForMore(in view: View) {
    timer?.cancel()
    timer = view.application?.schedule(after: Self.pause) { [weak self] in self?.reset() }
  }

  private func prefix(in language: LanguageTag) -> TypedPrefix {
    if let prefix, prefix.language == language { return prefix.finder }
    let finder = TypedPrefix(language)
    prefix = (language, finder)
    return finder
  }
}
