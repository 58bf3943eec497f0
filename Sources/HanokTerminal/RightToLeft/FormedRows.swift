import HanokUnicode

/// Converts rows of cells to the form in which a terminal receives right-to-left text.
///
/// Clusters change their cells or their letters; styles and links stay where they are seen, but for
/// the signs of ``WordRuns``.
struct FormedRows {
  /// The clusters of several scalars, with those of the converted rows.
  private(set) var clusters: TextPool
  private let form: TextForm

  init(_ form: TextForm, clusters: TextPool) {
    self.form = form
    self.clusters = clusters
  }

  /// Whether a cell's cluster may be written from right to left.
  func mayBeRightToLeft(_ cell: Cell) -> Bool { RightToLeftScalars.mayContain(base(of: cell)) }

  /// Returns a row in the form, or nil if it has no right-to-left text.
  mutating func formed(_ row: [Cell]) -> [Cell]? {
    guard row.contains(where: mayBeRightToLeft) else { return nil }
    let bases = row.map(base)
    let roles = bases.map(ClusterRole.init)
    let shaping = RowShaping(bases, roles, joinControls: row.map(joinControl))
    var styled = row
    let formed: [Cell]
    switch form {
    case .letters: formed = row
    case .shaped: formed = shaped(row, shaping)
    case .words:
      let runs = WordRuns(row, roles)
      styled = runs.row
      formed = words(runs, shaping)
    case .runs: formed = self.runs(row, roles, shaping)
    }
    return zip(styled, formed).map { $1.with(style: $0.style, link: $0.link) }
  }
}

// MARK: - Forms

extension FormedRows {
  /// Returns a row with the presentation forms of its letters.
  private mutating func shaped(_ row: [Cell], _ shaping: RowShaping) -> [Cell] {
    var formed = row
    for (x, letter) in shaping.letters.enumerated() {
      if let letter { formed[x] = cell(row[x], withBase: letter) }
    }
    for ligature in shaping.ligatures {
      formed[ligature.column] = cell(ligature, of: row)
      formed[ligature.padding] = padding(ligature, of: row)
    }
    return formed
  }

  /// Returns a row with the letters of each word in logical order.
  private mutating func words(_ runs: WordRuns, _ shaping: RowShaping) -> [Cell] {
    let shaped = shaped(runs.row, shaping)
    var formed = withJoinedLigatures(runs.row, shaping)
    for word in runs.words {
      switch word.order {
      case .reversed:
        let reversed = formed[word.columns].reversed().map(mirrored)
        formed.replaceSubrange(word.columns, with: reversed)
      case .shaped: formed.replaceSubrange(word.columns, with: shaped[word.columns])
      }
    }
    return formed
  }

  /// Returns a row with each run of letters in logical order, and marks that keep it apart.
  private mutating func runs(
    _ row: [Cell], _ roles: [ClusterRole], _ shaping: RowShaping
  ) -> [Cell] {
    var formed = withJoinedLigatures(row, shaping)
    for run in LetterRuns(row, roles).runs {
      if run.isReversed {
        formed[run.columns].reverse()
      }
      let last = run.columns.upperBound - 1
      formed[last] = marked(formed[last])
    }
    return formed
  }

  /// Returns the point that a terminal counts for a seen one, or the other way round.
  func point(_ point: Point, on screen: Screen) -> Point {
    guard form == .runs, screen.cells.indices.contains(point.y) else { return point }
    return Point(x: column(point.x, in: screen.cells[point.y]), y: point.y)
  }

  /// Returns the column that a terminal counts for a seen one, or the other way round.
  ///
  /// A terminal that orders rows counts the cells of a run from its right.
  private func column(_ x: Int, in row: [Cell]) -> Int {
    guard row.indices.contains(x), row.contains(where: mayBeRightToLeft) else {
      return x
    }
    let runs = LetterRuns(row, row.map { ClusterRole(base(of: $0)) }).runs
    guard let run = runs.first(where: { $0.columns.contains(x) }), run.isReversed else { return x }
    return run.columns.lowerBound + run.columns.upperBound - 1 - x
  }

  /// Returns a row whose joined ligatures have the width of their letters.
  ///
  /// Other ligatures are left to the terminal.
  private mutating func withJoinedLigatures(_ row: [Cell], _ shaping: RowShaping) -> [Cell] {
    var formed = row
    for ligature in shaping.ligatures where ligature.isJoined {
      formed[ligature.column] = cell(ligature, of: row)
      formed[ligature.padding] = padding(ligature, of: row)
    }
    return formed
  }
}

// MARK: - Clusters

extension FormedRows {
  /// U+200E, the left-to-right mark.
  private static let mark: [UInt8] = [0xE2, 0x80, 0x8E]

  /// Returns the first scalar of a cell's cluster.
  private func base(of cell: Cell) -> UInt32 {
    if cell.glyph >= 0 { return UInt32(cell.glyph) }
    var bytes = clusters.bytes(of: Int(~cell.glyph)).makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&bytes) { return scalar.value }
    return 0xFFFD
  }

  /// Returns the bytes of a cell's cluster after its first scalar.
  private func marks(of cell: Cell) -> [UInt8] {
    if cell.glyph >= 0 { return [] }
    let bytes = clusters.bytes(of: Int(~cell.glyph))
    return Array(bytes.dropFirst().drop { $0 & 0xC0 == 0x80 })
  }

  /// Returns the scalar that joins a letter to the next one or keeps it apart, if it has one.
  private func joinControl(of cell: Cell) -> UInt16? {
    // Most cells have no marks.
    if cell.glyph >= 0 { return nil }
    let marks = marks(of: cell)
    if marks.firstOffset(of: .nonJoiner) != nil { return 0x200C }
    return marks.firstOffset(of: .joiner) != nil ? 0x200D : nil
  }

  /// Returns a cell with another first scalar and its marks, without controls of joining.
  private mutating func cell(_ cell: Cell, withBase scalar: UInt16, more: [UInt8] = []) -> Cell {
    let marks = (marks(of: cell) + more).removing(.joiner).removing(.nonJoiner)
    if marks.isEmpty { return cell.with(glyph: Int32(scalar)) }
    var bytes: [UInt8] = []
    bytes.append(scalar: UInt32(scalar))
    return cell.with(glyph: ~Int32(clusters.number(of: bytes + marks)))
  }

  private mutating func cell(_ ligature: RowShaping.Ligature, of row: [Cell]) -> Cell {
    let alef = marks(of: row[ligature.lam - 1])
    return cell(row[ligature.lam], withBase: ligature.scalar, more: alef)
  }

  private func padding(_ ligature: RowShaping.Ligature, of row: [Cell]) -> Cell {
    row[ligature.lam].with(glyph: ligature.isJoined ? 0x640 : 0x20)
  }

  /// Returns a cell with a left-to-right mark after its cluster.
  private mutating func marked(_ cell: Cell) -> Cell {
    var bytes: [UInt8] = []
    bytes.append(scalar: base(of: cell))
    return cell.with(glyph: ~Int32(clusters.number(of: bytes + marks(of: cell) + Self.mark)))
  }

  private func mirrored(_ cell: Cell) -> Cell {
    guard cell.glyph >= 0, let scalar = Unicode.Scalar(UInt32(cell.glyph)) else { return cell }
    return cell.with(glyph: Int32(bitPattern: scalar.mirrored.value))
  }
}

/// A control of joining, by the last of its three bytes in UTF-8: the others are E2 and 80.
private enum JoinControl: UInt8 {
  /// U+200C.
  case nonJoiner = 0x8C
  /// U+200D.
  case joiner = 0x8D
}

extension [UInt8] {
  /// Returns the offset of the first control of a kind, or nil if there is none.
  fileprivate func firstOffset(of control: JoinControl) -> Int? {
    var offset = 2
    while offset < count {
      if self[offset] == control.rawValue, self[offset - 1] == 0x80, self[offset - 2] == 0xE2 {
        return offset - 2
      }
      offset += 1
    }
    return nil
  }

  fileprivate func removing(_ control: JoinControl) -> [UInt8] {
    var rest = self
    while let offset = rest.firstOffset(of: control) { rest.removeSubrange(offset..<(offset + 3)) }
    return rest
  }
}
