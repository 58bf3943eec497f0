import HanokLocalization
import HanokUnicode

/// Reads a PO file's entries as units.
struct POReader {
  private let text: ExchangeText
  private let entries: [POEntry]
  private let header: [String: String]

  init(_ text: ExchangeText) throws(Problem) {
    self.text = text
    var parser = POParser(text)
    entries = try parser.parse()
    let first = entries.first { $0.id.isEmpty && $0.context == nil && !$0.isObsolete }
    header = Self.fields(first?.strings.first ?? "")
  }

  private static func fields(_ text: String) -> [String: String] {
    var fields: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = parts[1].drop(while: \.isWhitespace)
      fields[parts[0].lowercased()] = String(value)
    }
    return fields
  }

  /// Returns the units of the file.
  ///
  /// - Parameters:
  ///   - language: The language, for a file that doesn't name it.
  ///   - table: The name of the table, for a file that doesn't have it.
  func file(language: LanguageTag?, table: String?) throws(Problem) -> ReturnedFile {
    try checkCharset()
    let tag = header["language"].flatMap { $0.isEmpty ? nil : $0 }
    guard let target = tag.flatMap({ try? LanguageTag($0) }) ?? language else {
      throw tag.map { text.problem(.invalidTag, ["tag": .init($0)], at: 0) }
        ?? text.problem(.missingTargetLanguage, at: 0)
    }
    guard let table = header[POWriter.tableField.lowercased()] ?? table else {
      throw text.problem(.missingTableName, at: 0)
    }
    let forms =
      header["plural-forms"].flatMap { PluralForms($0, in: target) }
      ?? PluralForms.forms(of: target)
    let units = entries.filter { !$0.isObsolete && ($0.context != nil || !$0.id.isEmpty) }
      .flatMap { self.units(of: $0, forms) }
    return ReturnedFile(
      format: .po, target: target, tables: [.init(name: table, units: units)], text: text)
  }

  private func checkCharset() throws(Problem) {
    guard let type = header["content-type"],
      let name = type.split(separator: "=").dropFirst().last.map({ $0.lowercased() })
    else { return }
    guard ["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(name) else {
      throw text.problem(.foreignCharset, ["charset": .init(name)], at: 0)
    }
  }

  private func units(of entry: POEntry, _ forms: PluralForms?) -> [ReturnedUnit] {
    let name = UnitName(entry.context ?? entry.id)
    let state: ExchangeUnit.State = entry.flags.contains("fuzzy") ? .initial : .translated
    let exported =
      entry.extracted.lazy.compactMap { line in
        line.hasPrefix(POWriter.exported) ? line.dropFirst(POWriter.exported.count) : nil
      }.first?.split(separator: " ").map(String.init) ?? []
    return entry.strings.indices.compactMap { index -> ReturnedUnit? in
      var unit = ReturnedUnit(
        name: name, source: entry.id, target: entry.strings[index], state: state,
        exported: index < exported.count ? exported[index] : nil, offset: entry.offsets[index])
      guard entry.pluralID != nil else { return index == 0 ? unit : nil }
      guard let forms, index < forms.categories.count else {
        // Without a plural form of the language, it is a variant that no message has.
        unit.name = UnitName(key: name.key, variant: "[\(index)]")
        return unit.target?.isEmpty == false ? unit : nil
      }
      let category = forms.categories[index]
      unit.name = UnitName(key: name.key, variant: category.rawValue)
      unit.source = category == .one ? entry.id : entry.pluralID
      return unit
    }
  }
}
