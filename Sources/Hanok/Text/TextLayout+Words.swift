nonisolated extension TextLayout {
  /// Returns the range of the word or number at an offset, or nil among spaces and signs.
  ///
  /// A word that ends at the offset counts if none begins there. Words are those of the language
  /// (UAX #29): Thai, Chinese and Japanese by dictionary.
  ///
  /// - Complexity: O(*n*) in the length of the paragraph, like the other queries for words.
  public func rangeOfWord(at offset: Int) -> Range<Int>? {
    let paragraphs = Paragraphs(text.text)
    let paragraph = paragraphs.range(around: offset) ?? paragraphs.range(around: offset - 1)
    let words = paragraph.map { self.words(of: $0, in: paragraphs) } ?? []
    return words.first { $0.contains(offset) } ?? words.first { $0.upperBound == offset }
  }

  /// Returns the end of the first word that ends after an offset, or the text's end.
  public func offset(ofWordEndAfter offset: Int) -> Int {
    let paragraphs = Paragraphs(text.text)
    var start = max(0, offset)
    while let paragraph = paragraphs.range(around: start) {
      let words = self.words(of: paragraph, in: paragraphs)
      if let word = words.first(where: { $0.upperBound > offset }) { return word.upperBound }
      start = paragraph.upperBound
    }
    return paragraphs.length
  }

  /// Returns the start of the last word that starts before an offset, or 0.
  public func offset(ofWordStartBefore offset: Int) -> Int {
    let paragraphs = Paragraphs(text.text)
    var end = min(offset, paragraphs.length)
    while let paragraph = paragraphs.range(around: end - 1) {
      let words = self.words(of: paragraph, in: paragraphs)
      if let word = words.last(where: { $0.lowerBound < offset }) { return word.lowerBound }
      end = paragraph.lowerBound
    }
    return 0
  }

  private func words(of paragraph: Range<Int>, in paragraphs: Paragraphs) -> [Range<Int>] {
    WordRanges.words(of: paragraphs.text(paragraph), language: language).map {
      ($0.lowerBound + paragraph.lowerBound)..<($0.upperBound + paragraph.lowerBound)
    }
  }
}

/// The paragraphs of a text, between line feeds; no word spans two.
private nonisolated struct Paragraphs {
  private let utf8: String.UTF8View
  let length: Int

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    utf8 = text.utf8
    length = utf8.count
  }

  /// Returns the paragraph of an offset, including its line feed; nil for an invalid offset.
  func range(around offset: Int) -> Range<Int>? {
    guard offset >= 0, offset < length else { return nil }
    let place = utf8.index(utf8.startIndex, offsetBy: offset)
    let feed = UInt8(ascii: "\n")
    let start = utf8[..<place].lastIndex(of: feed).map { utf8.index(after: $0) } ?? utf8.startIndex
    let end = utf8[place...].firstIndex(of: feed).map { utf8.index(after: $0) } ?? utf8.endIndex
    let lower = utf8.distance(from: utf8.startIndex, to: start)
    return lower..<(lower + utf8.distance(from: start, to: end))
  }

  func text(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    return String(Substring(utf8[start..<end]))
  }
}
