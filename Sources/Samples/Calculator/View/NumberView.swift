import Hanok

/// Shows the number as large as possible, or the reason why there is none.
final class NumberView: View {
  /// A number, or a text in its place.
  enum Content: Hashable {
    /// A number in ASCII; of a rounded one, fewer digits can be shown.
    case number(plainText: String, isRounded: Bool)
    /// A text in place of the number.
    case failure(Message)
  }

  /// The content of the view.
  var content = Content.number(plainText: "0", isRounded: false) {
    didSet { if content != oldValue { contentDidChange() } }
  }
  /// The cells of a row: a rounded number is shown with the digits that fit.
  var room = Int.max { didSet { if room != oldValue { contentDidChange() } } }
  /// Whether large numerals are used if they fit.
  var isLarge = false { didSet { if isLarge != oldValue { setNeedsContentUpdate() } } }
  private let numerals = NumeralView()
  private let label = Label()
  private let formats: FormatterCache
  private var writer: NumberWriter?

  /// The number of rows of large numerals.
  static let largeHeight = 3

  init(_ formats: FormatterCache) {
    self.formats = formats
    super.init()
    label.numberOfLines = 0
    isAccessibilityElement = true
    // It is read aloud at each key, but the choices needn't be repeated.
    accessibilityTraits = [.staticText, .updatesFrequently]
    for view in [numerals, label] { addSubview(view) }
  }

  /// The number in the language's notation, or nil if there is none.
  private var text: String? {
    guard case .number(let plainText, _) = content else { return nil }
    return writer?.text(of: plainText)
  }

  /// The number with the digits that are shown, or nil if there is none.
  private var shownText: String? {
    guard case .number(let plainText, true) = content else { return text }
    return writer?.text(ofRounded: plainText, fitting: room)
  }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = text.map(Message.verbatim) ?? label.message
  }

  override func traitsDidChange() {
    guard let traits else { return }
    writer = NumberWriter(traits.localizer.language, formats)
    (numerals.alignment, label.alignment) = (traits.numberAlignment, traits.numberAlignment)
    contentDidChange()
  }

  private func contentDidChange() {
    let text = shownText
    numerals.message = text.map(Message.verbatim)
    label.message = text.map { .verbatim(writer?.breakingAtGroups($0) ?? $0) }
    label.style = \.strong
    if case .failure(let words) = content { (label.message, label.style) = (words, \.failure) }
    setNeedsContentUpdate()
  }

  /// Whether large numerals fit a width.
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
    // In the last row, where the number always is.
    let height = min(frame.height, label.fittingSize(ProposedSize(width: frame.width)).height)
    label.frame = Rect(x: 0, y: frame.height - height, width: frame.width, height: height)
  }
}

extension Traits {
  /// The right side, with the ones: numbers are written from left to right in all languages.
  var numberAlignment: Label.Alignment { isRightToLeft ? .leading : .trailing }
}
