package import HanokUnicode
import MessageFormat

/// Writes a table as a PO file of gettext.
///
/// A message that counts is an entry with plural forms; each other variant is an entry, whose context
/// is the key with the variant's keys after it: `size|0|other`.
package struct POWriter {
  private let table: ExchangeTable
  private let target: LanguageTag
  private let forms: PluralForms?

  /// Creates a writer of a table in a language.
  package init(_ table: ExchangeTable, in target: LanguageTag) {
    self.table = table
    self.target = target
    forms = PluralForms.forms(of: target)
  }

  /// The file.
  package var text: String {
    let entries = [header] + table.messages.flatMap(entries) + table.gone.map(obsolete)
    return entries.map(\.text).joined(separator: "\n")
  }

  private var header: POEntry {
    let language =
      target.extensions.isEmpty
      ? target.description.replacing("-", with: "_") : target.description
    let fields = [
      ("Project-Id-Version", table.name), ("Language", language), ("MIME-Version", "1.0"),
      ("Content-Type", "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"),
      ("Plural-Forms", forms?.header), ("X-Generator", "hanok"), (Self.tableField, table.name),
    ]
    var entry = POEntry()
    entry.strings = [fields.compactMap { name, value in value.map { "\(name): \($0)\n" } }.joined()]
    return entry
  }

  /// The field of the header with the table's name.
  static let tableField = "X-Hanok-Table"
  /// The beginning of the comment with the fingerprints of what was exported.
  static let exported = "@exported "

  private func entries(of message: ExchangeMessage) -> [POEntry] {
    let counted = countedUnits(of: message)
    var entries: [POEntry] = []
    var isWritten = false
    for unit in message.units {
      if counted.contains(where: { $0.keys == unit.keys }) {
        if !isWritten { entries.append(plural(message, counted)) }
        isWritten = true
      } else if !unit.source.isEmpty, !isImplied(unit, counted) {
        entries.append(single(message, unit))
      }
    }
    return entries
  }

  /// Whether a variant that no number chooses is the same as the last form: it follows it.
  private func isImplied(_ unit: ExchangeUnit, _ counted: [ExchangeUnit]) -> Bool {
    guard unit.isUnreachable, let last = counted.last else { return false }
    return unit.target == nil || unit.targetText == last.targetText
  }

  /// Returns the units that are the plural forms of one entry, in their order; none if they can't be.
  private func countedUnits(of message: ExchangeMessage) -> [ExchangeUnit] {
    guard let forms, forms.categories.count > 1, message.selectors.count == 1,
      message.selectors[0].isCardinal, message.source.singular?.isEmpty == false
    else { return [] }
    let units = forms.categories.map { category in
      message.units.first { $0.keys == [category.variantKey] }
    }
    let found = units.compactMap(\.self)
    return found.count == units.count && found.allSatisfy { !$0.source.isEmpty } ? found : []
  }

  private func single(_ message: ExchangeMessage, _ unit: ExchangeUnit) -> POEntry {
    var entry = entry(message, variant: unit.variant, [unit])
    entry.id = unit.sourceText
    return entry
  }

  private func plural(_ message: ExchangeMessage, _ units: [ExchangeUnit]) -> POEntry {
    var entry = entry(message, variant: nil, units)
    entry.id = message.source.singular.map { MessageModel.source(of: $0) } ?? ""
    entry.pluralID = message.source.patterns.last.map { MessageModel.source(of: $0) }
    return entry
  }

  /// Returns an entry with comments, flags and translations.
  private func entry(
    _ message: ExchangeMessage, variant: String?, _ units: [ExchangeUnit]
  ) -> POEntry {
    var entry = POEntry()
    entry.comments = message.translatorNote.map { [$0] } ?? []
    entry.extracted =
      (message.description.isEmpty ? [] : [message.description]) + units.flatMap(\.examples)
      + (message.width.map { ["@width \($0)"] } ?? [])
      + [Self.exported + units.map { Fingerprint.of($0.targetText) }.joined(separator: " ")]
    let isFuzzy = units.contains { $0.target != nil && $0.state == .initial }
    entry.flags = isFuzzy ? ["fuzzy"] : []
    entry.context = UnitName(key: message.key, variant: variant).text
    entry.strings = units.map { $0.targetText ?? "" }
    return entry
  }

  private func obsolete(_ gone: ExchangeTable.Gone) -> POEntry {
    var entry = POEntry()
    entry.isObsolete = true
    entry.context = UnitName(key: gone.key, variant: nil).text
    entry.id = gone.source ?? gone.key
    entry.strings = [gone.target]
    return entry
  }
}

extension MessageModel {
  /// The pattern of the variant `one` of a message with one selector.
  fileprivate var singular: Pattern? {
    guard case .matcher(let matcher) = body, matcher.variants.last?.keys == [.catchAll] else {
      return nil
    }
    return matcher.variants.first { $0.keys == [.literal("one")] }?.pattern
  }
}
