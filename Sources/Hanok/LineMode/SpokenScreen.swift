import HanokLocalization
import HanokTerminal
import HanokUnicode

/// A screen as lines: what is to be said of each view, and what can be typed.
///
/// ```
/// Question 1 of 5
/// 4 plus 2 is 6.
/// [t] True  [f] False  [l] Language  [q] Quit
/// ```
struct SpokenScreen {
  /// The lines of a view.
  struct Paragraph {
    let view: View
    var lines: [String] = []
    /// Whether the view changes by itself, so that its change says nothing of the rest.
    let changesFrequently: Bool
  }

  /// Something that can be typed.
  struct Choice {
    let label: String
    let title: String
    let letters: [String]
    let element: AccessibilityElement
    /// Whether it stands in a line of its own: a row of a table.
    let isRow: Bool

    /// The choice as it is listed: `[t] True`.
    var text: String { "[\(label)] \(title)" }
  }

  /// The most rows of a table that are said at once.
  static let pageLength = 20

  private(set) var paragraphs: [Paragraph] = []
  private(set) var choices: [Choice] = []
  /// Whether a view has more rows than are said.
  private(set) var hasPages = false
  private let localizer: Localizer

  /// Reads a window.
  ///
  /// - Parameter page: The page that is said of tables with more rows than fit one, from 0.
  init(_ window: Window, localizer: Localizer, page: Int) {
    self.localizer = localizer
    for node in window.elements { add(node, page: page) }
  }

  /// The choices that stand together in one line.
  var listedChoices: [String] { choices.filter { !$0.isRow }.map(\.text) }

  /// The field that takes a line which is none of the choices: the one with the keys, or the only one.
  func field(of window: Window) -> AccessibilityElement? {
    let focused = window.firstResponder?.ownAccessibilityElement
    if let focused, focused.isUsable, focused.enterText != nil { return focused }
    let fields = choices.map(\.element).filter { $0.enterText != nil }
    return fields.count == 1 ? fields[0] : nil
  }

  /// The choice that a line names by letter, number or title.
  func choice(_ typed: String) -> Choice? {
    let folded = typed.folded
    if let choice = choices.first(where: { $0.letters.contains { $0.folded == folded } }) {
      return choice
    }
    if let choice = choices.first(where: { $0.title.folded == folded || name($0) == folded }) {
      return choice
    }
    return Int(typed).flatMap { choices.indices.contains($0 - 1) ? choices[$0 - 1] : nil }
  }

  private func name(_ choice: Choice) -> String? {
    choice.element.label.map { localizer.string($0).folded }
  }
}

extension SpokenScreen {
  private mutating func add(_ node: AccessibilityNode, page: Int) {
    let range = range(of: node, page: page)
    let elements = range.compactMap(node.element)
    var paragraph = Paragraph(
      view: node.view,
      changesFrequently: elements.contains { $0.traits.contains(.updatesFrequently) })
    for element in elements {
      let text = text(of: element)
      guard element.activate != nil || element.enterText != nil else {
        if !text.isEmpty { paragraph.lines.append(text) }
        continue
      }
      guard element.isUsable else { continue }
      let isRow = !node.view.isAccessibilityElement
      let choice = choice(of: element, text, isRow: isRow)
      choices.append(choice)
      if isRow { paragraph.lines.append(choice.text) }
    }
    if node.count > Self.pageLength {
      hasPages = true
      paragraph.lines.append(
        visible(
          .Hanok.linePage(first: range.lowerBound + 1, last: range.upperBound, count: node.count)))
    }
    paragraphs.append(paragraph)
  }

  private func range(of node: AccessibilityNode, page: Int) -> Range<Int> {
    let last = max(0, (node.count - 1) / Self.pageLength)
    let start = min(page, last) * Self.pageLength
    return start..<min(node.count, start + Self.pageLength)
  }

  private func choice(
    of element: AccessibilityElement, _ text: String, isRow: Bool
  ) -> Choice {
    let letters = element.keys.map { localizer.string($0).map { String($0) } } ?? []
    return Choice(
      label: letters.first ?? "\(choices.count + 1)", title: text, letters: letters,
      element: element, isRow: isRow)
  }

  /// The element's name, value, state and hint in one line.
  private func text(of element: AccessibilityElement) -> String {
    var text = element.label.map(visible) ?? ""
    if let value = element.value.map(visible) {
      text = text.isEmpty ? value : visible(.Hanok.lineValue(label: text, value: value))
    }
    if element.traits.contains(.selected) { text = visible(.Hanok.lineSelected(label: text)) }
    if let hint = element.hint.map(visible) {
      text = visible(.Hanok.lineHint(label: text, hint: hint))
    }
    return text
  }

  private func visible(_ message: Message) -> String { Self.visible(localizer.string(message)) }

  /// The text with each control as something to see: nothing printed is trusted.
  static func visible(_ text: String) -> String {
    TextClusters(text).map { $0 == "\n" ? "\n" : VisibleCluster($0).text }.joined()
  }
}
