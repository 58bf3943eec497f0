nonisolated extension TextLayout {
  /// The word or the number that an offset is in, or else that ends at it; nil among spaces and signs.
  ///
  /// Words are those of the language (UAX #29): Thai, Chinese and Japanese by dictionary.
  ///
  /// - Complexity: O(*n*) in the length of the paragraph, as the other queries for words.
  public func rangeOfWord(at offset: Int) -> Range<Int>? {
    let paragraphs = Paragraphs(text.text)
    let paragraph = paragraphs.range(around: offset) ?? paragraphs.range(around: offset - 1)
    let words = paragraph.map { self.words(of: $0, in: paragraphs) } ?? []
    return words.first { $0.contains(offset) } ?? words.first { $0.upperBound == offset }
  }

  /// The end of the first word that ends after an offset; the text's end where there is none.
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

  /// The start of the last word that starts before an offset; 0 where there is none.
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

/// The parts of a text between line feeds, which no word goes beyond.
private nonisolated struct Paragraphs {
  private let utf8: String.UTF8View
  let length: Int

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    utf8 = text.utf8
    length = utf8.count
  }

  /// The paragraph with an offset, its line feed included; nil where the text has no such offset.
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
