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
    let headers = entries.filter { $0.id.isEmpty && $0.context == nil && !$0.isObsolete }
    // Of two headers, or two languages in one, neither is known to be that of the texts.
    if headers.count > 1 { throw text.problem(.invalidPO, at: headers[1].offset) }
    guard let fields = Self.fields(headers.first?.strings.first ?? "") else {
      throw text.problem(.invalidPO, at: headers[0].offset)
    }
    header = fields
  }

  /// The fields of the header that are read.
  private static let read = [
    "language", "plural-forms", "content-type", POWriter.tableField.lowercased(),
  ]

  /// Returns the fields of a header, or nil if one that is read has two values.
  private static func fields(_ text: String) -> [String: String]? {
    var fields: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let name = parts[0].lowercased()
      let value = String(
        parts[1].drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      if let known = fields[name], !known.isEmpty, read.contains(name) {
        if known != value, !value.isEmpty { return nil }
      } else {
        fields[name] = value
      }
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
    guard let target = tag.flatMap(LanguageTag.init(exchanged:)) ?? language else {
      throw tag.map { text.problem(.invalidTag, ["tag": .init($0)], at: 0) }
        ?? text.problem(.missingTargetLanguage, at: 0)
    }
    guard let table = header[POWriter.tableField.lowercased()] ?? table else {
      throw text.problem(.missingTableName, at: 0)
    }
    var returned = ReturnedFile.Table(name: table, units: [])
    var uses = Uses(header["plural-forms"], in: target)
    for entry in entries where entry.context != nil || !entry.id.isEmpty {
      if entry.isObsolete {
        returned.unused += entry.strings.map { _ in entry.name.text }
      } else {
        returned.units += units(of: entry, &uses)
      }
    }
    return ReturnedFile(format: .po, target: target, tables: [returned], text: text)
  }

  private func checkCharset() throws(Problem) {
    guard let type = header["content-type"],
      let name = type.split(separator: "=").dropFirst().last.map({ $0.lowercased() })
    else { return }
    guard ["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(name) else {
      throw text.problem(.foreignCharset, ["charset": .init(name)], at: 0)
    }
  }

  private func units(of entry: POEntry, _ uses: inout Uses) -> [ReturnedUnit] {
    let exported =
      entry.extracted.lazy.compactMap { line in
        line.hasPrefix(POWriter.exported) ? line.dropFirst(POWriter.exported.count) : nil
      }.first?.split(separator: " ").map(String.init) ?? []
    let isPlural = entry.pluralID != nil
    let use = isPlural ? uses.use(forms: entry.strings.count) : nil
    return entry.strings.indices.map { index in
      var unit = ReturnedUnit(
        name: entry.name, source: entry.id, target: entry.strings[index],
        state: entry.flags.contains("fuzzy") ? .initial : .translated,
        exported: exported.indices.contains(index) ? exported[index] : nil,
        offset: entry.offsets[index])
      guard isPlural else {
        if index > 0 { unit.name = entry.form(index) }
        return unit
      }
      let category = use?.mainCategory(ofForm: index)
      unit.name = entry.form(index, category)
      unit.source = nil
      guard use.map({ index < $0.count }) != false else { return unit }
      // The forms of a variant are those of the second of two selectors.
      if entry.name.variant == nil {
        unit.form = .init(entry: entry.offset, index: index, use: use)
      }
      guard let category else { return unit }
      unit.source = category == .one ? entry.id : entry.pluralID
      // The fingerprints are in the order in which the forms were written.
      let place = uses.written?.categories.firstIndex(of: category)
      unit.exported = place.flatMap { exported.indices.contains($0) ? exported[$0] : nil }
      return unit
    }
  }

  /// The numbers that the forms of the file's entries serve.
  private struct Uses {
    /// The forms in which a file of the language is written here.
    let written: PluralForms?
    private let header: String?
    private let language: LanguageTag
    private var known: [String: PluralUse?] = [:]

    init(_ header: String?, in language: LanguageTag) {
      // A new file of `msginit` has `nplurals=INTEGER; plural=EXPRESSION;`.
      self.header = header.flatMap { $0.isEmpty || $0.contains("EXPRESSION") ? nil : $0 }
      self.language = language
      written = PluralForms.forms(of: language)
    }

    /// Returns the numbers of an entry's forms, or nil if the header isn't valid.
    ///
    /// Without a header, as many forms as the language has are those of CLDR; otherwise they are
    /// gettext's own, which are those of English.
    mutating func use(forms count: Int) -> PluralUse? {
      let isWritten = written?.categories.count == count
      let value = header ?? (isWritten ? written?.header : nil) ?? "nplurals=2; plural=n != 1;"
      if let known = known[value] { return known }
      let use = PluralUse(value, in: language)
      known[value] = .some(use)
      return use
    }
  }
}

extension POEntry {
  fileprivate var name: UnitName { UnitName(context ?? id) }

  /// Returns the name of a form: that of its category, after the variant that the entry is of.
  fileprivate func form(_ index: Int, _ category: PluralCategory? = nil) -> UnitName {
    let form = category?.rawValue ?? "[\(index)]"
    return UnitName(key: name.key, variant: name.variant.map { "\($0)|\(form)" } ?? form)
  }
}
