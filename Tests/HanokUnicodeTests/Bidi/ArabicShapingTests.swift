import HanokUnicode
import Testing

@Suite struct ArabicShapingTests {
  /// Letters and their forms in logical order.
  @Test(arguments: [
    // Arabic: initial, medial and final forms; alef and dal join only the letter before.
    ("كتب", "\u{FEDB}\u{FE98}\u{FE90}"), ("باد", "\u{FE91}\u{FE8E}\u{FEA9}"),
    // A lam and an alef, alone and after a letter.
    ("لام", "\u{FEFB} \u{FEE1}"), ("سلا", "\u{FEB3}\u{FEFC} "), ("لآ", "\u{FEF5} "),
    // Persian and Urdu letters.
    ("پچگ", "\u{FB58}\u{FB7D}\u{FB93}"), ("ہے", "\u{FBA8}\u{FBAF}"), ("ٹڑ", "\u{FB68}\u{FB8D}"),
    // A joiner alone joins, and a non-joiner keeps apart.
    ("ه\u{200D}", "\u{FEEB}\u{200D}"), ("ب\u{200C}ب", "\u{FE8F}\u{200C}\u{FE8F}"),
    // Letters without forms stay, and their neighbours join them: Uyghur, Sindhi, Kashmiri.
    ("ب\u{6D5}", "\u{FE91}\u{6D5}"), ("ب\u{6FA}ب", "\u{FE91}\u{6FA}\u{FE90}"),
    ("ب\u{63D}د", "\u{FE91}\u{63D}\u{FEAA}"),
    ("ب\u{63B}ب", "\u{FE91}\u{63B}\u{FE90}"), ("ب\u{63F}ب", "\u{FE91}\u{63F}\u{FE90}"),
    ("שלום", "שלום"), ("abc", "abc"), ("", ""),
  ])
  func lettersJoin(letters: String, forms: String) {
    var units = Array(letters.utf16)
    ArabicShaping.shape(&units)
    #expect(String(decoding: units, as: UTF16.self) == forms)
  }

  /// The forms fold back to their letters, in whatever neighbourhood.
  @Test func formsAreThoseOfTheirLetters() {
    let letters = (UInt16(0x621)...0x64A).filter { !(0x63B...0x640).contains($0) }
    for first in letters {
      for second in letters {
        var units = [first, second]
        ArabicShaping.shape(&units)
        let folded = String(decoding: units, as: UTF16.self).folded.filter { $0 != " " }
        #expect(folded == String(decoding: [first, second], as: UTF16.self))
      }
    }
  }
}
