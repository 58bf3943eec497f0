@testable import HanokLocalization
@testable import HanokReview

extension CheckCase {
  private static let points =
    ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}"

  /// What translators' mistakes, planted in real tables, showed to be missed, or found where all is right.
  static let tried: [CheckCase] = encodings + scripts + marks + contents + structures + controls

  private static let encodings: [CheckCase] = [
    .init(.encoding, "pl", "Language", "J\u{FFFD}zyk", "Język"),
    .init(
      .encoding, "ko", "\"a\" = \"One\"; \"b\" = \"Not \u{FFFD}\";",
      "\"a\" = \"하\u{FFFD}\"; \"b\" = \"\u{FFFD} 아님\";",
      "\"a\" = \"하나\"; \"b\" = \"\u{FFFD} 아님\";"),
    .init(.encoding, "pl", "Language", "JÄ™zyk", "Język"),
    .init(.encoding, "pl", "Wrong", "Ĺąle", "Źle"),
    .init(.encoding, "pl", "You are right", "sÄ… dobre", "są dobre"),
    .init(.encoding, "cs", "Wrong", "ĹˇpatnÄ›", "špatně"),
    .init(.encoding, "hu", "Time", "IdĹ‘", "Idő"),
    .init(.encoding, "tr", "Wrong", "yanlÄ±ÅŸ", "yanlış"),
    .init(.encoding, "tr", "Wrong", "yanlýþ", "yanlış"),
    .init(.encoding, "tr", "By Þór", "ðair Þór", "şair Þór"),
    .init(.encoding, "pl", "Mistakes", "pomy³ki", "pomyłki, m³"),
    .init(.encoding, "hu", "Time", "Idõ", "Idő"),
    .init(.encoding, "cs", "Answer", "odpovìï", "odpověď"),
    .init(.encoding, "pl", "Language", "J?zyk", "Język"),
    .init(.encoding, "fr", "Sure? Yes", "s?r", "Sûr ?Oui"),
    .init(.encoding, "ru", "Score", "????", "Счёт?"),
    .init(.encoding, "de", "Angles", "GrÃ¶ÃŸe", "Ängste Åland Ä… „Ä“"),
    // A query of an address is no lost letter.
    .init(.encoding, "pl", "See a.org/?id", "s?owo", "Zob. a.org/q?id"),
    .init(
      .invisibleCharacter, "de", "Settings", "Ein\u{AD}stellungen", "Einstellungen",
      repaired: "Einstellungen"),
    .init(
      .invisibleCharacter, "de", "Set\u{2064}", "Ein\u{AD}", "Ein\u{2064}", repaired: "Ein"),
  ]

  private static let scripts: [CheckCase] = [
    .init(.wrongScript, "pl", "Play again", "Играть снова", "Zagraj ponownie: Δt"),
    .init(.wrongScript, "ja", "Play again", "다시 하기", "もう一度"),
    .init(.wrongScript, "he", "Settings", "Hagdarot", "הגדרות Wi-Fi"),
    .init(.wrongScript, "ru", "Play again", "Igrat snova", "Играть снова"),
    // Names, acronyms, keys and what the source has, too.
    .init(.wrongScript, "he", "Open GitHub", "Ptach", "GitHub"),
    .init(.wrongScript, "he", "Use the file quiz", "Kovets", "quiz"),
    .init(.wrongScript, "ko", "Press the Enter key", "Nureuda", "Enter"),
    .init(.wrongScript, "ko", "Japanese (日本語)", "漢字", "일본어(日本語)"),
    .init(.wrongScript, "ja", "Write 한국어", "조선말", "한국어"),
    .init(
      .foreignMark, "ar", "Really, now?", "حقًا، الآن?", "حقًا، الآن؟", repaired: "حقًا، الآن؟"),
    .init(
      .foreignMark, "fa", "Yes, {$n}, no", "بله, نه", "فایل CSV, PDF", repaired: "بله، نه"),
    .init(.foreignMark, "ar", "[{$n}]", "[“أ”, “ب”]", "[\\\"أ\\\", \\\"ب\\\"];"),
    .init(.foreignMark, "ar", "Stop; go", "قف; انطلق", "النسبة 1,5"),
    .init(.foreignMark, "ar", "{$n}, hi", "مرحبًا {$n}, أهلا", "مرحبًا {$n}،"),
    .init(.foreignMark, "el", "Really?", "Αλήθεια?", "Αλήθεια;", repaired: "Αλήθεια;"),
    .init(.digits, "ar", "Write n != 1;", "اكتب 1;", "اكتب \u{2066}n != 1;\u{2069}"),
    .init(.fullWidth, "ko", "One two", "하나\u{3000}둘", "하나 둘", repaired: "하나 둘"),
    .init(.fullWidth, "de", "One two", "Eins\u{3000}zwei", "Eins\u{A0}zwei"),
  ]

  private static let marks: [CheckCase] = [
    .init(.quotes, "fr", "The “file”", "Le “fichier”", "Le «\u{A0}fichier “a”\u{A0}»"),
    .init(.quotes, "hr", "The “file”", "\\\"Datoteka\\\"", "„Datoteka”"),
    .init(.quotes, "sl", "The “file”", "“Datoteka”", "»Datoteka«"),
    .init(
      .spaceBeforePunctuation, "fr", "The “file”", "Le « fichier »", "Le «\u{202F}fichier\u{202F}»",
      repaired: "Le «\u{A0}fichier\u{A0}»"),
    .init(
      .spaceBeforePunctuation, "fr", "The “file”", "Le «fichier»", "Le «\u{A0}fichier\u{A0}»",
      repaired: "Le «\u{A0}fichier\u{A0}»"),
    .init(.spaceBeforePunctuation, "fr-CH", "The “file”", "Le « fichier »", "Le «fichier»"),
    .init(.brackets, "fr", "The “file” a", "Le «\u{A0}fichier a", "Le «\u{A0}fichier\u{A0}» a"),
    .init(.brackets, "ko", "The “file”", "“파일", "“파일”"),
    .init(.brackets, "de", "The “file”", "Die „Datei", "Die „Datei“"),
    .init(.brackets, "da", "The “file”", "»filen", "»filen«"),
    .init(.brackets, "hr", "The “file”", "„Datoteka", "„Datoteka”"),
    // Where the source has half a pair, so has the translation.
    .init(
      .brackets, "pl", "\"a\" = \"“Yes”\"; \"b\" = \"It begins with “\";",
      "\"a\" = \"„Tak\"; \"b\" = \"Zaczyna się od „\";",
      "\"a\" = \"„Tak”\"; \"b\" = \"Zaczyna się od „\";"),
    .init(.endPunctuation, "pl", "On", "Włączone.", "Wł."),
    .init(.endPunctuation, "pl", "Off", "Wyłączone.", "Wył."),
    .init(.endPunctuation, "pl", "Length in points", "Długość punktów.", "Długość w pkt."),
    .init(.endPunctuation, "de", "For example", "Zum Beispiel.", "Z. B."),
    .init(.endPunctuation, "de", "Place {$n}", "Platz {$n}!", "Platz {$n}."),
    .init(.endPunctuation, "fr", "Place {$n}", "La place {$n}.", "Place {$n}"),
    .init(.endPunctuation, "ko", "Names, numbers, etc.", "이름, 수 등?", "이름, 수 등"),
    .init(.endPunctuation, "he", "Say “yes.”", "אמרו ״כן״", "אמרו ״כן.״"),
    .init(.endPunctuation, "he", "“Yes”", "״כן״.", "״כן״"),
    .init(.endPunctuation, "he", "Done", "סיום.", "סיום"),
  ]

  private static let contents: [CheckCase] = [
    .init(.number, "ko", "From version 2.1", "2.2 버전부터", "2.1 버전부터"),
    .init(.number, "fr", "1,000 of 2.5", "1000 sur 2,6", "1\u{202F}000 sur 2,5"),
    .init(.number, "de", "At 9:30 PM", "Um 22:30 Uhr", "Um 21:30 Uhr"),
    .init(
      .path, "pl", "Add it to Questions.strings.", "Dodaj do Pytania.strings.",
      "Dodaj do Questions.strings, np. tu."),
    .init(
      .path, "ko", "\"a\" = \"people.vcf\"; \"b\" = \"Open people.vcf\";",
      "\"a\" = \"주소록.vcf\"; \"b\" = \"주소록.vcf 열기\";",
      "\"a\" = \"주소록.vcf\"; \"b\" = \"people.vcf 열기\";"),
    .init(.path, "ko", "Save {$name}.txt, e.g. now", "{$name} 저장", "{$name}.txt 저장"),
    .init(.symbol, "fr", "✓ Right", "Juste", "✓ Juste"),
    .init(.symbol, "fr", "✓ Right", "✗ Juste", "Juste ✓"),
    .init(.symbol, "ja", "✓ Right", "× 正解", "○ 正解"),
    .init(.symbol, "fr", "\"a\" = \"✓\";", "\"a\" = \"x\";", "\"a\" = \"✓\";"),
    .init(
      .escape, "ko", "Write \\\\\\\\\\\\\\\\ here", "\\\\\\\\ 쓰기", "\\\\\\\\\\\\\\\\ 쓰기"),
  ]

  private static let structures: [CheckCase] = [
    .init(.badOperand, "fa", "Error {404 :integer}", "خطای {۴۰۴ :integer}", "خطای {404 :integer}"),
    .init(
      .badOperand, "ko", "{|2026-05-09| :date}", "{|2026년| :date}", "{|2026-05-09| :date}"),
    .init(
      .badOption, "ko", "{$n :number useGrouping=never}", "{$n :number usegrouping=never}",
      "{$n :number useGrouping=never u:dir=ltr}"),
    .init(
      .badOption, "ko", "{$n :integer}", "{$n :integer minDigits=2}", "{$n :app:x minDigits=2}"),
    .init(.otherType, "ko", "{$n :integer} points", "{$n :string}점", "{$n :number}점"),
    .init(.otherType, "ko", "{$day :date}", "{$day :string}", "{$day}"),
    .init(
      .sameVariants, "pl", points,
      ".input {$n :integer} .match $n one {{{$n} punkt}} few {{{$n} punkty}} many {{{$n} punkty}} * {{{$n} punktu}}",
      ".input {$n :integer} .match $n one {{{$n} punkt}} few {{{$n} punkty}} many {{{$n} punktów}} * {{{$n} punktów}}"
    ),
    .init(
      .sameVariants, "cs", points,
      ".input {$n :integer} .match $n one {{{$n} bod}} few {{{$n} body}} many {{{$n} bodu}} * {{{$n} body}}",
      ".input {$n :integer} .match $n one {{{$n} bod}} few {{{$n} body}} many {{{$n} bodu}} * {{{$n} bodů}}"
    ),
    .init(
      .fullWidth, "ja", "{$n :integer} points", "｛$n　：integer｝点", "｛あ｝{$n :integer}点",
      repaired: "{$n :integer}点"),
    .init(.fullWidth, "ko", "{$n} points", "｛＄n｝점", "{$n}점", repaired: "{$n}점"),
    .init(
      .messageSyntax, "fr", "{$n :integer} points", "{$n :integer points", "{$n :integer} points"),
    .init(.messageSyntax, "fr", "See .gitignore", ".gitignore suffit", "{{.gitignore suffit}}"),
    .init(.syntax, "fr", "Quit", "\"a\" = « Quitter »;", "\"a\" = \"« Quitter »\";"),
  ]

  private static let controls: [CheckCase] = [
    // Yes and no to a question are other letters in each language.
    .init(
      .mnemonicNotInLabel, "pl",
      "\"a\" = \"Leave\"; \"a.keys\" = \"y\"; \"b\" = \"No, play\"; \"b.keys\" = \"n\"; \"c\" = \"Quit\"; \"c.keys\" = \"q\";",
      "\"a\" = \"Wyjdź\"; \"a.keys\" = \"t\"; \"b\" = \"Graj\"; \"b.keys\" = \"n\"; \"c\" = \"Koniec\"; \"c.keys\" = \"q\";",
      "\"a\" = \"Wyjdź\"; \"a.keys\" = \"t\"; \"b\" = \"Graj\"; \"b.keys\" = \"n\"; \"c\" = \"Koniec\"; \"c.keys\" = \"k\";"
    ),
    // A letter within a word is there by chance.
    .init(
      .mnemonicNotInLabel, "pl",
      "\"a\" = \"Keep playing\"; \"a.keys\" = \"n\"; \"b\" = \"Quit\"; \"b.keys\" = \"q\";",
      "\"a\" = \"Graj\"; \"a.keys\" = \"n\"; \"b\" = \"Koniec\"; \"b.keys\" = \"q\";",
      "\"a\" = \"Graj\"; \"a.keys\" = \"n\"; \"b\" = \"Koniec\"; \"b.keys\" = \"k\";"),
    .init(
      .mnemonicTwice, "fr",
      "\"x.a\" = \"Quit\"; \"x.a.keys\" = \"q\"; \"c\" = \"Or\"; \"x.b\" = \"Leave\"; \"x.b.keys\" = \"l\";",
      "\"x.a\" = \"Quitter\"; \"x.a.keys\" = \"q\"; \"c\" = \"Ou\"; \"x.b\" = \"Quitte\"; \"x.b.keys\" = \"q\";",
      "\"x.a\" = \"Quitter\"; \"x.a.keys\" = \"q\"; \"c\" = \"Ou\"; \"x.b\" = \"Partir\"; \"x.b.keys\" = \"p\";"
    ),
    .init(
      .changedSource, "ko", "Two",
      "/* @source One */\n// A note.\n\"a\" = \"하나\";",
      "/* Why. @source\n @source Two */\n// A note.\n/* Another. */\n\"a\" = \"둘\";"),
  ]
}
