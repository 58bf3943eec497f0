import HanokTerminal
import HanokUnicode

/// The choices that a screen offers to typed lines, as text without views.
///
/// Choices are referred to by their indices, and tables by the indices of their paragraphs.
nonisolated struct LineOffer {
  /// An element that a line can use.
  struct Choice {
    /// The letters that use it; the first one is in the list.
    var letters: [String] = []
    /// The letter or number in the list: `t` of `[t] True`.
    var label: String
    /// The text in the list, with a value: `Volume: 70`.
    var title: String
    /// The name without a value, or nil for an element without a name.
    var name: String?
    /// Other names: those on a screen that is drawn, such as `← Contacts` for “Back”.
    var otherNames: [String] = []
    /// Whether text can be entered.
    var isField = false
    /// Whether the text can have several lines.
    var hasSeveralLines = false
    /// Whether it is a field that has the focus, and takes signs as input.
    var isFocusedKeypad = false
    /// Whether it can be chosen together with others, such as a row of a table.
    var isMultipleChoice = false
    /// Whether it has a context menu.
    var hasMenu = false
    /// Whether it stops the work of a busy screen.
    var stopsWork = false
  }

  /// A letter of a table's index.
  struct IndexLetter {
    let letter: String
    /// The table, and its page with the first row of the letter.
    let page: TablePage
  }

  /// A page of a long table, from 0.
  struct TablePage: Hashable {
    let table: Int
    let page: Int
  }

  /// The text that is expected for a chosen field.
  struct Entry {
    /// The field, or nil if it is gone.
    let field: Int?
    /// Whether lines are collected until one ends the text.
    let collectsLines: Bool
  }

  /// The language of the screen, by which letters are compared.
  let language: LanguageTag
  var choices: [Choice]
  /// Whether a table has more rows than a page.
  var hasPages = false
  /// The letters of the indexes, in the order of their tables.
  var indexLetters: [IndexLetter] = []
  /// The text that is expected, or nil if no field is chosen.
  var entry: Entry?

  /// The maximum number of table rows that are written at once.
  static let pageLength = 20
}

nonisolated extension LineOffer {
  /// The field for any line that isn't a choice: the only field, if it accepts one line.
  ///
  /// One of several fields would be a guess, and a line of a long text only its end.
  var onlyField: Int? {
    let fields = choices.indices.filter { choices[$0].isField }
    return fields.count == 1 && !choices[fields[0]].hasSeveralLines ? fields[0] : nil
  }

  /// Whether `+` and `-` turn pages: not while they are input of the focused keypad.
  var turnsPages: Bool {
    hasPages && onlyField.map { choices[$0].isFocusedKeypad } != true
  }

  /// Returns the choices of a line: by its letter or number, by its title, a field also by the words
  /// at its beginning, or by its position.
  ///
  /// There are several if they have the same name, unless they also have the same letter, as a button
  /// and its command in a menu do.
  ///
  /// Positions aren't listed: they serve screens whose choices all have letters and that have no
  /// field for a number. Beside listed numbers, another number would use a command by accident.
  func choices(_ typed: String) -> [Int] {
    let folded = typed.foldedWithDigits
    let marked =
      choice(withLetter: typed)
      ?? first { $0.letters.contains { $0.folded == folded } }
      ?? first { $0.label == folded }
    if let marked { return [marked] }
    let named = choices(named: folded)
    if !named.isEmpty { return named }
    let other =
      choiceOnOtherLayout(typed)
      ?? (onlyField == nil ? field(begunBy: folded) : nil)
      ?? choice(atPosition: folded)
    return other.map { [$0] } ?? []
  }

  /// Returns the fields and the value that a line names: `Volume: 70`.
  ///
  /// There are several fields if they have the same name.
  func namedFields(_ typed: String) -> (fields: [Int], value: String)? {
    guard let colon = typed.firstIndex(where: { ":：".contains($0) }) else { return nil }
    let name = String(typed[..<colon]).foldedWithDigits
    var fields = all { $0.isField && $0.name?.foldedWithDigits == name }
    if fields.isEmpty, let field = field(begunBy: name) { fields = [field] }
    let value = typed[typed.index(after: colon)...].drop(while: \.isWhitespace)
    return fields.isEmpty ? nil : (fields, String(value))
  }

  /// Returns the choices of a line of numbers: `1 3 5-7`, or nil for another line.
  ///
  /// All must be rows that can be chosen together, as in a table with multiple selection.
  func choicesTogether(_ typed: String) -> [Int]? {
    let parts = typed.foldedWithDigits.split { $0.isWhitespace || ",،、;".contains($0) }
    var found: [Int] = []
    for part in parts {
      guard let numbers = Self.numbers(part) else { return nil }
      for number in numbers {
        guard let choice = first(where: { $0.label == "\(number)" }),
          choices[choice].isMultipleChoice
        else { return nil }
        if !found.contains(choice) { found.append(choice) }
      }
    }
    return found.count > 1 ? found : nil
  }

  /// Returns the choices whose menu a line requests: a choice with a question mark.
  func menuChoices(_ typed: String) -> [Int] {
    guard let last = typed.last, "?？؟".contains(last) else { return [] }
    return choices(String(typed.dropLast())).filter { choices[$0].hasMenu }
  }

  /// Returns the page with the rows of an index letter that a line names.
  func indexedPage(_ typed: String) -> TablePage? {
    if indexLetters.isEmpty { return nil }
    let matcher = TypedPrefix(language).matcher(of: typed)
    return indexLetters.first { $0.letter == typed || matcher.matches($0.letter) }?.page
  }

  /// Whether a line uses a choice that stops the work of a busy screen.
  func stopsWork(_ line: String) -> Bool {
    let found = choices(line.trimmingSpaces)
    return !found.isEmpty && found.allSatisfy { choices[$0].stopsWork }
  }
}

nonisolated extension LineOffer {
  private func first(where isFound: (Choice) -> Bool) -> Int? { choices.firstIndex(where: isFound) }

  private func all(where isFound: (Choice) -> Bool) -> [Int] {
    choices.indices.filter { isFound(choices[$0]) }
  }

  /// Returns the choices with a name; the first of those with the same letter.
  private func choices(named folded: String) -> [Int] {
    var found = all { $0.title.foldedWithDigits == folded || $0.name?.foldedWithDigits == folded }
    if found.isEmpty {
      found = all { $0.otherNames.contains { $0.foldedWithDigits == folded } }
    }
    guard let first = found.first, let letter = choices[first].letters.first else { return found }
    return found.allSatisfy { choices[$0].letters.contains(letter) } ? [first] : found
  }

  /// Returns the choice of a letter by the rules of the language, which may have two letters `i`.
  private func choice(withLetter letter: String) -> Int? {
    let folded = letter.folded(in: language)
    return first { $0.letters.contains { $0.folded(in: language) == folded } }
  }

  /// Returns the choice whose letter is on the key of a letter of another layout.
  private func choiceOnOtherLayout(_ typed: String) -> Int? {
    guard let key = Self.latinKey(of: typed) else { return nil }
    return first { $0.letters.contains { $0.folded == key } }
  }

  /// Returns the Latin key of a line with one letter of another script, or nil.
  private static func latinKey(of line: String) -> String? {
    guard let letter = line.first, line.count == 1 else { return nil }
    let keys = KeyboardLayout.latinKeys(of: letter)
    return keys.count == 1 ? String(keys[0]).folded : nil
  }

  /// Returns the only field whose name begins with the words of a line: “given” for “Given name”.
  ///
  /// Commands are named in full: one of them may delete something.
  private func field(begunBy words: String) -> Int? {
    let found = choices.indices.filter { index in
      choices[index].isField && !words.isEmpty
        && choices[index].name?.foldedWithDigits.hasPrefix(words + " ") == true
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the choice at a typed position, from 1, where positions can be typed.
  private func choice(atPosition typed: String) -> Int? {
    guard onlyField == nil, choices.allSatisfy({ !$0.letters.isEmpty }) else { return nil }
    return Int(typed).flatMap { choices.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  /// Returns a number, or a range of at most ten pages.
  private static func numbers(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      first <= last, last - first < 10 * pageLength
    else { return nil }
    return first...last
  }
}

extension String {
  /// The text for comparisons of lines: folded, with the digits of any script as ASCII digits.
  fileprivate nonisolated var foldedWithDigits: String {
    var scalars = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
      let value = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
      let digit = value.flatMap { Unicode.Scalar(0x30 + UInt32($0)) }
      scalars.append(digit ?? scalar)
    }
    return String(scalars)
  }
}
