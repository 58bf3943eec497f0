package import HanokTableSyntax

/// The lines that a merge has left in a table.
package enum ConflictMarkers {
  /// Returns the lines that a merge has left.
  package static func problems(in file: StringsFile) -> [TableProblem] {
    let source = file.source
    guard source.contains(UInt8(ascii: "<")) || source.contains(UInt8(ascii: ">")) else {
      return []
    }
    var lines = SourceLines(source)
    let starts = [0] + source.indices.filter { source[$0] == Byte.lineFeed }.map { $0 + 1 }
    let found = starts.filter { isConflictMarker(source[$0...]) }
    // An underline of equals signs alone is no conflict.
    guard found.contains(where: { !dividers.contains(source[$0]) }) else { return [] }
    return found.map { start in
      TableProblem(
        TranslationCheck.conflictMarker.kind, path: file.path, place: lines.place(at: start))
    }
  }

  /// Whether text begins with seven signs of Git, and a space or, between the sides, nothing else.
  private static func isConflictMarker(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.first, conflictSigns.contains(sign) else { return false }
    let rest = text.drop { $0 == sign }
    guard text.count - rest.count == 7 else { return false }
    let isDivider = dividers.contains(sign)
    return rest.first == 0x20 || isDivider && (rest.first.map(Byte.isLineBreak) ?? true)
  }

  private static let conflictSigns = Set("<|=>".utf8)
  private static let dividers = Set("|=".utf8)
}
