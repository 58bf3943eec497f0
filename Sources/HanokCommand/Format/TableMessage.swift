import HanokLocalization
import HanokReview
import HanokUnicode
import MessageFormat

/// A message of a table, with the same message of the source language.
struct TableMessage {
  /// The source of the message.
  let text: String
  /// The language of the text: that which was asked for, or the source language.
  let language: LanguageTag
  /// The arguments of the source language's message, with their functions.
  let parameters: [MessageParameter]

  /// Finds a message.
  ///
  /// - Parameters:
  ///   - table: The name of the table; nil where there is only one.
  ///   - language: The language, which falls back to its parents and to the source language.
  init(
    _ key: String, of table: String?, in language: LanguageTag, _ folder: LocalizationFolder
  ) throws(Problem) {
    let tables = folder.source?.tables ?? []
    guard let name = table ?? (tables.count == 1 ? tables[0] : nil) else {
      throw ToolProblem.missingTable(tables)
    }
    let source = try folder.file(of: name, in: Catalog.sourceLanguage)
    var file = source
    var found = Catalog.sourceLanguage
    for candidate in language.withoutExtensions.fallbackChain {
      guard let other = try folder.file(of: name, in: candidate), other.entry(key) != nil else {
        continue
      }
      (file, found) = (other, language)
      break
    }
    guard let file else {
      throw ToolProblem.unknownTable(name, among: tables)
    }
    guard let entry = file.entry(key) else {
      let keys = (source?.entries ?? []).map(\.key.value)
      throw ToolProblem.unknownKey(
        key, table: name, meant: Suggestion.nearest(to: key, in: keys))
    }
    text = entry.value.value
    self.language = found
    parameters =
      source?.entry(key).map { ParsedMessage(parsing: $0.value.value).parameters } ?? []
  }
}

/// The lines that show each variant of a message with arguments that reach it.
///
/// ```
/// count=1   1 punkt     7
/// count=2   2 punkty    8
/// count=5   5 punktów   9
/// ```
struct SampleLines {
  /// The lines: the arguments, the text, and its width in cells.
  let lines: [String]

  /// Formats the samples of a message.
  init(_ message: TableMessage, _ formatter: MessageFormatter, _ localizer: Localizer) {
    let parsed = ParsedMessage(parsing: message.text)
    let samples = MessageSamples(
      of: parsed, formatter: formatter, plurals: PluralSampleCache(),
      parameters: message.parameters)
    let rows = samples.samples.map { sample in
      let values = sample.arguments.sorted { $0.key < $1.key }
        .map { "\($0.key)=\($0.value.plainText)" }.joined(separator: " ")
      let text = formatter.string(parsed, MessageArguments(sample.arguments))
      let width = text.split(separator: "\n").map { String($0).cells }.max() ?? 0
      return [
        values, text.replacing("\n", with: "␊"),
        localizer.string(.HanokCommand.statsNumber(number: width)),
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].cells }.max() ?? 0 }
    let shown = rows.map { row in
      (row[0].isEmpty ? "" : row[0].padded(after: widths[0]) + "  ")
        + row[1].padded(after: widths[1]) + "  " + row[2].padded(before: widths[2])
    }
    lines = shown + Self.unreached(samples, localizer)
  }

  private static func unreached(_ samples: MessageSamples, _ localizer: Localizer) -> [String] {
    guard case .matcher(let matcher) = samples.message.model.body else { return [] }
    return samples.unreached.compactMap { index in
      let keys = matcher.variants[index].keys
      // Every message needs the last one, even where no number reaches it.
      if keys.allSatisfy({ $0 == .catchAll }) { return nil }
      let text = keys.map(\.source).joined(separator: " ")
      return localizer.string(.HanokCommand.formatUnreached(keys: text))
    }
  }
}
