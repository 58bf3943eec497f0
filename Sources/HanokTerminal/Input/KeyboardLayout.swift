/// A keyboard layout of another script than Latin: which Latin key has each of its letters.
///
/// A command letter is a key, independent of what the layout types with it:
///
/// ```
/// US        q w e r t y u i o p
/// Russian   й ц у к е н г ш щ з
/// Korean    ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ
/// ```
///
/// Terminals send what the layout types, and only some the key as well. So no letter may be on two
/// keys in two of these layouts: Bulgarian, Serbian, Persian and direct kana, which disagree with
/// those here, need a terminal with kitty's protocol.
package struct KeyboardLayout: Sendable {
  /// The name of the layout, for tests.
  package let name: String
  /// The Latin characters of the keys by the characters of the layout, without those in ASCII.
  package let keys: [Unicode.Scalar: Unicode.Scalar]
  /// The characters that two rows have at different keys, or rows of different lengths; for tests.
  package let mistakes: [String]

  /// Creates a layout of rows of keys, each with the characters at them; a space is no character.
  private init(_ name: String, _ rows: (keys: String, characters: String)...) {
    self.name = name
    var keys: [Unicode.Scalar: Unicode.Scalar] = [:]
    var mistakes: [String] = []
    for row in rows {
      let (latin, others) = (Array(row.keys.unicodeScalars), Array(row.characters.unicodeScalars))
      if latin.count != others.count { mistakes.append(row.characters) }
      for (key, character) in zip(latin, others) where character.value >= 0x80 {
        if let other = keys[character], other != key { mistakes.append(String(character)) }
        keys[character] = key
      }
    }
    (self.keys, self.mistakes) = (keys, mistakes)
  }
}

// MARK: - The layouts

extension KeyboardLayout {
  /// All layouts.
  package static let all = [
    korean, russian, ukrainian, greek, hebrew, arabic, thai, japanese, fullWidth,
  ]

  /// The two-set layout; Shift changes seven of its letters.
  private static let korean = KeyboardLayout(
    "Korean", ("qwertyuiop", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ"), ("asdfghjkl", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ"),
    ("zxcvbnm", "ㅋㅌㅊㅍㅠㅜㅡ"), ("QWERTOP", "ㅃㅉㄸㄲㅆㅒㅖ"))

  private static let russian = KeyboardLayout(
    "Russian", ("`qwertyuiop[]", "ёйцукенгшщзхъ"), ("asdfghjkl;'", "фывапролджэ"),
    ("zxcvbnm,.", "ячсмитьбю"), ("~QWERTYUIOP{}", "ЁЙЦУКЕНГШЩЗХЪ"),
    (#"ASDFGHJKL:""#, "ФЫВАПРОЛДЖЭ"), ("ZXCVBNM<>", "ЯЧСМИТЬБЮ"), ("#", "№"))

  /// With the letters of Belarusian.
  private static let ukrainian = KeyboardLayout(
    "Ukrainian", ("qwertyuiop[]", "йцукенгшщзхї"), ("asdfghjkl;'", "фівапролджє"),
    ("zxcvbnm,.", "ячсмитьбю"), ("QWERTYUIOP{}", "ЙЦУКЕНГШЩЗХЇ"),
    (#"ASDFGHJKL:""#, "ФІВАПРОЛДЖЄ"), ("ZXCVBNM<>", "ЯЧСМИТЬБЮ"), ("oO", "ўЎ"),
    (#"\|"#, "ґҐ"))

  /// Its key `q` types a semicolon.
  private static let greek = KeyboardLayout(
    "Greek", ("wertyuiop", "ςερτυθιοπ"), ("asdfghjkl", "ασδφγηξκλ"), ("zxcvbnm", "ζχψωβνμ"),
    ("ERTYUIOP", "ΕΡΤΥΘΙΟΠ"), ("ASDFGHJKL", "ΑΣΔΦΓΗΞΚΛ"), ("ZXCVBNM", "ΖΧΨΩΒΝΜ"))

  /// Its keys `q` and `w` type a slash and an apostrophe; with Shift it types Latin capitals.
  private static let hebrew = KeyboardLayout(
    "Hebrew", ("ertyuiop", "קראטוןםפ"), ("asdfghjkl;", "שדגכעיחלךף"), ("zxcvbnm,.", "זסבהנמצתץ"))

  /// Its key `b` types the two letters of a ligature, which some terminals send as the ligature.
  private static let arabic = KeyboardLayout(
    "Arabic", ("`1234567890", "\u{630}١٢٣٤٥٦٧٨٩٠"),
    // ض ص ث ق ف غ ع ه خ ح ج د
    (
      "qwertyuiop[]",
      "\u{636}\u{635}\u{62B}\u{642}\u{641}\u{63A}\u{639}\u{647}\u{62E}\u{62D}\u{62C}\u{62F}"
    ),
    // ش س ي ب ل ا ت ن م ك ط
    (
      "asdfghjkl;'", "\u{634}\u{633}\u{64A}\u{628}\u{644}\u{627}\u{62A}\u{646}\u{645}\u{643}\u{637}"
    ),
    // ئ ء ؤ ر ﻻ ى ة و ز ظ
    ("zxcvbnm,./", "\u{626}\u{621}\u{624}\u{631}\u{FEFB}\u{649}\u{629}\u{648}\u{632}\u{638}"),
    // Vowel signs, and alef with its signs.
    ("QWERTYUIOP~", "\u{64E}\u{64B}\u{64F}\u{64C}\u{FEF9}\u{625}   \u{61B}\u{651}"),
    ("ASGHJKZXBNM", "\u{650}\u{64D}\u{FEF7}\u{623}\u{640}\u{60C} \u{652}\u{FEF5}\u{622} "),
    ("?", "\u{61F}"))

  /// The Kedmanee layout, whose letters continue in the row of digits.
  private static let thai = KeyboardLayout(
    "Thai", ("14567890-=", "\u{E45}ภถ\u{E38}\u{E36}คตจขช"),
    ("qwertyuiop[]\\", "ๆไ\u{E33}พะ\u{E31}\u{E35}รนยบลฃ"),
    ("asdfghjkl;'", "ฟหกดเ\u{E49}\u{E48}าสวง"), ("zxcvbnm,./", "ผปแอ\u{E34}\u{E37}ทมใฝ"),
    ("@#$%^&*()_", "๑๒๓๔\u{E39}฿๕๖๗๘"), ("+", "๙"), ("QERTYUIOP{|", "๐ฎฑธ\u{E4D}\u{E4A}ณฯญฐฅ"),
    ("ASDFGHJKL:", "ฤฆฏโฌ\u{E47}\u{E4B}ษศซ"), ("CVBN<>?", "ฉฮ\u{E3A}\u{E4C}ฒฬฦ"))

  /// The single letters, the signs and the space of an input method while it types kana.
  private static let japanese = KeyboardLayout(
    "Japanese", ("aiueon", "あいうえおん"), ("aiueon", "アイウエオン"), ("[].-/\\ ", "「」。ー・￥\u{3000}"))

  /// The wide forms of ASCII, which input methods of Chinese, Japanese and Korean type.
  private static let fullWidth: KeyboardLayout = {
    let ascii = String(
      String.UnicodeScalarView((UInt32(0x21)..<0x7F).compactMap(Unicode.Scalar.init)))
    let wide = (UInt32(0xFF01)..<0xFF5F).compactMap(Unicode.Scalar.init)
    return KeyboardLayout("Full width", (ascii, String(String.UnicodeScalarView(wide))))
  }()
}

// MARK: - Searches

extension KeyboardLayout {
  /// The Latin keys of all layouts.
  private static let allKeys = all.reduce(into: [:]) { keys, layout in
    keys.merge(layout.keys) { first, _ in first }
  }

  /// Returns the Latin keys that type a character in its layout, in order, or none.
  ///
  /// There are several for a syllable that an input method has composed: `g` and `j` for `허`.
  package static func latinKeys(of character: Character) -> [Character] {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalar.value >= 0x80, scalars.count == 1 else { return [] }
    if let key = allKeys[scalar] { return [Character(key)] }
    return HangulLetters.letters(of: scalar).compactMap { allKeys[$0].map { Character($0) } }
  }

  /// Returns the Latin character of the same key in the US layout, if it is what the key is meant by.
  ///
  /// A Latin layout has its letters where it has them: only keys of other scripts are keys of the US
  /// layout.
  ///
  /// - Parameters:
  ///   - code: The scalar that the key types.
  ///   - base: The scalar that it types in the US layout, both without Shift.
  static func position(of code: Int, base: Int?, isShifted: Bool) -> Character? {
    guard let base = base.flatMap(UInt32.init(exactly:)).flatMap(Unicode.Scalar.init),
      (0x20..<0x7F).contains(base.value),
      isOtherScript(code) || signsAtLetters.contains(where: { Int($0.value) == code && $1 == base })
    else { return nil }
    return Character(isShifted ? shifted[base] ?? base : base)
  }

  /// Whether a scalar isn't in ASCII, nor a Latin letter.
  private static func isOtherScript(_ code: Int) -> Bool {
    code > 0x24F && !(0x1E00...0x1EFF).contains(code)
  }

  /// The signs in ASCII that Hebrew and Greek have at the place of a letter.
  private static let signsAtLetters: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("/", "q"), ("'", "w"), (";", "q"),
  ]

  /// The characters of the US layout with Shift.
  private static let shifted: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./".unicodeScalars
    let others = #"~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?"#.unicodeScalars
    return Dictionary(uniqueKeysWithValues: zip(plain, others))
  }()
}
