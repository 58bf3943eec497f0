import HanokUnicode

/// The joined letters of a row in visual order.
///
/// ```
/// م ا ل س    →    ﻡ ﻼ ـ ﺳ     the ligature of lam and alef has one cell; the other joins it
///   ا ل      →      ﻻ         at an end of a word, the other is blank
/// و أ ل ا    →    ﻭ ﺄ ﻟ ﺍ     within a word it would be a hole: there, both keep their cells
/// ```
struct RowShaping {
  /// A lam and an alef as one letter.
  struct Ligature {
    /// The presentation form.
    let scalar: UInt16
    /// The column of the lam; the alef is at its left.
    let lam: Int
    /// The column of the ligature.
    let column: Int
    /// Whether it is joined to the letter at its right.
    let isJoined: Bool

    /// The column that the ligature leaves: it is blank, or joins the ligature to the letter.
    var padding: Int { column == lam ? lam - 1 : lam }
  }

  /// The presentation forms, by column; nil for other cells than Arabic letters.
  private(set) var letters: [UInt16?]
  /// The ligatures.
  private(set) var ligatures: [Ligature] = []

  /// U+FFFC for other cells, which join nothing.
  private static let other: UInt16 = 0xFFFC
  private static let ligatureForms: ClosedRange<UInt16> = 0xFEF5...0xFEFC
  private static let lam: UInt32 = 0x644
  /// The final forms of the letters that become one with a lam.
  private static let alefs: [UInt32: UInt16] = [
    0x622: 0xFE82, 0x623: 0xFE84, 0x625: 0xFE88, 0x627: 0xFE8E,
  ]
  private static let initialLam: UInt16 = 0xFEDF
  /// Spaces, with no-break ones.
  private static let blanks: Set<UInt32> = [0x20, 0xA0, 0x202F]

  /// Shapes the letters of a row.
  ///
  /// - Parameters:
  ///   - bases: The first scalar of each cell.
  ///   - joinControls: The U+200C or U+200D of each cluster, or nil.
  init(_ bases: [UInt32], _ roles: [ClusterRole], joinControls: [UInt16?]) {
    letters = Array(repeating: nil, count: bases.count)
    var units: [UInt16] = []
    var places: [(column: Int, unit: Int)] = []
    for x in bases.indices.reversed() {
      let isLetter = roles[x].isArabicLetter
      if isLetter { places.append((x, units.count)) }
      units.append(isLetter ? UInt16(truncatingIfNeeded: bases[x]) : Self.other)
      if let control = joinControls[x] { units.append(control) }
    }
    ArabicShaping.shape(&units)
    for (x, unit) in places { letters[x] = units[unit] }
    for (lam, letter) in letters.enumerated() where lam > 0 {
      guard let letter, Self.ligatureForms.contains(letter), bases[lam] == Self.lam,
        let alef = Self.alefs[bases[lam - 1]]
      else { continue }
      // Final forms have the even numbers.
      let isJoined = letter.isMultiple(of: 2)
      func isBlank(_ x: Int) -> Bool {
        !bases.indices.contains(x) || Self.blanks.contains(bases[x])
      }
      if isJoined || isBlank(lam + 1) || isBlank(lam - 2) {
        // Another blank beside one isn't seen.
        let column = isJoined || !isBlank(lam - 2) ? lam - 1 : lam
        ligatures.append(
          Ligature(scalar: letter, lam: lam, column: column, isJoined: isJoined))
      } else {
        (letters[lam], letters[lam - 1]) = (Self.initialLam, alef)
      }
    }
  }
}
