import HanokCode
import Testing

@Suite struct CodeLanguageTests {
  @Test(arguments: [
    ("Sources/App/main.swift", CodeLanguage.swift), ("PACKAGE.JSON", .json),
    ("Package.resolved", .json), ("ko.lproj/App.strings", .strings), ("a.patch", .diff),
    ("/etc/.bashrc", .shell), ("run.sh", .shell), ("swift", nil), ("a.swift/b", nil), ("", nil),
    ("README.md", nil),
  ])
  func aFileNameHasALanguage(name: String, language: CodeLanguage?) {
    #expect(CodeLanguage(fileName: name) == language)
  }

  @Test(arguments: [
    ("swift", CodeLanguage.swift), ("Swift title=\"a b\"", .swift), ("{.json}", .json),
    ("bash,linenos", .shell), ("sh", .shell), ("strings", .strings), ("diff", .diff), ("", nil),
    ("python", nil),
  ])
  func anInfoStringHasALanguage(infoString: String, language: CodeLanguage?) {
    #expect(CodeLanguage(infoString: infoString) == language)
  }
}
