import HanokLocalization
import HanokReview
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
    /// The values as an example of the form; nil for a form of all others.
    var example: FormExample?
    /// Whether the variant is for all others, and the numbers that are left aren’t whole.
    var isForFractions = false
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
    let selectors = MessageSelector.selectors(of: message.model)
    let names = selectors.compactMap(\.argument)
    let order = DistinctSamples.order(in: source, then: message)
    var reached: Set<Int> = []
    var rows = samples.samples.flatMap { sample -> [Row] in
      let keys = keys.indices.contains(sample.variant) ? keys[sample.variant] : []
      guard let example = Self.example(sample.arguments, selectors, keys) else { return [] }
      reached.insert(sample.variant)
      let distinct = DistinctSamples.arguments(sample.arguments, order, except: names)
      return named(distinct, order, except: names).map { arguments in
        var row = row(message, arguments, width)
        row.values = names.compactMap { arguments[$0]?.sampleText }
        row.keys = keys
        row.example = example.values.contains { $0 != nil } ? example : nil
        return row
      }
    }
    // Names change nothing where the variant has none.
    rows = rows.reduce(into: []) { kept, row in if !kept.contains(row) { kept.append(row) } }
    let isNumeric = selectors.allSatisfy(\.isNumeric)
    for (variant, keys) in keys.enumerated() where !reached.contains(variant) {
      let example = FormExample(keys: keys)
      rows.append(Row(keys: keys, example: example, isForFractions: example == nil && isNumeric))
    }
    return rows
  }

  /// Returns values that lead to each variant of a message, as they are typed, without repeats.
  ///
  /// A variant for all others has none, and one that no value reaches has its keys.
  ///
  /// - Parameter source: The source message, whose functions tell the kinds of its arguments.
  func examples(of message: String, source: String) -> [[FormExample]] {
    let message = ParsedMessage(parsing: message)
    guard message.isValid else { return [] }
    let samples = MessageSamples(
      of: message, formatter: formatter, plurals: plurals,
      parameters: ParsedMessage(parsing: source).parameters, perVariant: Self.examplesPerVariant)
    let selectors = MessageSelector.selectors(of: message.model)
    let keys = Self.keys(of: message)
    var examples = [[FormExample]](repeating: [], count: keys.count)
    for sample in samples.samples where keys.indices.contains(sample.variant) {
      let example = Self.example(sample.arguments, selectors, keys[sample.variant])
      guard let example, !examples[sample.variant].contains(example) else { continue }
      examples[sample.variant].append(example)
    }
    return zip(examples, keys).map { examples, keys in
      if examples.isEmpty { return FormExample(keys: keys).map { [$0] } ?? [] }
      // Any other text has no example.
      return examples.contains { $0.values.contains { $0 != nil } } ? examples : []
    }
  }

  /// Returns the values of arguments that select; nil if one isn't a number where a number selects.
  private static func example(
    _ arguments: [String: MessageValue], _ selectors: [MessageSelector], _ keys: [String]
  ) -> FormExample? {
    var values: [String?] = []
    for (selector, key) in zip(selectors, keys) {
      let value = selector.argument.flatMap { arguments[$0]?.sampleText }
      if selector.isNumeric, let value {
        if Double(value) == nil { return nil }
        values.append(value)
      } else {
        values.append(key == "*" ? nil : value ?? key)
      }
    }
    return FormExample(values)
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

  /// Returns the arguments with names of people in place of texts.
  ///
  /// They are in Latin letters, and in those of the language. No two texts have the same name while there
  /// are enough.
  private func named(
    _ arguments: [String: MessageValue], _ order: [String], except selectors: [String]
  ) -> [[String: MessageValue]] {
    let texts = order.filter { name in
      !selectors.contains(name) && arguments[name] == .string("$" + name)
    }
    if texts.isEmpty { return [arguments] }
    return [Self.latinNames, ownNames].compactMap(\.self).map { names in
      let named = texts.enumerated().map { index, text in
        (text, MessageValue.string(names[index % names.count]))
      }
      return arguments.merging(named) { $1 }
    }
  }

  private static let latinNames = ["Ada", "Grace", "Alan", "Linus"]

  /// Names in the letters of the language; nil where those are Latin, or unknown.
  private var ownNames: [String]? {
    switch language.maximized.script {
    case "Kore", "Hang": ["김민준", "이서연", "박지호", "최하은"]
    case "Jpan", "Hira": ["さくら", "はると", "ゆい", "れん"]
    case "Hans", "Hant", "Hani": ["小明", "美玲", "志强", "思思"]
    case "Arab": ["نور", "ليلى", "سامي", "هدى"]
    case "Hebr": ["נועה", "יוסף", "מיכל", "דוד"]
    case "Cyrl": ["Анна", "Иван", "Ольга", "Пётр"]
    case "Grek": ["Άννα", "Νίκος", "Ελένη", "Γιώργος"]
    case "Deva": ["आशा", "रवि", "मीरा", "अजय"]
    case "Thai": ["มาลี", "สมชาย", "นภา", "วิชัย"]
    default: nil
    }
  }

  private static func keys(of message: ParsedMessage) -> [[String]] {
    guard case .matcher(let matcher) = message.model.body else { return [] }
    return matcher.variants.map { $0.keys.map(\.source) }
  }
}

extension MessageSelector {
  /// Whether a number selects.
  fileprivate var isNumeric: Bool {
    switch rule {
    case .plural, .exact: true
    case .text, .unknown: false
    }
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
