/// The characters and words of a line of source code.
///
/// A word is a name or a number; other signs that follow one another are one too.
nonisolated struct CodeMovement {
  private let line: Substring

  init(_ line: Substring) { self.line = line }

  private enum Kind: Hashable {
    case name, space, sign
  }

  private static func kind(of character: Character) -> Kind {
    if character.isLetter || character.isNumber || character == "_" { return .name }
    return character.isWhitespace ? .space : .sign
  }

  private func index(_ offset: Int) -> String.Index {
    line.utf8.index(line.startIndex, offsetBy: offset)
  }

  private func offset(_ index: String.Index) -> Int {
    line.utf8.distance(from: line.startIndex, to: index)
  }

  /// Returns the start of the character of an offset.
  func border(at offset: Int) -> Int {
    guard 0 < offset, offset < line.utf8.count else { return offset }
    let end = line.index(after: index(offset))
    let start = self.offset(line.index(before: end))
    return min(start, offset)
  }

  /// Returns the offset after the next character, or nil at the end of the line.
  func after(_ offset: Int) -> Int? {
    offset < line.utf8.count ? self.offset(line.index(after: index(offset))) : nil
  }

  /// Returns the offset of the previous character, or nil at the start of the line.
  func before(_ offset: Int) -> Int? {
    offset > 0 ? self.offset(line.index(before: index(offset))) : nil
  }

  /// Returns the end of the next word, or nil at the end of the line.
  func wordAfter(_ offset: Int) -> Int? {
    var place = index(offset)
    if place == line.endIndex { return nil }
    while place < line.endIndex, line[place].isWhitespace { place = line.index(after: place) }
    if place < line.endIndex { place = end(ofWordAt: place) }
    return self.offset(place)
  }

  /// Returns the start of the word before, or nil at the start of the line.
  func wordBefore(_ offset: Int) -> Int? {
    var rest = line[..<index(offset)]
    if rest.isEmpty { return nil }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    let kind = rest.last.map(Self.kind)
    while let last = rest.last, Self.kind(of: last) == kind { rest.removeLast() }
    return self.offset(rest.endIndex)
  }

  /// Returns the range of the word around an offset, or of the one that ends there.
  func word(at offset: Int) -> Range<Int> {
    var place = index(offset)
    let previous = place > line.startIndex ? line.index(before: place) : nil
    let isName = place < line.endIndex && Self.kind(of: line[place]) == .name
    if let previous, !isName, place == line.endIndex || Self.kind(of: line[previous]) == .name {
      place = previous
    }
    if place == line.endIndex { return offset..<offset }
    let end = end(ofWordAt: place)
    let kind = Self.kind(of: line[place])
    while place > line.startIndex, Self.kind(of: line[line.index(before: place)]) == kind {
      place = line.index(before: place)
    }
    return self.offset(place)..<self.offset(end)
  }

  private func end(ofWordAt start: String.Index) -> String.Index {
    let kind = Self.kind(of: line[start])
    return line[start...].firstIndex { Self.kind(of: $0) != kind } ?? line.endIndex
  }
}
