import CHanokICU

/// An encoding of text other than Unicode's own, as ICU converts it: `EUC-KR`, `ISO-8859-2`.
package struct TextEncoding: Hashable, Sendable {
  /// The name, as it was given.
  package let name: String

  /// Creates an encoding of a name, which may be unknown.
  ///
  /// - Returns: nil if the text isn't the name of an encoding in XML (XML 1.0, EncName): ICU opens files
  ///   by other ones.
  package init?(_ name: String) {
    let isName = name.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber || "-_.".contains(character))
    }
    guard isName, name.utf8.first.map({ Character(Unicode.Scalar($0)).isLetter }) == true else {
      return nil
    }
    self.name = name
  }

  /// Returns the text of bytes, or nil if the encoding is unknown or some of them are invalid in it.
  package func text(of bytes: [UInt8]) -> String? {
    let input = bytes.map { CChar(bitPattern: $0) }
    return try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_decode(name, input, Int32(input.count), buffer, capacity, &status)
    }
  }
}
