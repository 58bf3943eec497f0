import AddressBookController
import AddressBookModel
import AddressBookView
import Hanok
import HanokTesting
import Testing

/// The address book line by line: for pipes, scripts and screen readers.
@Suite struct AddressBookLineTests {
  private let store = MemoryStore(SamplePeople.all)

  private func book(_ language: String = "en") throws -> LinePilot {
    let book = AddressBookStage.book(store)
    return try LinePilot(
      AddressBookCoordinator(book) { AddressBookStage.today }, in: language, [.addressBook])
  }

  @Test func aPersonIsAddedFoundAndEdited() throws {
    let pilot = try book()
    #expect(pilot.text.contains("Address Book"))
    pilot.enter("n")
    pilot.enter("Given name: Ada")
    pilot.enter("Family name: Lovelace")
    pilot.enter("+ Add phone")
    pilot.enter("Phone 1: 020 7946 0000")
    #expect(pilot.enter("s").contains("Ada Lovelace"))
    #expect(store.people.last?.phones.map(\.number) == ["020 7946 0000"])
    let found = pilot.enter("Search: ada")
    #expect(found.contains("1 person") && found.contains("Ada Lovelace"))
    #expect(pilot.enter("Ada Lovelace").contains("020 7946 0000"))
    pilot.enter("e")
    pilot.enter("Company: Analytical Engines")
    pilot.enter("s")
    #expect(store.people.last?.organization == "Analytical Engines")
  }

  @Test func withoutAClipboardNothingIsCopied() throws {
    let pilot = try book()
    pilot.enter("Search: john")
    pilot.enter("John Smith")
    #expect(pilot.enter("Work").hasPrefix("The clipboard isn’t available here.\n"))
  }

  @Test func eachCommandIsListedOnce() throws {
    let pilot = try book()
    let form = pilot.enter("n").replacing("\n", with: "  ") + "  "
    for title in ["Save", "Save and New", "Cancel"] {
      #expect(form.ranges(of: "] \(title)  ").count == 1, "\(title)")
    }
  }

  @Test func errorsAreReportedWithTheirFields() throws {
    let pilot = try book("ko")
    pilot.enter("n")
    let answer = pilot.enter("s")
    #expect(answer.contains("이름이나 회사를 입력하세요."))
    #expect(store.people.count == 6)
    pilot.enter("성: 이")
    pilot.enter("s")
    #expect(store.people.last?.name.family == "이")
  }

  @Test func discardingANewPersonIsConfirmed() async throws {
    let pilot = try book("ja")
    pilot.enter("n")
    pilot.enter("姓: 鈴木")
    pilot.enter("c")
    #expect(await pilot.settle().contains("変更を破棄しますか？"))
    #expect(pilot.enter("k").contains("鈴木") || store.people.count == 6)
  }

  private nonisolated static let ends: [(String, [String], String?)] = [
    ("en", ["n", "1", "Jane"], "The input has ended, and “Jane” wasn’t saved."),
    ("ko", ["n", "성: 이"], "입력이 끝났습니다. “이”는 저장되지 않았습니다."),
    ("ja", ["n", "会社: 一"], "入力が終わりました。「一」は保存されていません。"),
    ("en", ["n", "Birthday: Feb 31"], "The input has ended, and “New Person” wasn’t saved."),
    ("en", ["1", "e", "Note: x", "Note: "], nil), ("en", ["n"], nil), ("en", [], nil),
    ("en", ["n", "1", "Jane", "s"], nil),
  ]

  /// A script that was cut off must not save half a person, nor lose one without a word.
  @Test(arguments: ends)
  func unsavedChangesAtTheEndOfInputAreReported(
    language: String, lines: [String], words: String?
  ) throws {
    let pilot = try book(language)
    let count = store.people.count
    pilot.enter(together: lines)
    let heard = pilot.end()
    #expect(pilot.application.exitStatus == (words == nil ? 0 : 1), "\(heard)")
    if let words { #expect(heard.hasSuffix("\(words)\n"), "\(heard)") }
    #expect(heard.contains("ended") == (words != nil && language == "en"))
    #expect(store.people.count == count + (lines.last == "s" ? 1 : 0))
  }

  @Test func aScriptLeavesTheFormAndDeletes() async throws {
    let pilot = try book()
    pilot.enter(together: ["n", "Given name: Ann", "c", "d", "2", "d", "d", "q"])
    pilot.end()
    await pilot.settle()
    let heard = pilot.text
    #expect(heard.contains("Discard your changes?"))
    #expect(heard.contains("Delete "))
    #expect(!heard.contains("nothing new"))
    #expect(store.people.count == 5)
    #expect(!pilot.isRunning)
  }
}
