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
    var tables: [ReturnedFile.Table] = []
    for file in files {
      let name = tableName(of: file, otherwise: table)
      var units: [ReturnedUnit] = []
      collect(file, &units, text)
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
  private static func tableName(
    of file: XMLTree.Element, otherwise table: String?
  ) -> String {
    let original = file["original"]?.split(separator: "/").last
    if let original, original.hasSuffix(XLIFF.tableSuffix) {
      return String(original.dropLast(XLIFF.tableSuffix.count))
    }
    return table ?? file["id"] ?? original.map(String.init) ?? ""
  }

  private static func collect(
    _ element: XMLTree.Element, _ units: inout [ReturnedUnit], _ text: ExchangeText
  ) {
    for child in element.elements {
      switch child.name {
      case "unit": units.append(unit2(child, text))
      case "trans-unit": units.append(unit1(child, text))
      case "group", "body": collect(child, &units, text)
      default: continue
      }
    }
  }

  private static func unit1(_ unit: XMLTree.Element, _ text: ExchangeText) -> ReturnedUnit {
    let source = unit.first("source")
    let target = unit.first("target")
    var reader = InlineReader(data: [:], text)
    let sourceText = source.map { reader.pattern(of: $0) }
    reader.problem = nil
    reader.knowsCodes = true
    let targetText = target.map { reader.pattern(of: $0) }
    return ReturnedUnit(
      name: UnitName(unit["resname"] ?? unit["id"] ?? ""), source: sourceText, target: targetText,
      state: state1(target?["state"], isApproved: unit["approved"]),
      exported: unit.attributes[XLIFF.exported], offset: (target ?? unit).offset,
      problem: reader.problem)
  }

  /// XLIFF 1.2 has ten states; all that begin with `needs` or `new` wait for somebody.
  private static func state1(_ state: String?, isApproved: String?) -> ExchangeUnit.State? {
    if isApproved == "yes" { return .reviewed }
    guard let state else { return isApproved == "no" ? .initial : nil }
    if state.hasPrefix("needs-") || state == "new" { return .initial }
    return state == "final" ? .final : state == "signed-off" ? .reviewed : .translated
  }

  private static func unit2(_ unit: XMLTree.Element, _ text: ExchangeText) -> ReturnedUnit {
    let entries = unit.first("originalData")?.elements.filter { $0.name == "data" } ?? []
    let data = Dictionary(
      entries.compactMap { entry in entry["id"].map { ($0, entry.characters) } },
      uniquingKeysWith: { first, _ in first })
    var reader = InlineReader(data: data, text)
    // A tool may have cut the text into several segments.
    let parts = unit.elements.filter { ["segment", "ignorable"].contains($0.name) }
    let sources = parts.compactMap { $0.first("source") }.map { reader.pattern(of: $0) }
    reader.problem = nil
    reader.knowsCodes = true
    let targets = ordered(parts).map { part in
      (part.first("target") ?? (part.name == "ignorable" ? part.first("source") : nil)).map {
        reader.pattern(of: $0)
      }
    }
    let states = parts.filter { $0.name == "segment" }.compactMap {
      $0["state"].flatMap(ExchangeUnit.State.init(rawValue:))
    }
    let offset = parts.lazy.compactMap { $0.first("target") }.first?.offset ?? unit.offset
    let isWhole = !targets.isEmpty && targets.allSatisfy { $0 != nil }
    let (source, target) = (sources.joined(), targets.compactMap(\.self).joined())
    // A segment without a state is in its initial one; only tools that know none translate it so.
    let state = states.min() ?? (source == target ? .initial : nil)
    return ReturnedUnit(
      name: UnitName(unit["name"] ?? unit["id"] ?? ""),
      source: sources.isEmpty ? nil : source, target: isWhole ? target : nil, state: state,
      exported: unit.attributes[XLIFF.exported], offset: offset,
      problem: reader.problem, isPartial: !isWhole && parts.contains { $0.first("target") != nil })
  }

  /// Returns the segments of a unit in the order of the translation (XLIFF 2.1, order).
  private static func ordered(_ parts: [XMLTree.Element]) -> [XMLTree.Element] {
    let places = parts.enumerated().map { index, part in
      part.first("target")?["order"].flatMap { Int($0) } ?? index + 1
    }
    return parts.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { parts[$0] }
  }
}

extension XMLTree.Element {
  /// The text, with the characters that XML can't have.
  var characters: String {
    children.map { child in
      switch child {
      case .text(let text): text
      case .element(let element): element.character ?? element.characters
      }
    }.joined()
  }

  /// The character of `<cp hex="0001"/>`.
  var character: String? {
    guard name == "cp", let hex = self["hex"], let value = UInt32(hex, radix: 16),
      value > 0, let scalar = Unicode.Scalar(value)
    else { return nil }
    return String(scalar)
  }
}
