/// The kinds and states of an element (UIAccessibility's traits).
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Traits by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A text that doesn't change by use.
  public static let staticText = AccessibilityTraits(rawValue: 1)
  /// The title of a part of the screen.
  public static let header = AccessibilityTraits(rawValue: 2)
  /// It is pressed.
  public static let button = AccessibilityTraits(rawValue: 4)
  /// It leads somewhere.
  public static let link = AccessibilityTraits(rawValue: 8)
  /// It takes text.
  public static let textField = AccessibilityTraits(rawValue: 16)
  /// It is chosen, among others or alone.
  public static let selected = AccessibilityTraits(rawValue: 32)
  /// It can't be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 64)
  /// Its value changes by itself.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// It takes text of several lines.
  public static let multipleLines = AccessibilityTraits(rawValue: 1 << 16)
  /// A picture, which its label describes.
  public static let image = AccessibilityTraits(rawValue: 1 << 17)
  /// It has a value that can be made more or less, or typed, as a slider's.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 18)
  /// It is one of several that can be chosen together.
  public static let multipleChoice = AccessibilityTraits(rawValue: 1 << 19)
  /// It takes text that nobody else may see.
  public static let secureTextField = AccessibilityTraits(rawValue: 1 << 20)
  /// It takes signs as a keypad does, so that a line of `+` or `-` is typed into it and turns no page.
  public static let keypad = AccessibilityTraits(rawValue: 1 << 21)
  /// It ends what keeps the screen busy, and so takes a typed line meanwhile.
  public static let stopsWork = AccessibilityTraits(rawValue: 1 << 22)
}
