import HanokTerminal
import HanokUnicode

/// The letters that are typed to find a row by its name, in a table, a list or a menu.
///
/// Letters that are typed within a second of each other are searched together; one letter that is
/// typed again goes to the next row that begins with it. Rows that begin with the letters precede
/// those with a word that does, and these those that contain them: `kor` finds “North Korea” if
/// nothing begins with it. A letter that leads nowhere doesn't move, and those after it don't
/// either. Letters compare by the language's collation, so that searches ignore accents and
/// kinds of kana, and match the first consonants of Hangul syllables.
///
/// While such a view has the focus, letters and digits are never mnemonics or letter commands of the
/// screen, also if no row has them: a word that is typed too early or too slowly presses no button
/// (``View/searchesLetters``). With Alt a mnemonic works there.
public final class TypeAhead {
  /// The letters that have been typed, without those after several that lead nowhere.
  public private(set) var text = ""
  /// The number of last letters that lead nowhere.
  private var missCount = 0
  private var timer: (any Cancellable)?
  /// The time of the last letter.
  private var lastTime: Duration?
  private var prefix: (language: LanguageTag, finder: TypedPrefix)?
  /// The texts of rows that were compared, in the language of the search.
  private var candidates: [String: TypedPrefix.Candidate] = [:]

  private static let maximumCandidates = 1_000
  /// The number of letters that lead nowhere after which more are taken, but not searched.
  ///
  /// It is more than one since a row may have two letters that sort as one, of which the first
  /// alone is another letter, such as `ch` in Czech.
  private static let maximumMisses = 3
  /// The maximum number of rows that are searched inside words, which takes longest.
  private static let rowsSearchedInside = 2_000

  /// The time after which the next letter begins a new search.
  public static let pause = TypingRun.pause

  /// Creates an empty search.
  public init() {}

  /// Whether letters have been typed that the next one continues.
  public var isTyping: Bool { !text.isEmpty }

  /// Whether a character begins or continues a search.
  public func accepts(_ character: Character) -> Bool {
    // A blank at the beginning isn't searched: it chooses.
    isTyping || !character.isWhitespace
  }

  /// Whether a character belongs to the view that is searched, even if it leads nowhere.
  ///
  /// A sign that isn't a part of a word, such as `/` or `?`, may be a key of the screen.
  public func keeps(_ character: Character) -> Bool {
    isTyping || character.isSearched
  }

  /// Searches for a letter, and returns the number of the row found, or nil.
  ///
  /// If no row is found, ``keeps(_:)`` tells whether other responders handle the character.
  ///
  /// - Parameters:
  ///   - view: The view with the language and the clock.
  ///   - row: The number of the current row, or nil for none.
  ///   - limit: The maximum number of rows to compare.
  ///   - takesAllLetters: Whether a first letter that no row begins with is searched inside the
  ///     rows, as in an open menu.
  ///   - texts: Returns the texts of the rows, each requested until one is found.
  /// - Complexity: O(*n*) in the number of rows.
  public func find(
    _ character: Character, in view: View, from row: Int?, count: Int, limit: Int = .max,
    takesAllLetters: Bool = false, texts: (Int) -> String
  ) -> Int? {
    guard count > 0, let language = view.traits?.localizer.language,
      accepts(character)
    else { return nil }
    defer { waitForMore(in: view) }
    if missCount >= Self.maximumMisses { return nil }
    let typed = text + String(character)
    let isAgain = isTyping && typed.allSatisfy { $0 == character }
    func search(_ typed: String, at places: [TypedPrefix.Place], from start: Int) -> Int? {
      let matcher = prefix(in: language).matcher(of: typed)
      for place in places {
        let rows = place == .inside ? min(limit, Self.rowsSearchedInside) : limit
        for step in 0..<min(count, rows) {
          let index = (start + step) % count
          if matcher.matches(candidate(texts(index), in: language), at: place) { return index }
        }
      }
      return nil
    }
    let next = row.map { $0 + 1 } ?? 0
    // A new search begins with the next row, a continued one with the current one.
    let start = isTyping ? row ?? 0 : next
    if let found = search(typed, at: [.beginning], from: start) {
      missCount = 0
      grow(by: character, in: language)
      return found
    }
    if isAgain, let found = search(String(character), at: [.beginning], from: next) {
      return found
    }
    guard isTyping || takesAllLetters else { return nil }
    let found = search(typed, at: typed.count > 1 ? [.word, .inside] : [.word], from: start)
    grow(by: character, in: language)
    missCount = found == nil && isTyping ? missCount + 1 : 0
    return found
  }

  /// Adds a letter to the text; a character that is ignored can't distinguish rows.
  private func grow(by character: Character, in language: LanguageTag) {
    if !prefix(in: language).ignores(character) { text.append(character) }
  }

  /// Clears the letters.
  public func reset() {
    timer?.cancel()
    (timer, lastTime) = (nil, nil)
    (text, missCount) = ("", 0)
  }

  /// Notes the time of a letter; the timer that is running waits for the rest of the pause.
  private func waitForMore(in view: View) {
    guard isTyping, let application = view.application else { return }
    lastTime = application.scheduler.now
    if timer == nil { wait(for: Self.pause, application) }
  }

  private func wait(for delay: Duration, _ application: Application) {
    timer = application.schedule(after: delay) { [weak self, weak application] in
      guard let self, let application, let lastTime else { return }
      let rest = Self.pause - (application.scheduler.now - lastTime)
      if rest > .zero { wait(for: rest, application) } else { reset() }
    }
  }

  private func candidate(_ text: String, in language: LanguageTag) -> TypedPrefix.Candidate {
    let finder = prefix(in: language)
    if let candidate = candidates[text] { return candidate }
    let candidate = finder.candidate(text)
    if candidates.count >= Self.maximumCandidates { candidates = [:] }
    candidates[text] = candidate
    return candidate
  }

  private func prefix(in language: LanguageTag) -> TypedPrefix {
    if let prefix, prefix.language == language { return prefix.finder }
    let finder = TypedPrefix(language)
    prefix = (language, finder)
    candidates = [:]
    return finder
  }
}

extension Character {
  /// Whether it is a letter or a digit, which rows are searched for.
  nonisolated var isSearched: Bool { isLetter || isNumber }
}

nonisolated extension KeyEvent {
  /// Whether it types a letter or a digit.
  var isSearched: Bool { typedCharacter?.isSearched == true }
}
