public import Hanok
public import HanokLocalization

/// The accessibility elements of a screen as readable text: a line for each, in reading order.
///
/// ```
/// header "Leave the round?"
/// staticText "Your answers and 2 points will be lost."
/// button "Leave" keys "y"
/// button "Keep playing" keys "n" focused
/// ```
///
/// Traits come first, by their names; then the label, and the other properties of the element. In
/// quotation marks, a line feed is written as `\n`.
public struct AccessibilitySnapshot: Hashable {
  /// The text.
  public let text: String

  /// Creates a snapshot of the elements that can be reached in a window now.
  public init(_ window: Window, localizer: Localizer) {
    text = Self.lines(of: window, localizer: localizer).map { $0.text + "\n" }.joined()
  }

  /// The line of an element.
  package struct Line: Hashable {
    /// The element, wherever the focus is.
    package let element: String
    package let isFocused: Bool

    package var text: String { element + (isFocused ? " focused" : "") }
  }

  /// The lines of the elements that can be reached in a window now.
  package static func lines(of window: Window, localizer: Localizer) -> [Line] {
    window.elements.flatMap { node in
      (0..<node.count).compactMap { index in
        node.element(at: index).map {
          Line(element: line(of: $0, localizer), isFocused: node.isFocused(at: index))
        }
      }
    }
  }

  /// Returns lines of at most 100 characters, in which short elements follow each other.
  package static func packed(_ elements: [String]) -> [String] {
    var lines: [String] = []
    for element in elements {
      if let last = lines.last, last.count + element.count < 98 {
        lines[lines.count - 1] += " · \(element)"
      } else {
        lines.append(element)
      }
    }
    return lines
  }

  private static let names: [(AccessibilityTraits, String)] = [
    (.staticText, "staticText"), (.header, "header"), (.button, "button"), (.link, "link"),
    (.textField, "textField"), (.selected, "selected"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.image, "image"),
    (.adjustable, "adjustable"), (.keypad, "keypad"), (.stopsWork, "stopsWork"),
  ]

  private static func line(of element: AccessibilityElement, _ localizer: Localizer) -> String {
    func quoted(_ message: Message?) -> String? {
      message.map { "\"\(localizer.string($0).replacing("\n", with: "\\n"))\"" }
    }
    let traits = names.filter { element.traits.contains($0.0) }.map(\.1)
    var words = traits.isEmpty ? ["element"] : traits
    if let label = quoted(element.label) { words.append(label) }
    if let value = quoted(element.value) { words.append("value \(value)") }
    if let hint = quoted(element.hint) { words.append("hint \(hint)") }
    if let keys = element.keys { words.append("keys \"\(localizer.letters(of: keys))\"") }
    return words.joined(separator: " ")
  }
}
