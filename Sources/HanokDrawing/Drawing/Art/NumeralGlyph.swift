/// A digit or a sign of large numerals, in pixels: six rows of equal width.
///
/// A pixel is a cell wide and half a cell high, so roughly square.
package struct NumeralGlyph: Hashable, Sendable {
  package static let height = 6

  /// A bit for each pixel of a row; the leftmost is the highest of ``width`` bits.
  package let rows: [UInt8]
  package let width: Int

  private init(_ lines: [Substring]) {
    width = lines.first?.count ?? 0
    rows = lines.map { line in
      line.reduce(0) { $0 << 1 | ($1 == "#" ? 1 : 0) }
    }
  }

  /// Whether a pixel is set; row 0 is the top.
  package func isSet(x: Int, y: Int) -> Bool { rows[y] >> (width - 1 - x) & 1 == 1 }

  package static func of(_ character: Character) -> NumeralGlyph? { glyphs[character] }

  private static let glyphs: [Character: NumeralGlyph] = {
    var glyphs: [Character: NumeralGlyph] = [:]
    for (characters, picture) in pictures {
      let lines = picture.split(separator: "\n").map { $0.split(separator: " ") }
      for (column, character) in characters.enumerated() {
        glyphs[character] = NumeralGlyph(lines.map { $0[column] })
      }
    }
    // The same shapes in other numbering systems, and similar signs.
    for (same, character) in zip("٠١٢٣٧٨٩", "۰۱۲۳۷۸۹") { glyphs[character] = glyphs[same] }
    for (same, character) in [
      ("-", "−"), ("-", "–"), (",", "٫"), ("'", "’"), ("'", "٬"), (" ", "\u{A0}"),
      (" ", "\u{202F}"),
      (":", "："), ("%", "％"), (".", "．"), (",", "，"), ("-", "－"), ("〇", "零"),
    ] as [(Character, Character)] {
      glyphs[character] = glyphs[same]
    }
    for (same, character) in zip("0123456789", "０１２３４５６７８９") { glyphs[character] = glyphs[same] }
    return glyphs
  }()

  /// The glyphs of characters next to each other, separated by a column of spaces.
  private static let pictures: KeyValuePairs = [
    "0123456789": """
    .##. ..#. .##. ###. #..# #### .##. #### .##. .##.
    #..# .##. #..# ...# #..# #... #... ...# #..# #..#
    #..# ..#. ...# .##. #..# ###. ###. ..#. .##. #..#
    #..# ..#. ..#. ...# #### ...# #..# ..#. #..# .###
    #..# ..#. .#.. ...# ...# ...# #..# .#.. #..# ...#
    .##. .### #### ###. ...# ###. .##. .#.. .##. .##.
    """,
    "٠١٢٣٤٥٦٧٨٩": """
    ..... ..#.. #..#. #.#.# .###. ..... #..#. #...# ..#.. .##..
    ..... ..#.. ####. ##### #.... .###. .###. #...# ..#.. #..#.
    ..#.. ..#.. #.... #.... .##.. #...# ...#. .#.#. .#.#. #..#.
    .###. ..#.. #.... #.... #.... #...# ...#. .#.#. .#.#. .###.
    ..#.. ..#.. #.... #.... #.... #...# ...#. ..#.. #...# ...#.
    ..... ..#.. #.... #.... .###. .###. ...#. ..#.. #...# ...#.
    """,
    // The digits whose shapes differ from the Arabic ones.
    "۴۵۶": """
    #.##. ..#.. .###.
    #.#.. .#.#. #....
    ####. #...# .###.
    #.... #.#.# .#...
    #.... #.#.# #....
    #.... .#.#. #....
    """,
    "०१२३४५६७८९": """
    .###. .##.. .##.. .##.. #...# #.##. .###. .###. ..##. .##..
    #...# #..#. #..#. ...#. .#.#. #..#. #.... #...# .#... #....
    #...# #..#. ...#. .##.. ..#.. ####. .##.. #...# #.... .##..
    #...# .##.. .##.. ...#. .#.#. ...#. #.... #.... #.... #..#.
    #...# ..#.. ..#.. .##.. .#.#. ...#. .##.. .#... .#... .##..
    .###. ...#. ...#. ...#. ..#.. ...#. ...#. ..##. ..##. ...#.
    """,
    "〇一二三四五": """
    ..###.. ....... ....... ####### ####### #######
    .#...#. ....... .#####. ....... #.#.#.# ..#....
    #.....# ....... ....... .#####. #.#.#.# .#####.
    #.....# ####### ....... ....... ##..### ..#..#.
    .#...#. ....... ....... ....... #.....# .#...#.
    ..###.. ....... ####### ####### ####### #######
    """,
    "六七八九十百千万": """
    ...#... ..#.... ..#.... ..#.... ...#... ####### ....##. #######
    ####### ..#..## ..#.#.. #####.. ...#... .#####. .###... ..#....
    ....... ..###.. ..#.#.. ..#.#.. ####### .#...#. ...#... ..####.
    ..#.#.. ###.... .#...#. ..#.#.. ...#... .#####. ####### ..#..#.
    .#...#. ..#...# .#...#. .#..#.# ...#... .#...#. ...#... .#...#.
    #.....# ..##### #.....# #...### ...#... .#####. ...#... #..###.
    """,
    ".,'-+:%٪/ ": """
    . .. .# ... ... . ##..# #...# ..# ..
    . .. #. ... ... # ##.#. ...#. ..# ..
    . .. .. ... .#. . ..#.. ..#.. .#. ..
    . .. .. ### ### . ..#.. ..#.. .#. ..
    . .# .. ... .#. # .#.## .#... #.. ..
    # #. .. ... ... . #..## #...# #.. ..
    """,
  ]
}
