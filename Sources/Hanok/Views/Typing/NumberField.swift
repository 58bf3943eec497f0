import HanokLocalization
public import HanokUnicode

/// A field for a number in the notation of the language, without loss of digits.
///
/// ```
///  1.234,5‸      de: typed 1234,5       350.000.000‸  typed 350 Mio.
///  ١٬٢٣٤٫٥       ar-EG: typed 1234.5    350,000,000   ko: typed 3억 5천만
/// !12 apples
///  “apples” is not part of a number.
/// ```
///
/// Editing is that of every ``ValueField``, reading that of ``NumberReader``. It also sends
/// `.valueChanged` during typing. Numbers aren't rounded: too many fraction digits are invalid.
/// Currencies and units belong next to it.
open class NumberField: ValueField<ExactDecimal> {
  /// The notation of a number.
  public enum Style: Hashable, Sendable {
    /// The number itself.
    case decimal
    /// Hundredths with a percent sign, `12.5%` for 0.125; a typed number needs no sign.
    case percent
  }

  /// The minimum of valid numbers; nil for none.
  public var minimum: ExactDecimal?
  /// The maximum of valid numbers; nil for none.
  public var maximum: ExactDecimal?
  /// The difference for an arrow key.
  public var step = ExactDecimal(1)
  /// The maximum number of written fraction digits; nil for any number.
  public var maximumFractionDigits: Int? {
    didSet { if maximumFractionDigits != oldValue { formats = LanguageTools() } }
  }
  /// The minimum number of written fraction digits, as in 59.80; a typed number may have fewer.
  ///
  /// It is at most ``maximumFractionDigits``.
  public var minimumFractionDigits = 0 {
    didSet { if minimumFractionDigits != oldValue { notationDidChange() } }
  }
  /// The notation of the number.
  public var style = Style.decimal { didSet { if style != oldValue { notationDidChange() } } }
  private var formats = LanguageTools<NumberValueFormat>()

  private func notationDidChange() {
    formats = LanguageTools()
    // What can't be read stays as it was typed.
    if value != nil { writeValue() }
  }

  open override var valueFormat: (any ValueFormat<ExactDecimal>)? {
    let known = formats.tools(of: traits?.localizer.language) {
      NumberValueFormat(
        $0, isPercent: style == .percent,
        minimumFractionDigits: min(minimumFractionDigits, maximumFractionDigits ?? .max))
    }
    guard var format = known else { return nil }
    (format.minimum, format.maximum, format.step) = (minimum, maximum, step)
    format.maximumFractionDigits = maximumFractionDigits
    return format
  }
}
