import HanokUnicode

/// The words of a row for a terminal that orders each of them by itself, as kitty does.
///
/// kitty gives cells of one font between blanks to HarfBuzz, which draws all of them from right to
/// left, brackets mirrored, if the first letter is written so. Its usual font may or may not have
/// Arabic letters beside Latin ones; it has no Hebrew ones, which are words of their own.
///
/// A sign beside an Arabic letter would therefore be drawn at either end of the word. In italics it
/// is of another font than the letter wherever that comes from, and stays in its place: a full stop
/// or a colon looks the same, and a bracket leans.
///
/// ```
/// (12 CBA)      the row, with capitals for letters from right to left
/// (12 ABC)      as it is written: the second word is drawn reversed, its bracket is in italics
/// ```
struct WordRuns {
  struct Word {
    /// The way to write a word.
    enum Order {
      /// In logical order: the terminal reverses it.
      case reversed
      /// As it is, in presentation forms: it begins with a letter from left to right.
      case shaped
    }

    let columns: Range<Int>
    let order: Order
  }

  /// The words with right-to-left letters.
  private(set) var words: [Word] = []
  /// The row with spaces for no-break spaces, and signs beside Arabic letters in italics, or upright
  /// among italics.
  private(set) var row: [Cell]
  private let roles: [ClusterRole]

  init(_ row: [Cell], _ roles: [ClusterRole]) {
    self.row = row.map { Self.noBreakSpaces.contains($0.glyph) ? $0.with(glyph: 0x20) : $0 }
    self.roles = roles
    separateSigns()
    var start = 0
    while start < row.count {
      var end = start + 1
      while end < row.count, isSameWord(end - 1, end) { end += 1 }
      add(start..<end)
      start = end
    }
  }

  private static let noBreakSpaces: [Int32] = [0xA0, 0x202F]

  private func isSameWord(_ left: Int, _ right: Int) -> Bool {
    isInWord(left) && isInWord(right) && isOtherScript(left) == isOtherScript(right)
      && row[left].style.hasSameFont(as: row[right].style)
  }

  /// Whether a cell is drawn by a font with letters: blanks, wide clusters and lines aren't.
  private func isInWord(_ x: Int) -> Bool {
    let cell = row[x]
    return cell.width == 1
      && cell.glyph != 0x20 && !(0x2500...0x259F).contains(cell.glyph)
      && !(0x2800...0x28FF).contains(cell.glyph) && !(0xE000...0xF8FF).contains(cell.glyph)
  }

  /// Whether a cell is from right to left, in another script than Arabic.
  private func isOtherScript(_ x: Int) -> Bool {
    roles[x].script == .rightToLeft && !roles[x].isArabic
  }

  private mutating func separateSigns() {
    let former = self
    var start = 0
    while start < row.count {
      var end = start + 1
      if isSign(start) {
        while end < row.count, isSign(end), former.isSameWord(end - 1, end) { end += 1 }
        if former.isArabicWord(start - 1, start) || former.isArabicWord(end, end - 1) {
          for x in start..<end { row[x].style.attributes.formSymmetricDifference(.italic) }
        }
      }
      start = end
    }
  }

  /// Whether an Arabic letter or digit at `x` is in the word of a sign.
  private func isArabicWord(_ x: Int, _ sign: Int) -> Bool {
    row.indices.contains(x) && roles[x].isArabic && isSameWord(min(x, sign), max(x, sign))
  }

  /// Whether a cell is a sign that fonts have with their Latin letters, and not a digit.
  private func isSign(_ x: Int) -> Bool {
    let glyph = row[x].glyph
    let isInFont = (0x21..<0x100).contains(glyph) || (0x2010..<0x205F).contains(glyph)
    return isInFont && roles[x].script == .none && !(0x30...0x39).contains(glyph)
  }

  private mutating func add(_ columns: Range<Int>) {
    let scripts = columns.filter { roles[$0].script != .none }
    guard let first = scripts.first, let last = scripts.last,
      let lastToLeft = scripts.last(where: { roles[$0].script == .rightToLeft })
    else { return }
    if last == lastToLeft {
      words.append(Word(columns: columns, order: .reversed))
    } else if roles[first].script == .leftToRight {
      words.append(Word(columns: columns, order: .shaped))
    } else {
      // No order is right for all fonts: this one is if Latin letters have another.
      words.append(Word(columns: columns.lowerBound..<(lastToLeft + 1), order: .reversed))
    }
  }
}
