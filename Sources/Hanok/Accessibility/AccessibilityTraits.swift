/// The kinds and states of an element (UIAccessibility's traits).
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates traits from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A text that use doesn't change.
  public static let staticText = AccessibilityTraits(rawValue: 1)
  /// The title of a part of the screen.
  public static let header = AccessibilityTraits(rawValue: 2)
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 4)
  /// A link to another place.
  public static let link = AccessibilityTraits(rawValue: 8)
  /// A field that accepts text.
  public static let textField = AccessibilityTraits(rawValue: 16)
  /// A chosen element, one of several or alone.
  public static let selected = AccessibilityTraits(rawValue: 32)
  /// It can't be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 64)
  /// Its value changes by itself.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// A field that accepts text of several lines.
  public static let multipleLines = AccessibilityTraits(rawValue: 1 << 16)
  /// A picture that its label describes.
  public static let image = AccessibilityTraits(rawValue: 1 << 17)
  /// A value that can be increased, decreased or typed, such as a slider's.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 18)
  /// One of several elements that can be chosen together.
  public static let multipleChoice = AccessibilityTraits(rawValue: 1 << 19)
  /// A field whose text is secret.
  public static let secureTextField = AccessibilityTraits(rawValue: 1 << 20)
  /// A keypad: a line of `+` or `-` is typed into it, and turns no page.
  public static let keypad = AccessibilityTraits(rawValue: 1 << 21)
  /// A field whose text isn't valid.
  public static let invalid = AccessibilityTraits(rawValue: 1 << 23)
  /// A command of a bar: it is one of the choices, unless a button with its name is.
  public static let barItem = AccessibilityTraits(rawValue: 1 << 24)
  /// A control that stops the work that keeps the screen busy: it accepts lines meanwhile.
  public static let stopsWork = AccessibilityTraits(rawValue: 1 << 22)
}
