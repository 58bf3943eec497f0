import HanokLocalization

/// A screen as lines: the texts of each view, and the choices.
///
/// ```
/// Question 1 of 5
/// 4 plus 2 is 6.
/// [t] True  [f] False  [l] Language  [q] Quit
/// ```
///
/// It is derived from the accessibility tree only, and has one page of each long table.
struct LineScreen {
  /// A view of the accessibility tree, and its elements on the page.
  struct Section {
    let paragraph: LineParagraph
    var places: [Place]
  }

  /// An element and its position in the tree.
  struct Place {
    let node: AccessibilityNode
    let index: Int
    let element: AccessibilityElement

    /// Whether it is one of the many elements of its view, and written in a separate line.
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
    let offered: LineOffer.Choice

    var element: AccessibilityElement { place.element }
    var title: String { offered.title }
    /// The choice in the list: `[t] True`.
    var text: String { "[\(offered.label)] \(offered.title)" }
  }

  private(set) var paragraphs: [LineParagraph] = []
  private(set) var choices: [Choice] = []
  /// The choices in one line, including disabled buttons.
  private(set) var listedChoices: [String] = []
  private let localizer: Localizer
  /// Whether lines can be typed; otherwise, no choices are written.
  private let acceptsInput: Bool
  private let focusedView: View?
  private var lastNumber = 0

  /// Reads the accessibility tree of a window.
  ///
  /// - Parameter pages: The pages of long tables by their views; the default is the first.
  static func sections(of window: Window, pages: [ObjectIdentifier: Int]) -> [Section] {
    var sections = window.elements.map { node in
      let paragraph = LineParagraph(of: node, page: pages[ObjectIdentifier(node.view)])
      let places = paragraph.elementRange(of: node).compactMap { index in
        node.element(at: index).map { Place(node: node, index: index, element: $0) }
      }
      return Section(paragraph: paragraph, places: places)
    }
    // A command in the bar that also has a button is one choice: the button's.
    let buttons = Set(sections.flatMap(\.places).compactMap(\.titleOfButton))
    for index in sections.indices {
      sections[index].places.removeAll { place in
        place.isBarItem && place.element.keys == nil
          && place.element.label.map(buttons.contains) == true
      }
    }
    return sections
  }

  /// Writes the sections of a window as lines.
  ///
  /// - Parameter acceptsInput: Whether lines can be typed, so that their letters and numbers are
  ///   written.
  init(
    _ sections: [Section], of window: Window, localizer: Localizer, acceptsInput: Bool = true
  ) {
    self.localizer = localizer
    self.acceptsInput = acceptsInput
    focusedView = window.firstResponder
    var letters: Set<String> = []
    for place in sections.flatMap(\.places) where place.element.isUsable {
      letters.formUnion(self.letters(of: place.element).map(\.folded))
    }
    for section in sections { add(section.paragraph, section.places, taken: letters) }
  }

  /// Returns the lines of a paragraph that have changed since its former state.
  func changedLines(of paragraph: LineParagraph, since former: LineParagraph?) -> [String] {
    guard let added = paragraph.addedLines(since: former) else {
      return paragraph.changedLines(since: former?.lines ?? [])
    }
    let skipped = added.skippedCount
    return (skipped > 0 ? [visible(.Hanok.logSkipped(count: skipped))] : []) + added.lines
  }

  /// All choices as lines, each row in its own.
  var choiceLines: [String] {
    let listed = listedChoices.joined(separator: "  ")
    return choices.filter(\.place.isRow).map(\.text) + (listed.isEmpty ? [] : [listed])
  }

  /// Returns the texts of choices with the same name, each with the text beside it: `[3] Start (Tea)`.
  func distinguishedTexts(of indices: [Int]) -> [String] {
    let views = indices.map { choices[$0].place.node.view }
    return indices.map { index in
      let choice = choices[index]
      let others = views.filter { $0 !== choice.place.node.view }
      guard others.count == views.count - 1,
        let text = textBeside(choice.place.node.view, apartFrom: others)
      else { return choice.text }
      return visible(.Hanok.lineHint(label: choice.text, hint: text))
    }
  }

  /// Returns the first text in the largest container of a view that contains none of the others.
  private func textBeside(_ view: View, apartFrom others: [View]) -> String? {
    let row = sequence(first: view, next: \.superview)
      .prefix { ancestor in !others.contains { $0.isDescendant(of: ancestor) } }
      .reduce(view) { $1 }
    for node in row.accessibilityNodes where node.view !== view && node.count == 1 {
      guard let element = node.element(at: 0), !element.isUsable else { continue }
      let text = text(of: element, label: element.label.map { localizer.string($0) })
      if !text.isEmpty { return text.split(separator: "\n").first.map { String($0) } }
    }
    return nil
  }

  /// The focused field's title if its value isn't valid.
  var invalidFieldTitle: String? {
    let choice = choices.first { $0.place.node.view === focusedView }
    return choice?.element.traits.contains(.invalid) == true ? choice?.title : nil
  }

  /// The choices that are available while the screen is busy: those that stop the work.
  var stops: [Choice] { choices.filter(\.offered.stopsWork) }

  /// The choices that a typed line can use.
  var offer: LineOffer {
    LineOffer(
      language: localizer.language, choices: choices.map(\.offered),
      hasPages: paragraphs.contains { $0.pageCount > 1 }, indexLetters: indexLetters)
  }

  private var indexLetters: [LineOffer.IndexLetter] {
    paragraphs.enumerated().flatMap { number, paragraph in
      paragraph.view.accessibilityIndex.map { entry in
        LineOffer.IndexLetter(
          letter: entry.label,
          page: .init(table: number, page: entry.elementIndex / LineOffer.pageLength))
      }
    }
  }

  private func visible(_ message: Message) -> String {
    WrittenText.visible(localizer.string(message))
  }
}

extension LineScreen {
  private mutating func add(
    _ paragraph: LineParagraph, _ places: [Place], taken letters: Set<String>
  ) {
    var paragraph = paragraph
    for place in places { add(place, to: &paragraph, taken: letters) }
    paragraph.growth?.written = paragraph.lines.count
    if paragraph.pageCount > 1 { paragraph.lines.append(range(of: paragraph, places)) }
    if acceptsInput { paragraph.lines += instructions(for: paragraph, places) }
    // The menu of a view adds no text, and the view has its own paragraph.
    if places.first?.node.isContextMenu != true { paragraphs.append(paragraph) }
  }

  private mutating func add(
    _ place: Place, to paragraph: inout LineParagraph, taken letters: Set<String>
  ) {
    let element = place.element
    if element.traits.contains(.updatesFrequently) { paragraph.changesFrequently = true }
    let label = element.label.map { localizer.string($0) }
    let text = text(of: element, label: label)
    if element.isUsable {
      // It is one entry among other choices.
      let text = text.split(separator: "\n").joined(separator: visible(.Hanok.lineBreak))
      let choice = choice(place, text, name: label.map(WrittenText.name), taken: letters)
      choices.append(choice)
      if place.isRow {
        paragraph.lines.append(acceptsInput ? choice.text : text)
      } else {
        listedChoices.append(choice.text)
      }
    } else if !text.isEmpty, place.isRow || !element.traits.contains(.button) {
      paragraph.lines.append(text)
    } else if !text.isEmpty, element.traits.contains(.notEnabled), !place.node.isContextMenu {
      listedChoices.append(text)
    }
  }

  /// Returns the line that counts the rows on a page.
  private func range(of paragraph: LineParagraph, _ places: [Place]) -> String {
    // The headers of sections aren't rows.
    func rows(before index: Int) -> Int { paragraph.view.accessibilityRowCount(before: index) }
    let first = rows(before: places.first?.index ?? 0) + 1
    let last = rows(before: (places.last?.index ?? 0) + 1)
    let count = rows(before: places.first?.node.count ?? 0)
    return visible(
      acceptsInput
        ? .Hanok.linePage(first: first, last: last, count: count)
        : .Hanok.linePageLast(first: first, last: last, count: count))
  }

  /// Returns the other lines that can be typed for the rows of a view.
  private func instructions(for paragraph: LineParagraph, _ places: [Place]) -> [String] {
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
  private mutating func choice(
    _ place: Place, _ text: String, name: String?, taken: Set<String>
  ) -> Choice {
    let element = place.element
    let letters = letters(of: element)
    lastNumber += 1
    while letters.isEmpty, taken.contains("\(lastNumber)") { lastNumber += 1 }
    let traits = element.traits
    let isFocusedKeypad =
      traits.contains(.keypad) && focusedView?.isDescendant(of: place.node.view) == true
    return Choice(
      place: place,
      offered: LineOffer.Choice(
        letters: letters, label: letters.first ?? "\(lastNumber)", title: text, name: name,
        otherNames: element.userInputLabels.map { localizer.string($0) },
        isField: element.enterText != nil, hasSeveralLines: traits.contains(.multipleLines),
        isFocusedKeypad: isFocusedKeypad,
        isMultipleChoice: traits.contains(.multipleChoice), hasMenu: element.openMenu != nil,
        stopsWork: traits.contains(.stopsWork)))
  }

  private func letters(of element: AccessibilityElement) -> [String] {
    element.keys.map { localizer.letters(of: $0).map { String($0) } } ?? []
  }

  private func text(of element: AccessibilityElement, label: String?) -> String {
    var text = label.map { WrittenText.name(WrittenText.visible($0)) } ?? ""
    if let value = element.value.map(visible) {
      text = text.isEmpty ? value : visible(.Hanok.lineValue(label: text, value: value))
    }
    if element.traits.contains(.selected), acceptsInput || !element.isUsable {
      text = visible(.Hanok.lineSelected(label: text))
    }
    if element.traits.contains(.notEnabled) { text = visible(.Hanok.lineUnavailable(label: text)) }
    if let hint = element.hint.map(visible) {
      text = visible(.Hanok.lineHint(label: text, hint: hint))
    }
    return text
  }
}
