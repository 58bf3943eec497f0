import HanokExchange
import HanokLocalization
import HanokUnicode

/// The translations of the files that were imported before: a different text for the same message is a
/// conflict.
struct EarlierTexts {
  /// A text of a file, for a message or one of its variants.
  struct Text {
    let name: UnitName
    /// The translation, or nil if it is missing or unfinished.
    let target: String?
    /// Whether it is of a `.strings` file, in which a key of a `.stringsdict` has its text for all numbers.
    let isFallback: Bool
    let path: String
    /// Returns the location in the file, or nil in a binary one.
    let place: () -> SourcePlace?

    fileprivate var hasVariants: Bool { target?.contains(".match") == true }
  }

  private struct TableID: Hashable {
    let language: LanguageTag
    let table: String
  }

  private struct ID: Hashable {
    let unit: UnitName
    let isFallback: Bool
  }

  private var texts: [TableID: [ID: Text]] = [:]
  /// The texts that are in no dictionary until another file has some of their table.
  private var later: [TableID: [() -> [Text]]] = [:]

  /// Returns the problems of texts of which an earlier file has different ones, by their indices.
  ///
  /// - Parameters:
  ///   - texts: The texts, which are created only if there are earlier ones.
  ///   - language: The language of the table that the texts are for.
  mutating func conflicts(
    with texts: @autoclosure () -> [Text], of table: String, in language: LanguageTag
  ) -> [Int: Problem] {
    let id = TableID(language: language, table: table)
    add(later.removeValue(forKey: id) ?? [], to: id)
    guard let earlier = self.texts[id] else { return [:] }
    var conflicts: [Int: Problem] = [:]
    for (index, text) in texts().enumerated() {
      conflicts[index] = Self.conflict(of: earlier, with: text)
    }
    return conflicts
  }

  private static func conflict(of texts: [ID: Text], with text: Text) -> Problem? {
    guard let target = text.target else { return nil }
    for isFallback in [text.isFallback, !text.isFallback] {
      guard let earlier = texts[ID(unit: text.name, isFallback: isFallback)],
        let first = earlier.target, first != target
      else { continue }
      let areBesideEachOther = earlier.isFallback != text.isFallback
      if areBesideEachOther, earlier.hasVariants || text.hasVariants { continue }
      return ToolProblem.otherFile(
        text.name.text, (first, target), firstPath: earlier.path, text.place(), path: text.path)
    }
    return nil
  }

  /// Keeps texts of a table.
  ///
  /// - Parameter taken: The texts that the table has now.
  mutating func keep(
    _ texts: @escaping () -> [Text], taken: [UnitName], of table: String, in language: LanguageTag
  ) {
    later[TableID(language: language, table: table), default: []].append {
      let taken = Set(taken)
      return texts().filter { taken.contains($0.name) }
    }
  }

  private mutating func add(_ later: [() -> [Text]], to id: TableID) {
    for text in later.flatMap({ $0() }) where text.target != nil {
      let name = ID(unit: text.name, isFallback: text.isFallback)
      if texts[id]?[name] == nil { texts[id, default: [:]][name] = text }
    }
  }
}

extension EarlierTexts.Text {
  /// Creates the text of a unit.
  init(_ unit: ReturnedUnit, of file: ReturnedFile) {
    let isFinished = !unit.isEmpty && unit.state != .initial
    let (text, offset) = (file.text, unit.offset)
    self.init(
      name: unit.name, target: isFinished ? unit.target : nil, isFallback: false,
      path: text.path, place: { text.place(at: offset) })
  }

  /// Creates the text of a catalog.
  init(_ text: ImportedCatalog.Text) {
    let isFinished = !text.value.isEmpty && text.isFinished && !text.isKey
    self.init(
      name: UnitName(key: text.key, variant: nil), target: isFinished ? text.value : nil,
      isFallback: text.isFallback, path: text.path, place: text.place)
  }
}
