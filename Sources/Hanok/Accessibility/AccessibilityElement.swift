public import HanokLocalization

/// An element of the screen for line mode, tests and screen readers.
public struct AccessibilityElement {
  /// The element's name.
  public var label: Message?
  /// The element's value, such as the text of a field.
  public var value: Message?
  /// The result of using the element, or nil if its name describes it.
  public var hint: Message?
  /// The kind and the state of the element.
  public var traits: AccessibilityTraits
  /// The letters that use the element.
  public var keys: Message?
  /// Uses the element, and returns whether it was usable; nil for an element without an action.
  public var activate: (() -> Bool)?
  /// Replaces the element's text and enters it; nil for an element that accepts no text.
  public var enterText: ((String) -> Bool)?
  /// Opens the element's context menu; nil for an element without one.
  public var openMenu: (() -> Bool)?

  /// Other names by which the element is used: those that are drawn, where another is said.
  public var userInputLabels: [Message] = []

  /// Creates an element with a name.
  public init(
    label: Message?, value: Message? = nil, hint: Message? = nil,
    traits: AccessibilityTraits = .staticText, keys: Message? = nil,
    activate: (() -> Bool)? = nil, enterText: ((String) -> Bool)? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.keys = keys
    self.activate = activate
    self.enterText = enterText
  }

  /// Sets the texts that the owner of the view hasn't set.
  public mutating func complete(
    label: Message? = nil, value: Message? = nil, hint: Message? = nil
  ) {
    self.label = self.label ?? label
    self.value = self.value ?? value
    self.hint = self.hint ?? hint
  }

  /// Whether the element can be used now.
  public var isUsable: Bool {
    !traits.contains(.notEnabled) && (activate != nil || enterText != nil)
  }
}

/// A letter that leads to one of a view's many elements, such as one of a table's index.
public struct AccessibilityIndexEntry {
  /// The letter as it is shown.
  public let label: String
  /// The number of the element, from 0.
  public let elementIndex: Int

  /// Creates an entry for a letter.
  public init(label: String, elementIndex: Int) {
    self.label = label
    self.elementIndex = elementIndex
  }
}

/// The attributes that the owner of a view sets.
struct AccessibilityAttributes {
  var isElement = false
  /// The name of the row of a form that the view is the field of, said before the view's own.
  var rowLabel: Message?
  var hidesElements = false
  var label: Message?
  var value: Message?
  var hint: Message?
  var traits: AccessibilityTraits = []
}
