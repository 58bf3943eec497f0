import HanokTerminal
import HanokUnicode

/// The letters that are typed to find a row by its beginning, in a table, a list or a menu.
///
/// Letters that are typed within a second of each other are looked for together; one letter that is
/// typed again goes to the next row that it begins. Letters compare by the language's collation, so
/// accents, kana and the first consonants of Hangul syllables find what they should.
///
/// A letter that begins nothing so far and is the mnemonic of another control on the screen is left
/// to that: what the screen shows as a key works, whichever rows there are. While letters are being
/// typed, all of them are looked for.
public final class TypeAhead {
  /// The letters that are looked for.
  public private(set) var text = ""
  private var timer: (any Cancellable)?
  private var prefix: (language: LanguageTag, finder: TypedPrefix)?

  /// The time after which the next letter begins anew.
  public static let pause = Duration.seconds(1)

  /// Nothing was typed.
  public init() {}

  /// Whether letters have been typed that the next one is looked for with.
  public var isTyping: Bool { !text.isEmpty }

  /// Whether a letter that is typed into a view is looked for, and isn't for others.
  public func accepts(_ character: Character, in view: View) -> Bool {
    // A blank at the beginning isn't looked for: it chooses.
    isTyping || !character.isWhitespace && view.window?.isMnemonic(character, except: view) != true
  }

  /// Takes a letter, and returns the number of the row that it finds; nil for none.
  ///
  /// Where it finds none, and ``isTyping`` isn't set, it is for others.
  ///
  /// - Parameters:
  ///   - view: The view that it is typed into, which has the language and the clock.
  ///   - row: The number of the row that is chosen now; nil for none.
  ///   - limit: The most rows that are looked at.
  ///   - texts: The texts of the rows, each asked for until one is found.
  /// - Complexity: O(*n*) in the number of rows.
  public func find(
    _ character: Character, in view: View, from row: Int?, count: Int, limit: Int = .max,
    texts: (Int) -> String
  ) -> Int? {
    guard count > 0, let language = view.traits?.localizer.language,
      accepts(character, in: view)
    else { return nil }
    let typed = text + String(character)
    let isAgain = isTyping && typed.allSatisfy { $0 == character }
    func search(_ typed: String, from start: Int) -> Int? {
      let matcher = prefix(in: language).matcher(of: typed)
      for step in 0..<min(count, limit) {
        let index = (start + step) % count
        if matcher.matches(texts(index)) { return index }
      }
      return nil
    }
    let next = row.map { $0 + 1 } ?? 0
    // What is typed anew is looked for from the next row on; what is typed further, here first.
    let found = search(typed, from: isTyping ? row ?? 0 : next)
    if found != nil { text = typed }
    if isTyping { waitForMore(in: view) }
    return found ?? (isAgain ? search(String(character), from: next) : nil)
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
