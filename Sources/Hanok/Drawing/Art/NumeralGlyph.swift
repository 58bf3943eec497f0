/// A digit or a sign of large numerals, in pixels: six rows of equal width.
///
/// A pixel is a cell wide and half a cell high, so roughly square.
nonisolated struct NumeralGlyph: Hashable, Sendable {
  /// The number of rows, in pixels.
  static let height = 6

  /// A bit for each pixel of a row; the leftmost is the highest of ``width`` bits.
  let rows: [UInt8]
  /// The number of columns, in pixels.
  let width: Int

  private init(_ picture: String) {
    let lines = picture.split(separator: "\n")
    width = lines.first?.count ?? 0
    rows = lines.map { line in
      line.reduce(0) { $0 << 1 | ($1 == "#" ? 1 : 0) }
    }
  }

  /// Whether a pixel is set; row 0 is the top.
  func isSet(x: Int, y: Int) -> Bool { rows[y] >> (width - 1 - x) & 1 == 1 }

  /// Returns the glyph of a character, or nil if there is none.
  static func of(_ character: Character) -> NumeralGlyph? { glyphs[character] }

  private static let glyphs: [Character: NumeralGlyph] = {
    var glyphs: [Character: NumeralGlyph] = [:]
    for (characters, pictures) in [
      (latin, latinPictures), (arabic, arabicPictures), (persian, persianPictures),
      (devanagari, devanagariPictures), (han, hanPictures), (signs, signPictures),
    ] {
      for (character, picture) in zip(characters, glyphPictures(pictures)) {
        glyphs[character] = NumeralGlyph(picture)
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

  /// Returns the glyphs of pictures next to each other, separated by a column of spaces.
  private static func glyphPictures(_ pictures: [String]) -> [String] {
    var found: [String] = []
    for picture in pictures {
      let lines = picture.split(separator: "\n").map { $0.split(separator: " ") }
      for column in 0..<(lines.first?.count ?? 0) {
        found.append(lines.map { String($0[column]) }.joined(separator: "\n"))
      }
    }
    return found
  }

  private static let latin = "0123456789"
  private static let latinPictures = [
    """
    .##. ..#. .##. ###. #..# #### .##. #### .##. .##.
    #..# .##. #..# ...# #..# #... #... ...# #..# #..#
    #..# ..#. ...# .##. #..# ###. ###. ..#. .##. #..#
    #..# ..#. ..#. ...# #### ...# #..# ..#. #..# .###
    #..# ..#. .#.. ...# ...# ...# #..# .#.. #..# ...#
    .##. .### #### ###. ...# ###. .##. .#.. .##. .##.
    """
  ]

  private static let arabic = "٠١٢٣٤٥٦٧٨٩"
  private static let arabicPictures = [
    """
    ..... ..#.. #..#. #.#.# .###. ..... #..#. #...# ..#.. .##..
    ..... ..#.. ####. ##### #.... .###. .###. #...# ..#.. #..#.
    ..#.. ..#.. #.... #.... .##.. #...# ...#. .#.#. .#.#. #..#.
    .###. ..#.. #.... #.... #.... #...# ...#. .#.#. .#.#. .###.
    ..#.. ..#.. #.... #.... #.... #...# ...#. ..#.. #...# ...#.
    ..... ..#.. #.... #.... .###. .###. ...#. ..#.. #...# ...#.
    """
  ]

  /// The digits whose shapes differ from the Arabic ones.
  private static let persian = "۴۵۶"
  private static let persianPictures = [
    """
    #.##. ..#.. .###.
    #.#.. .#.#. #....
    ####. #...# .###.
    #.... #.#.# .#...
    #.... #.#.# #....
    #.... .#.#. #....
    """
  ]

  private static let devanagari = "०१२३४५६७८९"
  private static let devanagariPictures = [
    """
    .###. .##.. .##.. .##.. #...# #.##. .###. .###. ..##. .##..
    #...# #..#. #..#. ...#. .#.#. #..#. #.... #...# .#... #....
    #...# #..#. ...#. .##.. ..#.. ####. .##.. #...# #.... .##..
    #...# .##.. .##.. ...#. .#.#. ...#. #.... #.... #.... #..#.
    #...# ..#.. ..#.. .##.. .#.#. ...#. .##.. .#... .#... .##..
    .###. ...#. ...#. ...#. ..#.. ...#. ...#. ..##. ..##. ...#.
    """
  ]

  private static let han = "〇一二三四五六七八九十百千万"
  private static let hanPictures = [
    """
    ..###.. ....... ....... ####### ####### #######
    .#...#. ....... .#####. ....... #.#.#.# ..#....
    #.....# ....... ....... .#####. #.#.#.# .#####.
    #.....# ####### ....... ....... ##..### ..#..#.
    .#...#. ....... ....... ....... #.....# .#...#.
    ..###.. ....... ####### ####### ####### #######
    """,
    """
    ...#... ..#.... ..#.... ..#.... ...#... ####### ....##. #######
    ####### ..#..## ..#.#.. #####.. ...#... .#####. .###... ..#....
    ....... ..###.. ..#.#.. ..#.#.. ####### .#...#. ...#... ..####.
    ..#.#.. ###.... .#...#. ..#.#.. ...#... .#####. ####### ..#..#.
    .#...#. ..#...# .#...#. .#..#.# ...#... .#...#. ...#... .#...#.
    #.....# ..##### #.....# #...### ...#... .#####. ...#... #..###.
    """,
  ]

  private static let signs = ".,'-+:%٪/ "
  private static let signPictures = [
    """
    . .. .# ... ... . ##..# #...# ..# ..
    . .. #. ... ... # ##.#. ...#. ..# ..
    . .. .. ... .#. . ..#.. ..#.. .#. ..
    . .. .. ### ### . ..#.. ..#.. .#. ..
    . .# .. ... .#. # .#.## .#... #.. ..
    # #. .. ... ... . #..## #...# #.. ..
    """
  ]
}
