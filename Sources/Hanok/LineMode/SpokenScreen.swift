import HanokLocalization
import HanokTerminal
import HanokUnicode

/// A screen as lines: the texts of each view, and the choices.
///
/// ```
/// Question 1 of 5
/// 4 plus 2 is 6.
/// [t] True  [f] False  [l] Language  [q] Quit
/// ```
///
/// It is derived from the accessibility tree only, and has one page of each long table.
struct SpokenScreen {
  /// The lines of a view.
  struct Paragraph {
    let view: View
    var lines: [String] = []
    /// The written page of the view's elements, from 0; ``end`` for the last of a growing list.
    var page: Int
    let pageCount: Int
    /// Whether the view changes by itself, so that its change doesn't repeat the choices.
    var changesFrequently = false
    /// The numbers of all elements ever added and of the written ones, for a view that grows.
    var arrivals: (all: Int, said: Int)?

    /// The page that continues with new elements.
    static let end = Int.max

    /// Returns the lines to write after earlier ones: of a table, those of the changed rows.
    fileprivate func changes(after former: [String]) -> [String] {
      if former.count > lines.count { return lines }
      return lines.indices.filter { $0 >= former.count || lines[$0] != former[$0] }
        .map { lines[$0] }
    }
  }

  /// An element and its position in the tree.
  struct Place {
    let node: AccessibilityNode
    let index: Int
    let element: AccessibilityElement

    /// Whether it is one of the many elements of its view, with a line of its own.
    ///
    /// The commands of a bar are buttons, and written among them.
    var isRow: Bool {
      !node.view.isAccessibilityElement && !node.isContextMenu && !isBarItem
    }

    fileprivate var isBarItem: Bool { element.traits.contains(.barItem) }

    /// The title of a button that can be pressed, or nil for another element.
    fileprivate var titleOfButton: Message? {
      let isButton = element.traits.contains(.button) && node.view.isAccessibilityElement
      return isButton && element.isUsable ? element.label : nil
    }
  }

  /// A choice that can be typed.
  struct Choice {
    let place: Place
    let title: String
    let letters: [String]
    let label: String

    var element: AccessibilityElement { place.element }
    /// The choice in the list: `[t] True`.
    var text: String { "[\(label)] \(title)" }
  }

  /// The maximum number of table rows that are written at once.
  static let pageLength = 20

  private(set) var paragraphs: [Paragraph] = []
  private(set) var choices: [Choice] = []
  /// The choices in one line, including disabled buttons.
  private(set) var listedChoices: [String] = []
  /// Whether a view has more rows than one page.
  var hasPages: Bool { paragraphs.contains { $0.pageCount > 1 } }
  private let localizer: Localizer
  /// Whether lines can be typed; otherwise, no choices are written.
  private let takesLines: Bool
  private let focusedView: View?
  private var lastNumber = 0

  /// Reads a window.
  ///
  /// - Parameters:
  ///   - pages: The pages of long tables by their views; the default is the first.
  ///   - takesLines: Whether lines can be typed, so that their letters and numbers are written.
  init(
    _ window: Window, localizer: Localizer, pages: [ObjectIdentifier: Int], takesLines: Bool = true
  ) {
    self.localizer = localizer
    self.takesLines = takesLines
    focusedView = window.firstResponder
    var parts = window.elements.map { node in
      let paragraph = Self.paragraph(of: node, pages: pages)
      return (paragraph, Self.places(of: node, page: paragraph.page))
    }
    // A command in the bar that also has a button is one choice: the button's.
    let buttons = Set(parts.flatMap(\.1).compactMap(\.titleOfButton))
    for index in parts.indices {
      parts[index].1.removeAll { place in
        place.isBarItem && place.element.keys == nil
          && place.element.label.map(buttons.contains) == true
      }
    }
    var letters: Set<String> = []
    for place in parts.flatMap(\.1) where place.element.isUsable {
      letters.formUnion(self.letters(of: place.element).map(\.folded))
    }
    for (paragraph, places) in parts { add(paragraph, places, taken: letters) }
  }

  /// Returns the lines to write of a view after its former paragraph.
  func news(of paragraph: Paragraph, after former: Paragraph?) -> [String] {
    guard let arrivals = paragraph.arrivals, let former, let before = former.arrivals,
      !former.lines.isEmpty, former.page == paragraph.page
    else { return paragraph.changes(after: former?.lines ?? []) }
    let count = arrivals.all - before.all
    guard count > 0, paragraph.page == Paragraph.end else { return [] }
    let lines = paragraph.lines.prefix(arrivals.said).suffix(count)
    // Lines that are hidden now don't count as skipped.
    let skipped = paragraph.pageCount > 1 ? count - lines.count : 0
    return (skipped > 0 ? [visible(.Hanok.logSkipped(count: skipped))] : []) + lines
  }

  /// All choices as lines, each row in its own.
  var choiceLines: [String] {
    let listed = listedChoices.joined(separator: "  ")
    return choices.filter(\.place.isRow).map(\.text) + (listed.isEmpty ? [] : [listed])
  }

  /// The field for any line that isn't a choice: the only field, if it accepts one line.
  ///
  /// One of several fields would be a guess, and a line of a long text only its end.
  var fieldChoice: Choice? {
    let fields = choices.filter { $0.element.enterText != nil }
    guard fields.count == 1, !fields[0].element.traits.contains(.multipleLines) else { return nil }
    return fields[0]
  }

  /// The focused field's title if its value isn't valid.
  var refusal: String? {
    let choice = choices.first { $0.place.node.view === focusedView }
    return choice?.element.traits.contains(.invalid) == true ? choice?.title : nil
  }

  /// Whether a sign that turns pages is typed instead: into the focused keypad.
  var takesSigns: Bool {
    guard let field = fieldChoice, field.element.traits.contains(.keypad) else { return false }
    return focusedView?.isDescendant(of: field.place.node.view) == true
  }

  /// The choices that are available while the screen is busy: those that stop the work.
  var stops: [Choice] { choices.filter { $0.element.traits.contains(.stopsWork) } }

  /// Returns the field and the value that a line names: `Volume: 70`.
  func namedField(_ typed: String) -> (AccessibilityElement, String)? {
    guard let colon = typed.firstIndex(where: { ":：".contains($0) }) else { return nil }
    let typedName = String(typed[..<colon]).foldedWithDigits
    let choice = choices.first { $0.element.enterText != nil && name($0) == typedName }
    guard let choice = choice ?? field(begunBy: typedName) else { return nil }
    return (choice.element, String(typed[typed.index(after: colon)...].drop(while: \.isWhitespace)))
  }

  /// Returns the choice of a line: by its letter or number, by its title, a field also by
  /// the words at its beginning, or by its position.
  ///
  /// Positions aren't listed: they serve screens whose choices all have letters and that have no
  /// field for a number. Beside listed numbers, another number would use a command by accident.
  func choice(_ typed: String) -> Choice? {
    let folded = typed.foldedWithDigits
    if let choice = choice(withLetter: typed) { return choice }
    return choices.first { $0.letters.contains { $0.folded == folded } }
      ?? choices.first { $0.label == folded }
      ?? choices.first { $0.title.foldedWithDigits == folded || name($0) == folded }
      ?? choices.first { shownNames(of: $0).contains(folded) }
      ?? choiceOnOtherLayout(typed)
      ?? (fieldChoice == nil ? field(begunBy: folded) : nil)
      ?? (takesPositions ? Int(folded) : nil).flatMap { place in
        choices.indices.contains(place - 1) ? choices[place - 1] : nil
      }
  }

  /// Returns the choice of a letter by the rules of the language, which may have two letters `i`.
  private func choice(withLetter letter: String) -> Choice? {
    let folded = letter.folded(in: localizer.language)
    return choices.first { choice in
      choice.letters.contains { $0.folded(in: localizer.language) == folded }
    }
  }

  /// Returns the choice whose letter is on the key of a letter of another layout.
  private func choiceOnOtherLayout(_ typed: String) -> Choice? {
    guard let key = latinKey(of: typed) else { return nil }
    return choices.first { $0.letters.contains { $0.folded == key } }
  }

  /// Returns the Latin key of a line with one letter of another script, or nil.
  private func latinKey(of line: String) -> String? {
    guard let letter = line.first, line.count == 1 else { return nil }
    let keys = KeyboardLayout.latinKeys(of: letter)
    return keys.count == 1 ? String(keys[0]).folded : nil
  }

  /// Returns the only field whose name begins with the words of a line: “given” for “Given name”.
  ///
  /// Commands are named in full: one of them may delete something.
  private func field(begunBy words: String) -> Choice? {
    let found = choices.filter { choice in
      choice.element.enterText != nil && !words.isEmpty
        && name(choice)?.hasPrefix(words + " ") == true
    }
    return found.count == 1 ? found[0] : nil
  }

  private var takesPositions: Bool {
    fieldChoice == nil && choices.allSatisfy { !$0.letters.isEmpty }
  }

  /// Returns the choices of a line of numbers: `1 3 5-7`, or nil for another line.
  ///
  /// Only rows that can be chosen together count, such as those of a table with multiple selection.
  func choicesTogether(_ typed: String) -> [Choice]? {
    let parts = typed.foldedWithDigits.split { $0.isWhitespace || ",،、;".contains($0) }
    var found: [Choice] = []
    for part in parts {
      guard let numbers = Self.numbers(part) else { return nil }
      for number in numbers {
        guard let choice = choices.first(where: { $0.label == "\(number)" }),
          choice.element.traits.contains(.multipleChoice)
        else { return nil }
        if !found.contains(where: { $0.label == choice.label }) { found.append(choice) }
      }
    }
    return found.count > 1 ? found : nil
  }

  /// Returns a number, or a range of at most a page.
  private static func numbers(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      first <= last, last - first < 10 * pageLength
    else { return nil }
    return first...last
  }

  /// Returns the choice whose menu a line requests: a choice with a question mark.
  func menuChoice(_ typed: String) -> Choice? {
    guard let last = typed.last, "?？؟".contains(last) else { return nil }
    let name = String(typed.dropLast())
    return choice(name).flatMap { $0.element.openMenu == nil ? nil : $0 }
  }

  /// Returns the view and the page of the index letter that a line names.
  func indexedPage(_ typed: String) -> (view: View, page: Int)? {
    let matcher = TypedPrefix(localizer.language).matcher(of: typed)
    for paragraph in paragraphs {
      let entry = paragraph.view.accessibilityIndex.first {
        $0.label == typed || matcher.matches($0.label)
      }
      if let entry { return (paragraph.view, entry.elementIndex / Self.pageLength) }
    }
    return nil
  }

  /// The words of a control on a screen that is drawn, where others are said: `← Contacts` for “Back”.
  private func shownNames(of choice: Choice) -> [String] {
    choice.element.userInputLabels.map { localizer.string($0).foldedWithDigits }
  }

  private func name(_ choice: Choice) -> String? {
    choice.element.label.map { Self.name(localizer.string($0)).foldedWithDigits }
  }

  /// Returns a label without a colon at its end: the value follows another one.
  static func name(_ label: String) -> String {
    var name = label[...]
    while let last = name.last, last.isWhitespace || ":：".contains(last) { name.removeLast() }
    return name.isEmpty ? label : String(name)
  }
}

extension SpokenScreen {
  private static func paragraph(
    of node: AccessibilityNode, pages: [ObjectIdentifier: Int]
  ) -> Paragraph {
    let count = max(1, (node.count + pageLength - 1) / pageLength)
    let page = pages[ObjectIdentifier(node.view)]
    guard let gone = node.view.accessibilityGoneElementCount, !node.isContextMenu else {
      return Paragraph(view: node.view, page: min(page ?? 0, count - 1), pageCount: count)
    }
    let last = page ?? Paragraph.end
    return Paragraph(
      view: node.view, page: last >= count - 1 ? Paragraph.end : last, pageCount: count,
      arrivals: (gone + node.count, 0))
  }

  private static func places(of node: AccessibilityNode, page: Int) -> [Place] {
    let start = page == Paragraph.end ? max(0, node.count - pageLength) : page * pageLength
    return (start..<min(node.count, start + pageLength)).compactMap { index in
      node.element(at: index).map { Place(node: node, index: index, element: $0) }
    }
  }

  private mutating func add(_ paragraph: Paragraph, _ places: [Place], taken: Set<String>) {
    var paragraph = paragraph
    for place in places {
      let element = place.element
      if element.traits.contains(.updatesFrequently) { paragraph.changesFrequently = true }
      let text = text(of: element)
      if element.isUsable {
        // It is one entry among other choices.
        let text = text.split(separator: "\n").joined(separator: visible(.Hanok.lineBreak))
        let choice = choice(place, text, taken)
        choices.append(choice)
        if place.isRow {
          paragraph.lines.append(takesLines ? choice.text : text)
        } else {
          listedChoices.append(choice.text)
        }
      } else if !text.isEmpty, place.isRow || !element.traits.contains(.button) {
        paragraph.lines.append(text)
      } else if !text.isEmpty, element.traits.contains(.notEnabled), !place.node.isContextMenu {
        listedChoices.append(text)
      }
    }
    paragraph.arrivals?.said = paragraph.lines.count
    if paragraph.pageCount > 1 {
      // The headers of sections aren't rows.
      func rows(before index: Int) -> Int { paragraph.view.accessibilityRowCount(before: index) }
      let first = rows(before: places.first?.index ?? 0) + 1
      let last = rows(before: (places.last?.index ?? 0) + 1)
      let count = rows(before: places.first?.node.count ?? 0)
      paragraph.lines.append(
        visible(
          takesLines
            ? .Hanok.linePage(first: first, last: last, count: count)
            : .Hanok.linePageLast(first: first, last: last, count: count)))
    }
    if takesLines { paragraph.lines += instructions(for: paragraph, places) }
    // The menu of a view adds no text, and the view has a paragraph of its own.
    if places.first?.node.isContextMenu != true { paragraphs.append(paragraph) }
  }

  /// Returns the other lines that can be typed for the rows of a view.
  private func instructions(for paragraph: Paragraph, _ places: [Place]) -> [String] {
    var lines: [String] = []
    let letters = paragraph.pageCount > 1 ? paragraph.view.accessibilityIndex.map(\.label) : []
    if !letters.isEmpty {
      lines.append(visible(.Hanok.lineIndex(letters: letters.joined(separator: " "))))
    }
    let usable = places.lazy.map(\.element).filter(\.isUsable)
    if usable.contains(where: { $0.traits.contains(.multipleChoice) }) {
      lines.append(visible(.Hanok.lineSeveral))
    }
    if usable.contains(where: { $0.openMenu != nil }) { lines.append(visible(.Hanok.lineMenus)) }
    return lines
  }

  /// Returns a choice with its first letter, or with a number that isn't another choice's letter.
  private mutating func choice(_ place: Place, _ text: String, _ taken: Set<String>) -> Choice {
    let letters = letters(of: place.element)
    lastNumber += 1
    while letters.isEmpty, taken.contains("\(lastNumber)") { lastNumber += 1 }
    return Choice(
      place: place, title: text, letters: letters, label: letters.first ?? "\(lastNumber)")
  }

  private func letters(of element: AccessibilityElement) -> [String] {
    element.keys.map { localizer.letters(of: $0).map { String($0) } } ?? []
  }

  private func text(of element: AccessibilityElement) -> String {
    var text = element.label.map { Self.name(visible($0)) } ?? ""
    if let value = element.value.map(visible) {
      text = text.isEmpty ? value : visible(.Hanok.lineValue(label: text, value: value))
    }
    if element.traits.contains(.selected), takesLines || !element.isUsable {
      text = visible(.Hanok.lineSelected(label: text))
    }
    if element.traits.contains(.notEnabled) { text = visible(.Hanok.lineUnavailable(label: text)) }
    if let hint = element.hint.map(visible) {
      text = visible(.Hanok.lineHint(label: text, hint: hint))
    }
    return text
  }

  private func visible(_ message: Message) -> String { Self.visible(localizer.string(message)) }

  /// Returns the text with visible control characters: terminals may interpret them.
  ///
  /// Direction marks, such as in numbers, and isolates that end are invisible, and removed.
  static func visible(_ text: String) -> String {
    let strays = DirectionControls(text.unicodeScalars).strays
    let scalars = text.unicodeScalars.enumerated()
      .filter { !isMark($0.element) && (!isIsolate($0.element) || strays.contains($0.offset)) }
    let shown = String(String.UnicodeScalarView(scalars.map(\.element)))
    return TextClusters(shown).map { $0 == "\n" ? "\n" : VisibleCluster($0).text }.joined()
  }

  /// Whether a scalar is LRM, RLM or ALM (UAX #9, Implicit Directional Marks).
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [0x200E, 0x200F, 0x061C].contains(scalar.value)
  }

  /// Whether a scalar is LRI, RLI, FSI or PDI (UAX #9, Explicit Directional Isolate Formatting
  /// Characters).
  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
    (0x2066...0x2069).contains(scalar.value)
  }
}

extension String {
  /// The text for comparisons of lines: folded, with the digits of any script as ASCII digits.
  fileprivate var foldedWithDigits: String {
    var scalars = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
      let value = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
      let digit = value.flatMap { Unicode.Scalar(0x30 + UInt32($0)) }
      scalars.append(digit ?? scalar)
    }
    return String(scalars)
  }
}
