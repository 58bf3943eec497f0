/// XLIFF 1.2, which more tools read: units with placeholders whose sources are their equivalent text.
enum XLIFF1Layout {
  static func text(of document: ExchangeDocument) -> String {
    var writer = XMLWriter()
    writer.start(
      "xliff",
      [
        "xmlns": XLIFF.namespace12, "xmlns:hanok": XLIFF.ownNamespace, "version": "1.2",
      ])
    for table in document.tables where !table.messages.isEmpty {
      writer.start(
        "file",
        [
          "original": table.name + XLIFF.tableSuffix, "datatype": "plaintext",
          "source-language": document.source.forExchange,
          "target-language": document.target.forExchange,
        ])
      writer.start("body")
      NamedUnit.write(table.messages, naming: "resname", to: &writer, unit: writeUnit)
      writer.end()
      writer.end()
    }
    writer.end()
    return writer.text
  }

  private static func writeUnit(_ named: NamedUnit, to writer: inout XMLWriter) {
    let width = named.message.width
    writer.start(
      "trans-unit",
      [
        "id": named.id, "resname": named.name, "xml:space": "preserve",
        "maxwidth": width.map { "\($0)" }, "size-unit": width.map { _ in "char" },
        "hanok:exported": Fingerprint.of(named.unit.targetText),
      ])
    writeContent(of: named.unit, in: named.message, to: &writer)
    writer.end()
  }

  private static func writeContent(
    of unit: ExchangeUnit, in message: ExchangeMessage, to writer: inout XMLWriter
  ) {
    let (source, target) = InlineCodes.nodes(of: unit.source, unit.target)
    writer.line("source", [:], text(of: source))
    if let target {
      writer.line("target", ["state": state(unit.state)], text(of: target))
    }
    if !message.description.isEmpty {
      writer.line("note", ["from": "developer"], XMLWriter.escaped(message.description))
    }
    if let note = message.translatorNote {
      writer.line("note", ["from": "translator"], XMLWriter.escaped(note))
    }
    for example in unit.examples {
      writer.line("note", ["from": "variant"], XMLWriter.escaped(example))
    }
  }

  private static func state(_ state: ExchangeUnit.State) -> String {
    switch state {
    case .initial: "needs-review-translation"
    case .translated: "translated"
    case .reviewed: "signed-off"
    case .final: "final"
    }
  }

  private static func text(of nodes: [InlineNode]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): Self.text(text)
      case .code(let id, let source): element(id, source)
      case .pair(let id, let name, let open, let close, let content):
        close == "{/\(name)}"
          ? XMLWriter.element(
            "g", ["id": id, "ctype": "x-\(name)", "equiv-text": open], text(of: content))
          : element(id, open) + text(of: content) + element(id + "-end", close)
      }
    }.joined()
  }

  private static func element(_ id: String, _ source: String) -> String {
    XMLWriter.element("x", ["id": id, "ctype": "x-placeholder", "equiv-text": source])
  }

  /// Characters that XML can't have are placeholders.
  private static func text(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let hex = String(scalar.value, radix: 16, uppercase: true).padded
      return scalar.isInXML
        ? XMLWriter.escaped(String(scalar))
        : XMLWriter.element(
          "x", ["id": "c\(hex)", "ctype": "x-character", "equiv-text": "U+\(hex)"])
    }.joined()
  }
}
