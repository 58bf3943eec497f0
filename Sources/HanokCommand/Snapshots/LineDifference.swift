import HanokScenes
import HanokUnicode

/// The difference between two lines, piece by piece.
struct LineDifference {
  /// A part of the old line, and what is in their place in the new one.
  struct Replacement {
    fileprivate(set) var old = ""
    fileprivate(set) var new = ""
    /// The cells of the old part in the old line.
    fileprivate(set) var oldColumns: Range<Int>
    /// The cells of the new part in the new line.
    fileprivate(set) var newColumns: Range<Int>
  }

  /// The replacements, in order.
  private(set) var replacements: [Replacement] = []

  /// Compares two lines, character by character.
  init(_ old: String, _ new: String) {
    self.init(old.map(String.init), new.map(String.init))
  }

  /// Compares two lines in pieces, such as words, which a separator joins in replacements.
  init(_ old: [String], _ new: [String], separator: String = "") {
    var (oldColumn, newColumn) = (0, 0)
    var isOpen = false
    for pair in AlignedPairs(old, new) {
      let oldWidth = pair.old.map { CellWidth.of($0) } ?? 0
      let newWidth = pair.new.map { CellWidth.of($0) } ?? 0
      defer { (oldColumn, newColumn) = (oldColumn + oldWidth, newColumn + newWidth) }
      guard pair.old != pair.new else {
        isOpen = false
        continue
      }
      if !isOpen {
        replacements.append(
          Replacement(oldColumns: oldColumn..<oldColumn, newColumns: newColumn..<newColumn))
      }
      isOpen = true
      let last = replacements.count - 1
      replacements[last].old.append(pair.old ?? "", after: separator)
      replacements[last].new.append(pair.new ?? "", after: separator)
      replacements[last].oldColumns =
        replacements[last].oldColumns.lowerBound..<(oldColumn + oldWidth)
      replacements[last].newColumns =
        replacements[last].newColumns.lowerBound..<(newColumn + newWidth)
    }
  }
}

extension String {
  /// Appends a piece, after a separator if both have characters.
  fileprivate mutating func append(_ piece: String, after separator: String) {
    self += isEmpty || piece.isEmpty ? piece : separator + piece
  }
}
