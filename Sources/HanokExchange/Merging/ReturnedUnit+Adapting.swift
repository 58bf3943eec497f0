import MessageFormat

/// What tools do to the texts of XLIFF that isn't translation.
extension ReturnedUnit {
  /// Returns the unit without the spaces and line breaks that a tool has put around and into its texts,
  /// and with placeholders that it has made text.
  ///
  /// Its own source shows what was done: it equals ours but for that.
  func adapted(to unit: ExchangeUnit, of message: ExchangeMessage) -> ReturnedUnit {
    var returned = self
    let codes = message.codes.filter { !unit.sourceText.contains($0.escapedForPattern) }
    returned.source = source?.readingCodes(codes)
    returned.target = target?.readingCodes(codes)
    guard let source = returned.source, source != unit.sourceText else { return returned }
    if source.trimmed == unit.sourceText {
      returned.target = returned.target?.trimmed
    } else if source.unwrapped == unit.sourceText {
      returned.target = returned.target?.unwrapped
    } else {
      return returned
    }
    returned.source = unit.sourceText
    return returned
  }
}

extension ExchangeMessage {
  /// The sources of all placeholders, each once.
  fileprivate var codes: [String] {
    let parts = (source.patterns + base.patterns).joined()
    let codes = parts.compactMap { part -> String? in
      if case .text = part { nil } else { MessageModel.source(of: [part]) }
    }
    return Set(codes).sorted()
  }
}

extension String {
  /// The text with placeholders in place of the text that is written as they are.
  fileprivate func readingCodes(_ codes: [String]) -> String {
    guard unicodeScalars.contains("\\"), !codes.isEmpty else { return self }
    // In bytes: a mark such as U+0301 after a placeholder is one character with its brace.
    return String(
      decoding: codes.reduce(Array(utf8)) { bytes, code in
        bytes.replacing(Array(code.escapedForPattern.utf8), with: Array(code.utf8))
      }, as: UTF8.self)
  }

  /// The text without XML's spaces and line breaks at its ends.
  fileprivate var trimmed: String {
    let scalars = unicodeScalars.drop(while: \.isXMLSpace).reversed().drop(while: \.isXMLSpace)
    return String(String.UnicodeScalarView(scalars.reversed()))
  }

  /// The text with one space between its words.
  fileprivate var unwrapped: String {
    unicodeScalars.split(whereSeparator: \.isXMLSpace).map { String($0) }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isXMLSpace: Bool { [" ", "\t", "\n", "\r"].contains(self) }
}
