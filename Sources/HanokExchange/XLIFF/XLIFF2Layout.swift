/// XLIFF 2.1: units with segments, and placeholders whose sources are original data.
enum XLIFF2Layout {
  static func text(of document: ExchangeDocument) -> String {
    var writer = XMLWriter()
    writer.start(
      "xliff",
      [
        "xmlns": XLIFF.namespace2, "xmlns:hanok": XLIFF.ownNamespace, "version": "2.1",
        "srcLang": document.source.forExchange, "trgLang": document.target.forExchange,
      ])
    var files = UnitIdentifiers()
    for table in document.tables where !table.messages.isEmpty {
      let id = files.next(UnitName(key: table.name, variant: nil))
      writer.start(
        "file",
        [
          "id": id, "original": table.name + XLIFF.tableSuffix, "canResegment": "no",
          "xml:space": "preserve",
        ])
      NamedUnit.write(table.messages, naming: "name", to: &writer, unit: writeUnit)
      writer.end()
    }
    writer.end()
    return writer.text
  }

  private static func writeUnit(_ named: NamedUnit, to writer: inout XMLWriter) {
    writer.start(
      "unit",
      [
        "id": named.id, "name": named.name,
        "hanok:exported": Fingerprint.of(named.unit.targetText),
      ])
    writeNotes(of: named.unit, in: named.message, to: &writer)
    writeSegment(named.unit, isChanged: named.message.isChanged, to: &writer)
    writer.end()
  }

  private static func writeNotes(
    of unit: ExchangeUnit, in message: ExchangeMessage, to writer: inout XMLWriter
  ) {
    let notes =
      (message.description.isEmpty ? [] : [("description", message.description)])
      + (message.translatorNote.map { [("translator", $0)] } ?? [])
      + unit.examples.map { ("variant", $0) }
      + (message.width.map { [("width", "\($0)")] } ?? [])
    guard !notes.isEmpty else { return }
    writer.start("notes")
    for (category, text) in notes {
      writer.line("note", ["category": category], XMLWriter.escaped(text))
    }
    writer.end()
  }

  private static func writeSegment(
    _ unit: ExchangeUnit, isChanged: Bool, to writer: inout XMLWriter
  ) {
    let (source, target) = InlineCodes.nodes(of: unit.source, unit.target)
    var data = OriginalData()
    let texts = (data.text(of: source), target.map { data.text(of: $0) })
    if !data.sources.isEmpty {
      writer.start("originalData")
      for (index, source) in data.sources.enumerated() {
        writer.line("data", ["id": "d\(index + 1)"], XMLWriter.escaped(source))
      }
      writer.end()
    }
    let isOld = isChanged && unit.target != nil
    // A tool that knows no states adds a translation to a segment without one: it is finished.
    let state = unit.target.map { _ in unit.state.rawValue }
    writer.start(
      "segment", ["state": state, "subState": isOld ? "hanok:source-changed" : nil])
    writer.line("source", [:], texts.0)
    if let text = texts.1 { writer.line("target", [:], text) }
    writer.end()
  }
}

/// The sources of a unit's placeholders, and the elements that refer to them.
private struct OriginalData {
  private(set) var sources: [String] = []

  private mutating func reference(_ source: String) -> String {
    if let index = sources.firstIndex(of: source) { return "d\(index + 1)" }
    sources.append(source)
    return "d\(sources.count)"
  }

  mutating func text(of nodes: [InlineNode]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): Self.text(text)
      case .code(let id, let source):
        XMLWriter.element(
          "ph",
          [
            "id": id, "dataRef": reference(source), "equiv": source, "disp": source,
          ])
      case .pair(let id, _, let open, let close, let content):
        XMLWriter.element(
          "pc",
          [
            "id": id, "dataRefStart": reference(open), "dataRefEnd": reference(close),
            "equivStart": open, "equivEnd": close, "dispStart": open, "dispEnd": close,
          ], text(of: content))
      }
    }.joined()
  }

  /// Characters that XML can't have are elements.
  private static func text(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.isInXML
        ? XMLWriter.escaped(String(scalar))
        : "<cp hex=\"\(String(scalar.value, radix: 16, uppercase: true).padded)\"/>"
    }.joined()
  }
}

extension String {
  /// The text with zeros before it, of four digits.
  var padded: String { String(repeating: "0", count: max(4 - count, 0)) + self }
}
