import HanokExchange
import HanokLocalization
import HanokUnicode

/// The translations of the files that were merged before: another text for the same unit is a conflict.
struct EarlierTexts {
  private struct Name: Hashable {
    let language: LanguageTag
    let table: String
    let unit: UnitName
  }

  private struct Text {
    let target: String
    let path: String
    var isFallback = false
  }

  private var texts: [Name: Text] = [:]

  /// Removes the units of which an earlier file has another translation.
  ///
  /// - Parameter language: The language of the tables that the texts are for.
  /// - Returns: A problem for each removed unit.
  func conflicts(
    leftOutOf table: inout ReturnedFile.Table, of file: ReturnedFile, in language: LanguageTag
  ) -> [Problem] {
    var conflicts: [Problem] = []
    table.units = table.units.filter { unit in
      let name = Name(language: language, table: table.name, unit: unit.name)
      guard let target = Self.finishedText(of: unit), let text = texts[name],
        text.target != target
      else { return true }
      conflicts.append(
        ToolProblem.otherFile(
          unit.name.text, (text.target, target), firstPath: text.path,
          file.text.place(at: unit.offset), path: file.text.path))
      return false
    }
    return conflicts
  }

  /// Keeps the texts in mind that the table has now.
  mutating func keep(
    _ taken: Set<UnitName>, of table: ReturnedFile.Table, of file: ReturnedFile,
    in language: LanguageTag
  ) {
    for unit in table.units where taken.contains(unit.name) {
      guard let target = Self.finishedText(of: unit) else { continue }
      let name = Name(language: language, table: table.name, unit: unit.name)
      if texts[name] == nil { texts[name] = Text(target: target, path: file.text.path) }
    }
  }

  /// Removes the texts of which an earlier file has another one.
  ///
  /// - Parameter language: The language of the table that the texts are for.
  /// - Returns: A problem for each removed text.
  func conflicts(
    leftOutOf texts: inout [ImportedCatalog.Text], of table: String, in language: LanguageTag
  ) -> [Problem] {
    var conflicts: [Problem] = []
    texts = texts.filter { text in
      // A `.stringsdict` and the `.strings` beside it have texts for the same keys.
      guard let target = Self.finishedText(of: text),
        let earlier = self.texts[Self.name(of: text, table, language)], earlier.target != target,
        earlier.isFallback == text.isFallback
      else { return true }
      let place = text.problem(.duplicateUnit, [:])
      guard let path = place.path, let place = place.place else { return true }
      conflicts.append(
        ToolProblem.otherFile(
          text.key, (earlier.target, target), firstPath: earlier.path, place, path: path))
      return false
    }
    return conflicts
  }

  /// Keeps the texts in mind that the table has now.
  mutating func keep(
    _ taken: Set<UnitName>, of texts: [ImportedCatalog.Text], of table: String,
    in language: LanguageTag
  ) {
    for text in texts {
      let name = Self.name(of: text, table, language)
      guard taken.contains(name.unit), let target = Self.finishedText(of: text),
        self.texts[name] == nil, let path = text.problem(.duplicateUnit, [:]).path
      else { continue }
      self.texts[name] = Text(target: target, path: path, isFallback: text.isFallback)
    }
  }

  private static func name(
    of text: ImportedCatalog.Text, _ table: String, _ language: LanguageTag
  ) -> Name {
    Name(language: language, table: table, unit: UnitName(key: text.key, variant: nil))
  }

  private static func finishedText(of text: ImportedCatalog.Text) -> String? {
    text.value.isEmpty || !text.isFinished || text.isKey ? nil : text.value
  }

  private static func finishedText(of unit: ReturnedUnit) -> String? {
    unit.isEmpty || unit.state == .initial ? nil : unit.target
  }
}
