import Testing

@testable import HanokLocalization
@testable import HanokReview

/// A translation that a check finds, and one close to it that it leaves.
struct CheckCase: CustomTestStringConvertible {
  let check: TranslationCheck
  let language: String
  /// The source language's entries, as a table.
  let source: String
  /// The entries with the mistake.
  let wrong: String
  /// The near miss.
  let right: String
  /// What the repair makes of the wrong ones; nil if nothing mends them without doubt.
  let repaired: String?

  init(
    _ check: TranslationCheck, _ language: String, _ source: String, _ wrong: String,
    _ right: String,
    repaired: String? = nil
  ) {
    self.check = check
    self.language = language
    self.source = source
    self.wrong = wrong
    self.right = right
    self.repaired = repaired
  }

  var testDescription: String { "\(check) in \(language)" }

  /// Makes entries of messages with the key `a`: what begins with a quotation mark or a comment is a table.
  static func table(_ text: String) -> String {
    text.hasPrefix("\"") || text.hasPrefix("/*") || text.hasPrefix("<")
      ? text : "\"a\" = \"\(text)\";"
  }
}

extension CheckCase {
  private static let points =
    ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}"

  static let all: [CheckCase] =
    files + keys + messages + variants + texts + typography + letters + others + tried
    + probed

  private static let files: [CheckCase] = [
    .init(.syntax, "ko", "Hello", "\"a\" = \"안녕\"", "안녕"),
    .init(.encoding, "fr", "Cafe", "CafÃ©", "Café Ã"),
    .init(.encoding, "de", "Size", "GrÃ¶ÃŸe", "Größe"),
    .init(.encoding, "de", "Exercise", "Ãœbung", "Übung"),
    .init(.encoding, "pt", "The “morning”", "“MANHÂ»”", "“MANHÔ"),
    .init(.encoding, "ko", "Score", "ì ìˆ˜", "점수 é 1"),
    .init(.encoding, "ru", "Score", "Ð¡Ñ‡Ñ‘Ñ‚", "Счёт Ñ"),
    .init(
      .lineEnds, "ko", "Hello", "\"a\" = \"안녕\";\r\n\"b\" = \"1\";\n",
      "\"a\" = \"안녕\";\r\n\"b\" = \"1\";\r\n"),
    .init(.notNFC, "ko", "Hello", "\u{1112}\u{1161}\u{11AB}글", "한글", repaired: "한글"),
    .init(
      .notNFC, "vi", "Hi {$n}", "cha\u{323}\u{302}o {$n} e\u{301}!", "chậo {$n} é!",
      repaired: "chậo {$n} é!"),
    .init(
      .duplicateKey, "ko", "Hello", "\"a\" = \"하나\"; \"a\" = \"둘\";",
      "\"a\" = \"하나\"; \"b\" = \"둘\";"),
    .init(
      .conflictMarker, "ko", "Hello",
      "<<<<<<< HEAD\n\"a\" = \"가\";\n=======\n\"a\" = \"나\";\n>>>>>>> b\n",
      "/* <<<<<<< is a sign */\n\"a\" = \"가\";"),
    .init(
      .conflictMarker, "ko", "Hello",
      "\"a\" = \"가\";\n||||||| base\n\"b\" = \"나\";\n>>>>>>> b\n",
      "/* A heading\n=======\n||||||| */\n\"a\" = \"가\";"),
    .init(
      .conflictMarker, "ko", "Hello", "\"a\" = \"가\";\n>>>>>>> b\n",
      "/* A heading\n>>>>>>>> more\n<<<<<< less\n <<<<<<< indented */\n\"a\" = \"가\";"),
  ]

  private static let keys: [CheckCase] = [
    .init(
      .missing, "ko", "\"a\" = \"One\"; \"b\" = \"Two\";", "\"a\" = \"하나\";",
      "\"a\" = \"하나\"; \"b\" = \"둘\";"),
    .init(
      .extra, "ko", "One", "\"a\" = \"하나\"; \"c\" = \"셋\";",
      "/* @gone */ \"c\" = \"셋\"; \n\"a\" = \"하나\";"),
    .init(
      .renamed, "ko", "\"new\" = \"One\";", "/* @source One */\n\"old\" = \"하나\";",
      "/* @source Two */\n\"old\" = \"하나\";"),
    .init(.untranslated, "ko", "One", "", "하나"),
    .init(
      .order, "ko", "\"a\" = \"One\"; \"b\" = \"Two\"; \"c\" = \"Three\";",
      "\"b\" = \"둘\"; \"a\" = \"하나\"; \"c\" = \"셋\";",
      "\"a\" = \"하나\"; \"c\" = \"셋\";"),
  ]

  private static let messages: [CheckCase] = [
    .init(.messageSyntax, "ko", "Hello", "안녕 {", "안녕 \\\\{"),
    .init(
      .dataModel, "ko", points, ".input {$n :integer} .match $n a b {{가}} * {{나}}",
      ".input {$n :integer} .match $n 1 {{가}} * {{나}}"),
    .init(
      .noCatchAll, "ko", points, ".input {$n :integer} .match $n 1 {{가}}",
      ".input {$n :integer} .match $n * {{가 {$n}}}"),
    .init(.unknownFunction, "ko", "{$n :integer}", "{$n :nubmer}", "{$n :number}"),
    .init(
      .badOption, "ko", "{$n :number}", "{$n :number minimumFractionDigits=x}",
      "{$n :number minimumFractionDigits=2}"),
    .init(
      .badVariantKey, "fr", points,
      ".input {$n :integer} .match $n un {{{$n} point}} * {{{$n} points}}", points),
    .init(
      .badVariantKey, "en", points,
      ".input {$n :integer} .match $n nan {{{$n} point}} * {{{$n} points}}",
      ".input {$n :number} .match $n 1.5 {{{$n} point}} -1 {{{$n} point}} * {{{$n} points}}"),
    .init(.unknownMarkup, "ko", "{#strong}a{/strong}", "{#bold}가{/bold}", "{#strong}가{/strong}"),
    .init(.markupDiffers, "ko", "{#strong}a{/strong} b", "가 나", "{#strong}가{/strong} 나"),
    .init(.markupDiffers, "ko", "{#strong}a{/strong}", "{#strong}가", "{#strong}가{/strong}"),
    .init(.unknownVariable, "ko", "Hi {$name}", "{$nam} 님", "{$name} 님"),
    .init(.missingVariable, "ko", "Hi {$name}", "안녕하세요", "{$name} 님, 안녕하세요"),
    // A local variable says what it is of, by its operand or by an option, if it is written.
    .init(
      .missingVariable, "ko", "Hi {$name}", ".local $who = {$name :string} {{안녕하세요}}",
      ".local $who = {$name :string} {{{$who} 님}}"),
    .init(
      .missingVariable, "ko", "{$n :integer} of {$d}",
      ".local $x = {$n :number minimumFractionDigits=$d} {{점}}",
      ".local $x = {$n :number minimumFractionDigits=$d} {{{$x}점}}"),
    .init(
      .missingVariable, "ru", points,
      ".input {$n :integer} .match $n one {{очко}} few {{{$n} очка}} many {{{$n} очков}} * {{{$n} очка}}",
      ".input {$n :integer} .match $n one {{{$n} очко}} few {{{$n} очка}} many {{{$n} очков}} * {{{$n} очка}}"
    ),
    .init(
      .missingVariable, "ar", "{$n :integer} points", "نقاط",
      ".input {$n :integer} .match $n two {{نقطتان}} * {{{$n} نقطة}}"),
    .init(.otherType, "ko", "{$day :date}", "{$day :integer}", "{$day :datetime}"),
    .init(
      .variableInKey, "ko", ".input {$k :string} .match $k a {{x}} * {{y}}",
      ".input {$k :string} .match $k |{$n}| {{가}} * {{나}}",
      ".input {$k :string} .match $k a {{가}} * {{나}}"),
  ].map { $0 }

  private static let variants: [CheckCase] = [
    .init(
      .missingCategory, "pl", points,
      ".input {$n :integer} .match $n one {{{$n} punkt}} few {{{$n} punkty}} * {{{$n} punktu}}",
      ".input {$n :integer} .match $n one {{{$n} punkt}} few {{{$n} punkty}} many {{{$n} punktów}} * {{{$n} punktu}}"
    ),
    .init(
      .absentCategory, "ko", points, ".input {$n :integer} .match $n one {{{$n}점}} * {{{$n} 점}}",
      "{$n :integer}점"),
    .init(
      .unreachableVariant, "en", points,
      ".input {$n :integer} .match $n 1 {{{$n} point}} one {{{$n} a}} * {{{$n} points}}",
      ".input {$n :number} .match $n 0 {{{$n} point}} one {{{$n} a}} * {{{$n} points}}"),
    .init(
      .sameVariants, "de", points,
      ".input {$n :integer} .match $n one {{{$n} Treffer}} * {{{$n} Treffer}}",
      ".input {$n :integer} .match $n one {{{$n} Punkt}} * {{{$n} Punkte}}"),
    // One variant says nothing twice.
    .init(
      .sameVariants, "ko", points, ".input {$n :integer} .match $n 0 {{{$n}점}} * {{{$n}점}}",
      ".input {$n :integer} .match $n * {{{$n}점}}"),
    .init(
      .literalInOne, "fr", points,
      ".input {$n :integer} .match $n one {{1 point}} many {{{$n} points}} * {{{$n} points}}",
      ".input {$n :integer} .match $n 1 {{1 point}} one {{{$n} point}} many {{{$n} points}} * {{{$n} points}}"
    ),
    .init(
      .missingSelector, "de", points, "{$n :integer} Punkt(e)",
      ".input {$n :integer} .match $n one {{{$n} Punkt}} * {{{$n} Punkte}}"),
    .init(.numberWrittenOut, "ko", "{$n :integer} points", "3점", "{$n :integer}점"),
  ]

  private static let texts: [CheckCase] = [
    .init(.sameAsSource, "ko", "Play again", "Play again", "OK"),
    .init(.sameAsSource, "de", "Play again", "Play again", "Nochmal"),
    .init(
      .changedSource, "ko", "Two", "/* @source One */\n\"a\" = \"하나\";",
      "/* @source Two */\n\"a\" = \"둘\";"),
    .init(
      .needsReview, "ko", "Two", "/* @state needs-review */\n\"a\" = \"둘\";",
      "/* @state reviewed */\n\"a\" = \"둘\";"),
    .init(.endSpace, "ko", "Name", "이름 ", "이름", repaired: "이름"),
    .init(.endSpace, "ko", "Name: ", "이름:", "이름: ", repaired: "이름: "),
    .init(.doubleSpace, "ko", "One two", "하나  둘", "하나 둘", repaired: "하나 둘"),
    .init(.doubleSpace, "ko", "One", "하 나  둘", "  하나"),
    .init(.doubleWord, "de", "in the house", "in in dem Haus", "in dem Haus, in"),
    .init(.lineBreaks, "ko", "One\nTwo", "하나 둘", "하나\n둘"),
    .init(.tabs, "ko", "One\tTwo", "하나 둘", "하나\t둘"),
    .init(.sentenceCount, "ko", "One. Two.", "하나 둘.", "하나. 둘."),
    .init(
      .muchLonger, "de", "Settings", "Alle Einstellungen, die man in diesem Programm machen kann",
      "Einstellungen"),
    .init(.muchShorter, "de", "Every answer was right.", "Gut.", "Alles war richtig."),
    .init(.startCapital, "de", "Name", "name", "Name"),
    .init(.acronym, "ko", "Read a CSV file", "파일 읽기", "CSV 파일 읽기"),
    .init(
      .url, "ko", "See https://example.org/a.", "example.org를 보세요.", "https://example.org/a를 보세요."),
    .init(.email, "ko", "Write to me@example.org.", "나@example.org로 쓰세요.", "me@example.org로 쓰세요."),
    .init(.path, "ko", "It is in ~/notes.", "노트에 있습니다.", "~/notes에 있습니다."),
    .init(.option, "ko", "Use --help.", "--도움말을 쓰세요.", "--help를 쓰세요."),
    .init(.number, "ko", "From 2 to 18", "2에서 8까지", "2에서 18까지"),
    .init(.number, "ko", "From 2 to 18", "v3: 2에서 8까지", "v3: 2에서 18까지"),
    .init(.number, "ar", "From 2 to 18", "من ٢ إلى ٨", "من ٢ إلى ١٨"),
    .init(.htmlEntity, "ko", "A & B", "가 &amp; 나", "가 & 나; 다", repaired: "가 & 나"),
    .init(.escape, "ko", "One two", "하나\\\\\\\\n둘", "하나 둘"),
    .init(.emoji, "ko", "Done 🎉", "끝", "끝 🎉"),
  ]

  private static let typography: [CheckCase] = [
    .init(.endPunctuation, "ko", "Really?", "정말", "정말?"),
    .init(.endPunctuation, "ja", "Done.", "終わりました", "終わりました。"),
    .init(.endPunctuation, "ar", "Really?", "حقًا.", "حقًا؟"),
    .init(.endPunctuation, "ko", "Done.", "끝...", "끝."),
    .init(.endPunctuation, "th", "Done.", "เสร็จ?", "เสร็จ"),
    .init(.endPunctuation, "ja", "Is it so?", "そうです。", "そうですか。"),
    .init(.endPunctuation, "hy", "Done.", "Պատրաստ է", "Պատրաստ է։"),
    .init(.endPunctuation, "am", "Done.", "ተጠናቋል", "ተጠናቋል።"),
    .init(.endPunctuation, "el", "Really?", "Αλήθεια.", "Αλήθεια;"),
    // A colon can introduce what the source has within its sentence, but not end the one before.
    .init(.endPunctuation, "ko", "Write ko, for example.", "예 ko", "예: ko"),
    .init(.endPunctuation, "ja", "Write ko, for example.", "例：そう。ko", "そう。例：ko"),
    .init(.brackets, "ko", "One (two)", "하나 (둘", "하나 (둘)"),
    .init(.quotes, "fr", "The “file”", "Le „fichier“", "Le « fichier »"),
    .init(.quotes, "ja", "The “file”", "“ファイル”", "「ファイル」", repaired: "「ファイル」"),
    .init(.quotes, "da", "The “file”", "„filen“", "»filen«"),
    .init(.brackets, "ko", "One (two)", "하나 둘)", "하나 [(둘)]"),
    // What isn't balanced in the source needn't be in the translation.
    .init(
      .brackets, "ko", "\"a\" = \"One (two)\"; \"b\" = \"Sad :(\"; \"c\" = \"a) One\";",
      "\"a\" = \"하나 (둘\"; \"b\" = \"슬픔 :(\"; \"c\" = \"가) 하나\";",
      "\"a\" = \"하나 (둘)\"; \"b\" = \"슬픔 :(\"; \"c\" = \"가) 하나\";"),
    .init(.apostrophe, "fr", "the end", "l'end", "l’end", repaired: "l’end"),
    .init(.ellipsis, "ko", "More…", "더 보기...", "더 보기…", repaired: "더 보기…"),
    // Neither two full stops nor two at the end are three, and four are one finding.
    .init(.ellipsis, "ko", "More… now", "더... 지금", "더.. 지금", repaired: "더… 지금"),
    .init(.ellipsis, "ko", "More…", "더....", "더..", repaired: "더…."),
    .init(.dash, "de", "One – two", "Eins - zwei", "Eins – zwei"),
    .init(
      .spaceBeforePunctuation, "fr", "Really?", "Vraiment ?", "Vraiment\u{202F}?",
      repaired: "Vraiment\u{202F}?"),
    .init(
      .spaceBeforePunctuation, "de", "Really?", "Wirklich ?", "Wirklich?", repaired: "Wirklich?"),
    .init(
      .spaceBeforePunctuation, "fr", "Score: {$n}", "Score : {$n}", "Score\u{A0}: {$n}",
      repaired: "Score\u{A0}: {$n}"),
    .init(.openingMarks, "es", "Really?", "De veras?", "¿De veras?"),
    .init(.openingMarks, "es", "Really?", "Dijo “de veras?”", "Pulsa ? para ayuda"),
    .init(.openingMarks, "es", "Stop!", "Alto!", "Vea http://a.es/?b=1!c"),
    .init(.fullWidth, "ko", "Done!", "끝！", "끝!", repaired: "끝!"),
    .init(.fullWidth, "ja", "Name: a", "名前: あ", "名前：あ", repaired: "名前：あ"),
    .init(.halfWidthKana, "ja", "Test", "テｽト", "テスト", repaired: "テスト"),
    .init(.halfWidthKana, "ja", "Guide", "ｶﾞイト\u{FF9E}", "ガイド", repaired: "ガイト\u{3099}"),
    .init(.digits, "ar", "Level 3", "المستوى 3", "المستوى ٣"),
  ]

  private static let letters: [CheckCase] = [
    .init(.loneBidiControl, "ar", "End", "النهاية\u{202E}", "\u{202A}النهاية\u{202C}"),
    .init(.unbalancedIsolate, "ar", "End", "\u{2066}النهاية", "\u{2066}النهاية\u{2069}"),
    .init(
      .notIsolated, "ar", "Use --help now", "استخدم --help الآن",
      "استخدم \u{200E}--help\u{200E} الآن",
      repaired: "استخدم \u{200E}--help\u{200E} الآن"),
    .init(.notIsolated, "he", "Use a -b", "השתמש --x", "השתמש quiz --x"),
    .init(.mirroredSign, "ar", "Next →", "التالي →", "التالي ←"),
    .init(.wrongScript, "ru", "Score", "Счёт cчёт", "Счёт счёт"),
    .init(.wrongScript, "ru", "PDF file", "PDF-фaйл", "PDF-файл URLы"),
    .init(.wrongScript, "de", "Score", "Punktе", "Punkte Δt"),
    .init(.wrongScript, "ko", "Score", "點수", "점수"),
    .init(.controlCharacter, "ko", "Score", "점\\U0007수", "점\\t수"),
    .init(.zeroWidthSpace, "ko", "Score", "점\u{200B}수", "점\u{200D}수", repaired: "점수"),
    .init(.privateUse, "ko", "Score", "점수\u{E000}", "점수"),
  ]

  private static let others: [CheckCase] = [
    .init(.tooWide, "de", "/* @width 10 */\n\"a\" = \"Settings\";", "Einstellungen", "Optionen"),
    .init(
      .tooWide, "ja", "/* @width 10 */\n\"a\" = \"{$n :integer} points\";", "合計{$n :integer}点です",
      "{$n :integer}点です"),
    .init(
      .mnemonicMissing, "ko", "\"a\" = \"Quit\"; \"a.keys\" = \"q\";",
      "\"a\" = \"끝\"; \"a.keys\" = \"\";", "\"a\" = \"끝\"; \"a.keys\" = \"ㄲ\";"),
    .init(
      .mnemonicTwice, "fr",
      "\"a\" = \"Quit\"; \"a.keys\" = \"q\"; \"b\" = \"Back\"; \"b.keys\" = \"b\";",
      "\"a\" = \"Quitter\"; \"a.keys\" = \"q\"; \"b\" = \"Quatre\"; \"b.keys\" = \"Q\";",
      "\"a\" = \"Quitter\"; \"a.keys\" = \"q\"; \"b\" = \"Retour\"; \"b.keys\" = \"r\";"),
    .init(
      .mnemonicNotInLabel, "de", "\"a\" = \"Quit\"; \"a.keys\" = \"q\";",
      "\"a\" = \"Ende\"; \"a.keys\" = \"q\";",
      "\"a\" = \"Ende\"; \"a.keys\" = \"e\";"),
    .init(
      .lineModeClash, "fr",
      "\"a\" = \"Quit\"; \"a.keys\" = \"q\"; \"b\" = \"End\"; \"b.keys\" = \"e\";",
      "\"a\" = \"Fin\"; \"a.keys\" = \"f\"; \"b\" = \"Fin\"; \"b.keys\" = \"n\";",
      "\"a\" = \"Fin\"; \"a.keys\" = \"f\"; \"b\" = \"Sortir\"; \"b.keys\" = \"s\";"),
    .init(
      .particleWrittenOut, "ko", "Find {$name}", "{$name}을(를) 찾기",
      "{$name}{$name :ko:josa pair=|을/를|} 찾기"),
    .init(.particleFixed, "ko", "Find {$name}", "“{$name}”을 찾기", "{$name} 찾기, {$name}가지"),
    .init(.unspacedCounter, "ko", "Three of them", "세개", "세 개"),
    .init(
      .mixedStyle, "ja", "\"a\" = \"One.\"; \"b\" = \"Two.\"; \"c\" = \"Three.\";",
      "\"a\" = \"一です。\"; \"b\" = \"二です。\"; \"c\" = \"三だ。\";",
      "\"a\" = \"一です。\"; \"b\" = \"二です。\"; \"c\" = \"三です。\";"),
    .init(
      .longVowel, "ja", "\"a\" = \"The server\"; \"b\" = \"A server\";",
      "\"a\" = \"サーバ\"; \"b\" = \"サーバー\";",
      "\"a\" = \"サーバー\"; \"b\" = \"サーバー\";"),
    .init(
      .dualByNumber, "ar", points,
      ".input {$n :integer} .match $n two {{{$n} نقطة}} * {{{$n} نقطة}}",
      ".input {$n :integer} .match $n two {{نقطتان}} * {{{$n} نقطة}}"),
    .init(.tatweel, "ar", "Score", "النقــاط", "النقاط"),
    .init(
      .inconsistent, "ko", "\"a\" = \"Score\"; \"b\" = \"Score\";",
      "\"a\" = \"점수\"; \"b\" = \"득점\";",
      "\"a\" = \"점수\"; \"b\" = \"점수\";"),
    .init(
      .reused, "ko", "\"a\" = \"Score\"; \"b\" = \"Point\";", "\"a\" = \"점수\"; \"b\" = \"점수\";",
      "\"a\" = \"점수\"; \"b\" = \"점\";"),
    .init(
      .unusedAllowance, "ko", "Score", "/* @allow double-space Why */\n\"a\" = \"점수\";",
      "/* @allow double-space Why */\n\"a\" = \"점  수\";"),
    .init(
      .unknownCheck, "ko", "Score", "/* @allow duoble-space Why */\n\"a\" = \"점수\";",
      "/* @allow double-space Why */\n\"a\" = \"점  수\";"),
  ]
}
