import Hanok
import Testing

@Suite struct CommandSearchTests {
  private func found(_ typed: String, in names: [[String]], _ language: String = "en") throws
    -> [Int]
  {
    CommandSearch(names, language: try LanguageTag(language)).matches(typed)
  }

  @Test(arguments: [
    ("ko", "저장", "ㅈㅈ", true), ("ko", "저장", "저ㅈ", true), ("ko", "저장", "젖", true),
    ("ko", "저장", "저자", true), ("ko", "저장", "고", false), ("ko", "저장", "저강", false),
    ("ko", "모든 명령", "ㅁㄷㅁㄹ", true), ("ko", "모든 명령", "ㅁㄹ", true),
    ("ko", "모든 명령", "모든명", true), ("ko", "모든 명령", "ㅁㅁ", false),
    ("ko", "끝내기", "ㄲㄴ", true), ("ko", "끝내기", "ㄱㄴ", false), ("ko", "저장", "jeojang", true),
    ("ko", "PDF로 저장", "pdfㄹ", true), ("ko", "값 복사", "ㄱㅂ", true),
    ("ja", "ほぞん", "hozon", true), ("ja", "ほぞん", "hozon-", true),
    ("ja", "ほぞん", "ホゾ", true), ("ja", "ほぞん", "ﾎｿﾞﾝ", true),
    ("ja", "保存", "保", true), ("ja", "保存", "hozon", false), ("ja", "しんい", "shini", true),
    ("de", "Über", "uber", true), ("de", "Größe", "GROSSE", true),
    ("de", "Datei öffnen", "off", true),
    ("sv", "Ändra", "andra", true), ("fr", "Éditer", "edit", true),
    ("ru", "Сохранить", "sohranit", true),
    ("ru", "Сохранить", "СОХР", true), ("el", "Αποθήκευση", "αποθηκευση", true),
    ("ar", "حِفظ", "حفظ", true), ("zh", "保存", "bao cun", true), ("en", "Save as", "save  ", true),
    ("en", "Save as", "ave", true), ("en", "Save as", "evas", false), ("en", "Save", "!", false),
    ("en", "Ｓａｖｅ", "save", true), ("en", "Save", "", true), ("en", "Save", "Save as", false),
  ])
  func aNameIsFoundByTypedText(
    language: String, name: String, typed: String, isFound: Bool
  ) throws {
    #expect(try found(typed, in: [[name]], language) == (isFound ? [0] : []))
  }

  @Test func theBeginningIsBeforeAWordAndAWordBeforeTheRest() throws {
    let names = [["resave"], ["Auto save"], ["Save"], ["Open"], ["Save as"]]
    #expect(try found("save", in: names) == [2, 4, 1, 0])
    for blank in ["", " "] { #expect(try found(blank, in: names) == [0, 1, 2, 3, 4]) }
    let korean = [["다시 저장"], ["재저장"], ["저장"]]
    #expect(try found("ㅈㅈ", in: korean, "ko") == [1, 2, 0])
  }

  @Test func aCommandIsFoundByAnyOfItsNames() throws {
    let names = [["保存", "ほぞん", "Save"], ["開く", "ひらく", "Open"]]
    for typed in ["保存", "ほぞ", "hozon", "save", "SAV"] {
      #expect(try found(typed, in: names, "ja") == [0], "\(typed)")
    }
    #expect(try found("o", in: [["x", "Open"], ["Other", "y"]]) == [1, 0])
  }
}
