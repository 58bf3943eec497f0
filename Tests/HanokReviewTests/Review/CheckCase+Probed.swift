@testable import HanokLocalization
@testable import HanokReview

extension CheckCase {
  /// What further tries showed to be missed, each beside what is right and close to it.
  static let probed: [CheckCase] = encodings + letters + marks + contents + controls

  private static let encodings: [CheckCase] = [
    .init(.encoding, "fr", "Heart", "C\u{9C}ur", "Cœur"),
    .init(.encoding, "fr", "Deleted", "Supprim├⌐", "├── Supprimé"),
    .init(.encoding, "fr", "Deleted", "Supprim√©", "Supprimé √2"),
    .init(.encoding, "pl", "Festive", "¶wi±teczne", "świąteczne ±1"),
    .init(.encoding, "bg", "Language", "Р•Р·РёРє", "Език СССР—САЩ"),
    .init(.encoding, "he", "Settings", "׳”׳’׳“׳¨׳•׳×", "הגדרות ג׳"),
    .init(.encoding, "zh-Hans", "Settings", "锟斤拷设置", "设置"),
    .init(.encoding, "cs", "Answer", "odpovìï", "odpověď Vòlà"),
    // A foreign word has one of the letters.
    .init(.encoding, "hr", "Dessert", "ðak", "Crème brûlée"),
    .init(.encoding, "lv", "Castle", "þâ", "château"),
    .init(.encoding, "lt", "Zoe", "þ", "Zoë"),
    .init(.encoding, "ro", "Sao Paulo", "þarã", "São Paulo"),
    .init(.encoding, "fr", "Use colou?r here", "????", "Écrivez colou?r ici"),
  ]

  private static let letters: [CheckCase] = [
    .init(
      .invisibleCharacter, "de", "Settings", "Ein\u{34F}stellungen", "\u{1F3F4}\u{E0067}",
      repaired: "Einstellungen"),
    .init(
      .invisibleCharacter, "de", "Settings", "Ein\u{FE0F}stellungen", "Ein \u{2764}\u{FE0F} mehr",
      repaired: "Einstellungen"),
    .init(.invisibleCharacter, "de", "Settings", "Ein\u{2028}stellungen", "Ein\u{2009}Wort"),
    .init(.wrongScript, "fa", "Book", "كتاب", "کتاب علی"),
    .init(.wrongScript, "ar", "Book", "کتاب", "كتاب علي"),
    .init(.foreignMark, "ko", "Done.", "완료。", "완료.", repaired: "완료."),
    .init(.digits, "ar", "Version 2", "الإصدار 2", "الإصدار 2.1 على 127.0.0.1:8080"),
    .init(.digits, "ar", "Version 2", "الإصدار 2", "\u{2066}1\u{2069} \u{2066}2\u{2069} ٢"),
    .init(.tatweel, "ar", "In 1445", "ســنة", "١٤٤٥ هـ لـ{$n}"),
    // Between letters the source has one, too, in a pattern.
    .init(
      .fullWidth, "zh-Hans", "\"a\" = \"Note: here\"; \"b\" = \"Minutes:seconds\";",
      "\"a\" = \"注意:内容\"; \"b\" = \"分：秒\";", "\"a\" = \"注意：内容\"; \"b\" = \"分:秒\";"),
    .init(.fullWidth, "zh-Hans", "Note", "注意: 内容", "注意..."),
  ]

  private static let marks: [CheckCase] = [
    .init(
      .notIsolated, "he", "Use --url now", "השתמשו ב--url כעת",
      "השתמשו ב־\u{200E}--url\u{200E} כעת",
      repaired: "השתמשו ב\u{200E}--url\u{200E} כעת"),
    .init(.brackets, "fi", "The “file”", "”Tiedosto", "”Tiedosto” 5”"),
    .init(.brackets, "sv", "The “file”", "”filen", "”filen”"),
    .init(.brackets, "da", "The “file”", "”filen", "”filen”"),
    .init(.brackets, "fr", "A face", "Un (visage", "Un :) visage :-("),
    .init(.quotes, "nl", "The “file”", "„Het bestand»", "“Het bestand”"),
    .init(.quotes, "he", "The “file”", "«קובץ»", "ב„קובץ” של ארה\\\"ב"),
    .init(
      .endPunctuation, "de", "Names and domains", "Namen und mehr Namen.", "Namen, Domains usw."),
    .init(.endPunctuation, "pl", "Capacity", "Włączone.", "Kapaz."),
    .init(.endPunctuation, "es", "“:” expected", "Falta dos puntos:", "Se espera «:»"),
    .init(.endPunctuation, "hy", "Is it so?", "Այո։", "Ճի՞շտ է։"),
    .init(.endPunctuation, "de", "From A and so on", "Von A bis Z!", "Von A und so weiter …"),
    .init(.openingMarks, "es", "Help?", "Ayuda?", "Mayús+? o (?)"),
  ]

  private static let contents: [CheckCase] = [
    .init(.option, "fr", "Use --locale ko", "Utilisez --locales ko", "Utilisez --locale ko"),
    .init(.option, "fi", "Use --locale", "Käytä --local", "Käytä --locale-valintaa"),
    .init(.option, "fr", "Try -h now", "Essayez -k", "Essayez -h"),
    .init(
      .option, "fr", "Use --pages=FIRST[:LAST]", "Utilisez --page=PREMIÈRE",
      "Utilisez --pages=PREMIÈRE[:DERNIÈRE]"),
    .init(.path, "fr", "Set $XDG_DATA_HOME", "Définissez $XDG_HOME", "Définissez $XDG_DATA_HOME"),
    .init(.path, "de", "$5 /month in /etc/month", "5 €/Monat", "5 €/Monat in /etc/month"),
    .init(
      .url, "fr", "See https://en.wikipedia.org/wiki/Unicode", "Voir https://fr.wikipedia.org/",
      "Voir https://fr.wikipedia.org/wiki/Unicode"),
    .init(.number, "zh-Hans", "10,000 accounts", "2 万个帐户", "1 万个帐户"),
    .init(.number, "ko", "1,000 points", "10점", "1천 점"),
    .init(.number, "fr", "On 2026-05-09", "Le 8 mai 2026", "Le 9 mai 2026"),
    .init(.number, "de", "At 12:30 AM", "Um 2:30 Uhr", "Um 0:30 Uhr"),
    .init(.number, "de", "The 1990s", "Die 80er", "Die 90er"),
    .init(.number, "th", "Since 2026", "พ.ศ. 2568", "พ.ศ. 2569"),
    .init(.number, "fr", "Error {404 :integer}", "Erreur {405 :integer}", "Erreur {404 :integer}"),
    .init(.symbol, "fr", "• Item", "Élément", "• Élément"),
    .init(.symbol, "fr", "5 × 3", "5 et 3", "5 x 3"),
    .init(.symbol, "ar", "A → B", "أ ب", "أ ← ب"),
    .init(.unknownFunction, "fr", "{$b :hanok:bytes}", "{$b :Hanok:bytes}", "{$b :hanok:bytes}"),
    .init(
      .badOption, "fr", "{$t :unit unit=second}", "{$t :unit unit=minute}", "{$t :unit unit=second}"
    ),
    .init(.badOption, "fr", "{$t :unit unit=second}", "{$t :unit}", "{$t :unit unit=second}"),
    .init(
      .fullWidth, "ja", "{$n :integer} points", "{＄n :integer}点", "{$n :integer}点"),
    .init(.htmlEntity, "fr", "A\\\\\\\\B & C", "A &amp; C", "A\\\\\\\\B & C"),
  ]

  private static let controls: [CheckCase] =
    [
      ("el", "Έξοδος", "ε"), ("ru", "Ёлка", "е"), ("uk", "Їжак", "і"), ("tr", "İptal", "i"),
      ("tr", "Işık", "ı"), ("vi", "Đáp án", "d"), ("hi", "छोड़ें", "छ"), ("ar", "آخر", "ا"),
      ("th", "ปิด", "ป"), ("pl", "Ścieżka", "s"),
    ].flatMap { language, label, letter in
      // A letter that the label hasn't, and a mark, are found.
      ["q", "„"].map { other in
        CheckCase(
          .mnemonicNotInLabel, language, control("Exit", "e"), control(label, other),
          control(label, letter))
      }
    } + [
      .init(
        .mnemonicMissing, "pl", control("Exit", "e"), control("Wyjdź", " "), control("Wyjdź", "w"))
    ]

  private static func control(_ label: String, _ letter: String) -> String {
    "\"a\" = \"\(label)\"; \"a.keys\" = \"\(letter)\";"
  }
}
