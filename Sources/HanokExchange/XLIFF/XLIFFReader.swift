import HanokLocalization
import HanokUnicode

/// Reads XLIFF 1.2 and 2.x; what it doesn't know, other tools have added, and is passed over.
enum XLIFFReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - language: The language of the translations, for a file that doesn't name it.
  ///   - table: The name of the table, for a part that isn't named as one.
  static func file(
    _ root: XMLTree.Element, _ text: ExchangeText, language: LanguageTag?, table: String?
  ) throws(Problem) -> ReturnedFile {
    let files = root.elements.filter { $0.name == "file" }
    let tags = files.compactMap { $0["target-language"] }
    let tag = root["trgLang"] ?? tags.first
    if let other = tags.first(where: { $0 != tag }) {
      let languages: [String: Message.Argument] = [
        "first": .init(tag ?? ""), "second": .init(other),
      ]
      throw text.problem(.severalTargets, languages, at: root.offset)
    }
    guard let target = tag.flatMap(LanguageTag.init(exchanged:)) ?? language else {
      throw tag.map { text.problem(.invalidTag, ["tag": .init($0)], at: root.offset) }
        ?? text.problem(.missingTargetLanguage, at: root.offset)
    }
    let isNamed = root["trgLang"] != nil || tag == nil || language != nil
    if !isNamed, let file = files.first(where: { $0["target-language"] == nil }) {
      // A part in the language of the others, or in another one.
      throw text.problem(.missingTargetLanguage, at: file.offset)
    }
    var tables: [ReturnedFile.Table] = []
    for file in files {
      let name = tableName(of: file, otherwise: table)
      var units: [ReturnedUnit] = []
      collect(file, &units, UnitReader(text: text, language: target))
      if let index = tables.firstIndex(where: { $0.name == name }) {
        tables[index].units += units
      } else {
        tables.append(ReturnedFile.Table(name: name, units: units))
      }
    }
    return ReturnedFile(format: .xliff, target: target, tables: tables, text: text)
  }

  /// Returns the name of the table's file without its folders and its end, or else a given name, or else
  /// the identifier.
  ///
  /// Xcode's other files have texts of their own, and are never the given table.
  private static func tableName(
    of file: XMLTree.Element, otherwise table: String?
  ) -> String {
    let original = file["original"]?.split { $0 == "/" || $0 == "\\" }.last.map(String.init)
    guard let original else { return table ?? file["id"] ?? "" }
    if let end = XLIFF.tableSuffixes.first(where: original.hasSuffix) {
      return String(original.dropLast(end.count))
    }
    if XLIFF.otherSuffixes.contains(where: original.hasSuffix) { return original }
    return table ?? file["id"] ?? original
  }

  private static func collect(
    _ element: XMLTree.Element, _ units: inout [ReturnedUnit], _ reader: UnitReader
  ) {
    for child in element.elements {
      switch child.name {
      case "unit": units.append(reader.unit2(child))
      case "trans-unit": units.append(reader.unit1(child))
      case "group", "body": collect(child, &units, reader)
      default: continue
      }
    }
  }
}
