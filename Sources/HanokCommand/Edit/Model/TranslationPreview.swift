import HanokLocalization
import HanokTerminal
import HanokUnicode
import MessageFormat

/// What a message becomes with values that reach each of its variants.
struct TranslationPreview: Sendable {
  /// A text that the message becomes.
  struct Row: Sendable, Hashable {
    /// The values that choose the variant, in the order of the selectors: `22`, `few`.
    var values: [String] = []
    /// The keys of the variant; empty for a message without variants.
    var keys: [String] = []
    /// The text; nil if no value reaches the variant.
    var text: String?
    /// The text with invisible characters that isolate values of another direction.
    var isolated = ""
    /// The width of its widest line, in cells.
    var width = 0
    /// Whether it is wider than the entry allows.
    var isTooWide = false
  }

  private let formatter: MessageFormatter
  private let plurals = PluralSampleCache()
  private let language: LanguageTag

  /// The greatest number of samples of a variant.
  private static let samplesPerVariant = 2
  /// The greatest number of examples of a form.
  private static let examplesPerVariant = 3

  /// Creates a preview in a language.
  init(_ language: LanguageTag, timeZone: TimeZoneID? = nil) {
    self.language = language
    formatter = MessageFormatter(language.withLikelyDigits, timeZone: timeZone)
  }

  /// Returns the texts of a translation, by the order of its variants; none for an invalid one.
  ///
  /// - Parameters:
  ///   - source: The source message, whose functions tell the kinds of its arguments.
  ///   - width: The greatest width of the text, in cells; nil for any.
  func rows(of text: String, source: String, width: Int?) -> [Row] {
    let message = ParsedMessage(parsing: text)
    guard message.isValid, !text.isEmpty else { return [] }
    let samples = MessageSamples(
      of: message, formatter: formatter, plurals: plurals,
      parameters: ParsedMessage(parsing: source).parameters, perVariant: Self.samplesPerVariant)
    let keys = Self.keys(of: message)
    let selectors = MessageSelector.selectors(of: message.model).compactMap(\.argument)
    let order = DistinctSamples.order(in: source, then: message)
    var rows = samples.samples.flatMap { sample in
      let distinct = DistinctSamples.arguments(sample.arguments, order, except: selectors)
      return named(distinct, order, except: selectors).map { arguments in
        var row = row(message, arguments, width)
        row.values = selectors.compactMap { arguments[$0]?.sampleText }
        if keys.indices.contains(sample.variant) { row.keys = keys[sample.variant] }
        return row
      }
    }
    // Names change nothing where the variant has none.
    rows = rows.reduce(into: []) { kept, row in if !kept.contains(row) { kept.append(row) } }
    rows += samples.unreached.map { Row(keys: keys.indices.contains($0) ? keys[$0] : []) }
    return rows
  }

  /// Returns values that lead to each variant of a message, as they are typed; none for a variant that
  /// is for all others.
  ///
  /// - Parameter source: The source message, whose functions tell the kinds of its arguments.
  func examples(of message: String, source: String) -> [[String]] {
    let message = ParsedMessage(parsing: message)
    guard message.isValid else { return [] }
    let samples = MessageSamples(
      of: message, formatter: formatter, plurals: plurals,
      parameters: ParsedMessage(parsing: source).parameters, perVariant: Self.examplesPerVariant)
    let selectors = MessageSelector.selectors(of: message.model).compactMap(\.argument)
    var examples = [[String]](repeating: [], count: samples.variantCount)
    for sample in samples.samples {
      let values = selectors.compactMap { sample.arguments[$0]?.sampleText }
      examples[sample.variant].append(values.joined(separator: " · "))
    }
    // Any other text has no example.
    return examples.map { values in values.contains { $0.contains("…") } ? [] : values }
  }

  private func row(
    _ message: ParsedMessage, _ arguments: [String: MessageValue], _ width: Int?
  ) -> Row {
    let text = formatter.isolating(.none).string(message, MessageArguments(arguments))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let cells = lines.map { CellWidth.of($0) }.max() ?? 0
    return Row(
      text: text, isolated: formatter.string(message, MessageArguments(arguments)), width: cells,
      isTooWide: width.map { cells > $0 } ?? false)
  }

  /// Returns the arguments with names of people in place of texts: once in Latin letters, once in
  /// others. No two texts have the same name while there are enough.
  private func named(
    _ arguments: [String: MessageValue], _ order: [String], except selectors: [String]
  ) -> [[String: MessageValue]] {
    let texts = order.filter { name in
      !selectors.contains(name) && arguments[name] == .string("$" + name)
    }
    if texts.isEmpty { return [arguments] }
    return [Self.latinNames, otherNames].map { names in
      let named = texts.enumerated().map { index, text in
        (text, MessageValue.string(names[index % names.count]))
      }
      return arguments.merging(named) { $1 }
    }
  }

  private static let latinNames = ["Ada", "Grace", "Alan", "Linus"]

  private var otherNames: [String] {
    switch language.language {
    case "ko": ["김민준", "이서연", "박지호", "최하은"]
    case "ja", "zh": ["さくら", "はると", "ゆい", "れん"]
    default: ["نور", "ليلى", "سامي", "هدى"]
    }
  }

  private static func keys(of message: ParsedMessage) -> [[String]] {
    guard case .matcher(let matcher) = message.model.body else { return [] }
    return matcher.variants.map { $0.keys.map(\.source) }
  }
}

extension MessageValue {
  /// The value as it is typed.
  fileprivate var sampleText: String {
    switch self {
    case .integer(let number): "\(number)"
    case .decimal(let text), .string(let text): text
    default: "\(self)"
    }
  }
}
