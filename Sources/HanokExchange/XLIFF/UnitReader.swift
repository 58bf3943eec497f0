import HanokLocalization
import HanokUnicode

/// Reads the units of XLIFF 1.2 and 2.x.
struct UnitReader {
  let text: ExchangeText
  /// The language of the translations.
  let language: LanguageTag

  func unit1(_ unit: XMLTree.Element) -> ReturnedUnit {
    let source = unit.first("source")
    let target = unit.first("target")
    var reader = InlineReader(data: [:], text)
    let sourceText = source.map { reader.pattern(of: $0) }
    reader.problem = nil
    reader.knowsCodes = true
    let targetText = target.map { reader.pattern(of: $0) }
    let isPartial = target.map { lacksSegment($0, of: unit.first("seg-source") ?? source) } == true
    return ReturnedUnit(
      name: UnitName(unit["resname"] ?? unit["id"] ?? ""), source: sourceText,
      target: isPartial ? nil : targetText,
      state: Self.state1(target, isApproved: unit["approved"]),
      exported: unit.attributes[XLIFF.exported], offset: (target ?? unit).offset,
      problem: reader.problem ?? problem(ofLanguageOf: target.map { [$0] } ?? []),
      isPartial: isPartial)
  }

  /// Whether some segments of a translation have a text, but others of its source have none.
  private func lacksSegment(_ target: XMLTree.Element, of source: XMLTree.Element?) -> Bool {
    let targets = target.segments
    guard !targets.isEmpty else { return false }
    let texts = Dictionary(
      targets.map { ($0["mid"] ?? "", !$0.text.isBlank || $0.hasCodes) },
      uniquingKeysWith: { $0 || $1 })
    let sources = source?.segments.filter { !$0.text.isBlank || $0.hasCodes } ?? []
    let wanted = sources.isEmpty ? targets : sources
    let missing = wanted.filter { texts[$0["mid"] ?? ""] != true }
    return !missing.isEmpty
  }

  /// XLIFF 1.2 has ten states; a text in one of them that isn't known to be finished waits for somebody.
  private static func state1(
    _ target: XMLTree.Element?, isApproved: String?
  ) -> ExchangeUnit.State? {
    if target?["state-qualifier"]?.hasPrefix("rejected") == true { return .initial }
    switch target?["state"] {
    case nil: return isApproved.flatMap { ["yes": .reviewed, "no": .initial][$0] }
    case "final": return .final
    case "signed-off": return .reviewed
    case "translated": return isApproved == "yes" ? .reviewed : .translated
    default: return .initial
    }
  }

  func unit2(_ unit: XMLTree.Element) -> ReturnedUnit {
    let entries = unit.first("originalData")?.elements.filter { $0.name == "data" } ?? []
    let data = Dictionary(
      entries.compactMap { entry in entry["id"].map { ($0, entry.characters) } },
      uniquingKeysWith: { first, _ in first })
    var reader = InlineReader(data: data, text)
    // A tool may have cut the text into several segments.
    let parts = unit.elements.filter { ["segment", "ignorable"].contains($0.name) }
    let sources = parts.map { $0.first("source").map { reader.pattern(of: $0) } }
    reader.problem = nil
    reader.knowsCodes = true
    let places = Self.places(of: parts)
    let order = parts.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    var (targets, isWhole) = ([String](), !parts.isEmpty)
    for index in order {
      let part = parts[index]
      let element = part.first("target") ?? (part.name == "ignorable" ? part.first("source") : nil)
      let target = element.map { reader.pattern(of: $0) }
      targets.append(target ?? "")
      // An empty segment is a missing one, unless its source is empty.
      if target == nil || target?.isBlank == true && sources[index]?.isBlank == false {
        isWhole = false
      }
    }
    let isOrdered = places.sorted().enumerated().allSatisfy { $0 + 1 == $1 }
    let (source, target) = (sources.compactMap(\.self).joined(), targets.joined())
    let translated = parts.compactMap { $0.first("target") }
    let isPartial = !isWhole && !target.isBlank && !translated.isEmpty
    let name = UnitName(unit["name"] ?? unit["id"] ?? "")
    return ReturnedUnit(
      name: name, source: sources.allSatisfy { $0 == nil } ? nil : source,
      target: isPartial || translated.isEmpty && !isWhole ? nil : target,
      // A segment without a state is in its initial one; only tools that know none translate it so.
      state: Self.state2(parts) ?? (source == target ? .initial : nil),
      exported: unit.attributes[XLIFF.exported], offset: translated.first?.offset ?? unit.offset,
      problem: isOrdered
        ? reader.problem ?? problem(ofLanguageOf: translated)
        : text.problem(.invalidOrder, ["key": .init(name.text)], at: unit.offset),
      isPartial: isPartial)
  }

  /// Returns the least state of all segments, or nil if none has one.
  private static func state2(_ parts: [XMLTree.Element]) -> ExchangeUnit.State? {
    let states = parts.filter { $0.name == "segment" }.map { $0["state"] }
    guard states.contains(where: { $0 != nil }) else { return nil }
    return states.map { $0.flatMap(ExchangeUnit.State.init(rawValue:)) ?? .initial }.min()
  }

  /// Returns the places of a unit's segments in the order of the translation (XLIFF 2.1, order).
  private static func places(of parts: [XMLTree.Element]) -> [Int] {
    parts.enumerated().map { index, part in
      part.first("target")?["order"].map { Int($0) ?? 0 } ?? index + 1
    }
  }

  /// Returns the problem of texts that are in another language than the file, or nil.
  private func problem(ofLanguageOf targets: [XMLTree.Element]) -> Problem? {
    for target in targets {
      guard let tag = target.attributes[XLIFF.language],
        let other = LanguageTag(exchanged: tag)?.maximized
      else { continue }
      let own = language.maximized
      if other.language == own.language, other.script == own.script { continue }
      return text.problem(
        .severalTargets, ["first": .init(language.description), "second": .init(tag)],
        at: target.offset)
    }
    return nil
  }
}

extension XMLTree.Element {
  /// The marks of segments (XLIFF 1.2, mrk), wherever they are.
  fileprivate var segments: [XMLTree.Element] {
    elements.flatMap { element in
      element.name == "mrk" && element["mtype"] == "seg" ? [element] : element.segments
    }
  }

  /// Whether there is a placeholder.
  fileprivate var hasCodes: Bool {
    elements.contains { $0.name != "mrk" || $0.hasCodes }
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
