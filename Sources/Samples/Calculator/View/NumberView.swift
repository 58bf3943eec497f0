import Hanok

/// Shows the number as large as there is room for, or the reason why there is none.
final class NumberView: View {
  /// A number, or words in its place.
  enum Content: Hashable {
    /// A number in ASCII.
    case number(plainText: String)
    /// Words in its place.
    case failure(Message)
  }

  /// The content of the view.
  var content = Content.number(plainText: "0") {
    didSet { if content != oldValue { contentDidChange() } }
  }
  /// Whether the number is written in large numerals where they fit.
  var isLarge = false { didSet { if isLarge != oldValue { setNeedsContentUpdate() } } }
  private let numerals = NumeralView()
  private let label = Label()
  private var language: LanguageTag?

  /// The rows of large numerals.
  static let largeHeight = 3

  override init() {
    super.init()
    label.numberOfLines = 0
    isAccessibilityElement = true
    // It is read aloud at each key: what can be typed needn't be said again.
    accessibilityTraits = [.staticText, .updatesFrequently]
    for view in [numerals, label] { addSubview(view) }
  }

  /// The number as the language writes it; nil where there is none.
  var text: String? {
    guard case .number(let plainText) = content, let language else { return nil }
    return NumberWriter(language).text(of: plainText)
  }

  override var accessibilityLabel: Message? {
    get { numerals.message ?? label.message }
    set { label.message = newValue }
  }

  override func traitsDidChange() {
    guard let traits else { return }
    language = traits.localizer.language
    (numerals.alignment, label.alignment) = (traits.numberAlignment, traits.numberAlignment)
    contentDidChange()
  }

  private func contentDidChange() {
    numerals.message = text.map(Message.verbatim)
    label.message = text.map { text in
      .verbatim(language.map { NumberWriter($0).breakingAtGroups(text) } ?? text)
    }
    label.style = \.strong
    if case .failure(let words) = content { (label.message, label.style) = (words, \.failure) }
    setNeedsContentUpdate()
  }

  /// Whether the numerals have room in a width.
  private func fitsLarge(_ width: Int) -> Bool {
    guard isLarge, numerals.message != nil else { return false }
    return numerals.fittingSize(ProposedSize(width: width, height: Self.largeHeight)).height
      == Self.largeHeight
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? ProposedSize.largestLength
    let height = label.fittingSize(ProposedSize(width: width)).height
    return Size(width: width, height: max(height, isLarge ? Self.largeHeight : 1))
  }

  override func layoutSubviews() {
    let isLarge = fitsLarge(frame.width)
    (numerals.isHidden, label.isHidden) = (!isLarge, isLarge)
    numerals.frame = bounds
    // On the last row, where the number is always looked for.
    let height = min(frame.height, label.fittingSize(ProposedSize(width: frame.width)).height)
    label.frame = Rect(x: 0, y: frame.height - height, width: frame.width, height: height)
  }
}

extension Traits {
  /// The side of the units: numbers are written from the left in all languages, and end at the right.
  var numberAlignment: Label.Alignment { isRightToLeft ? .leading : .trailing }
}
