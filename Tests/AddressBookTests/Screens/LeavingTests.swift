import AddressBookController
import AddressBookModel
import AddressBookView
import Hanok
import HanokTesting
import Testing

/// Leaving the form, deleting people, and a store that fails: nothing that was typed is lost.
@Suite struct LeavingTests {
  @Test(arguments: [(Key.escape, KeyModifiers()), (.character("c"), .control)])
  func aFormWithoutChangesGoesAtOnce(key: Key, modifiers: KeyModifiers) throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    stage.pilot.press(key, modifiers)
    #expect(stage.form == nil)
    #expect(stage.pilot.isRunning)
  }

  @Test(arguments: [(Key.escape, KeyModifiers()), (.character("c"), .control)])
  func unsavedChangesAreAskedAbout(key: Key, modifiers: KeyModifiers) async throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    stage.fill("Company", "Hanok")
    stage.pilot.press(key, modifiers)
    await stage.pilot.settle()
    #expect(stage.shows("Discard your changes?"))
    stage.pilot.press(.enter)
    await stage.pilot.settle()
    #expect(stage.form != nil, "Enter by mistake loses nothing.")
    #expect(stage.elementValue("Company") == "Hanok")
    stage.pilot.press(key, modifiers)
    await stage.pilot.settle()
    stage.pilot.type("d")
    await stage.pilot.settle()
    #expect(stage.form == nil)
    #expect(stage.store.people.allSatisfy { $0.organization != "Hanok" })
  }

  @Test func aTextThatIsNotValidIsAskedAboutToo() async throws {
    let stage = try AddressBookStage("en")
    stage.edit("anna")
    stage.pilot.activate("Email 1")
    stage.pilot.type(" and Anna")
    #expect(stage.form?.draft.hasChanges == false)
    stage.pilot.press(.escape)
    await stage.pilot.settle()
    #expect(stage.shows("Discard your changes?"))
  }

  @Test(arguments: StoreFailure.Reason.allCases, ["ar", "en", "ja", "ko"])
  func aFailureOfTheStoreIsReportedAndNothingIsLost(
    reason: StoreFailure.Reason, language: String
  ) throws {
    let stage = try AddressBookStage(language, people: [])
    stage.pilot.type("n")
    stage.pilot.type("Ada")
    stage.store.failure = StoreFailure(reason)
    stage.pilot.press(.character("s"), .control)
    #expect(stage.pilot.application.window.topViewController is AlertController)
    #expect(stage.alertText?.contains("{") == false)
    stage.pilot.press(.enter)
    #expect(stage.form != nil)
    stage.store.failure = nil
    stage.pilot.press(.character("s"), .control)
    #expect(stage.form == nil)
    let name = stage.store.people.first?.name
    #expect(name?.given == "Ada" || name?.family == "Ada")
  }

  @Test func savingAPersonDeletedElsewhereAddsItAgain() throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    stage.fill("Company", "Hanok")
    let id = try #require(stage.form?.draft.person.id)
    try stage.book.remove(id)
    stage.pilot.press(.character("s"), .control)
    #expect(stage.shows("no longer in the address book"))
    stage.pilot.press(.enter)
    stage.pilot.press(.character("s"), .control)
    #expect(stage.store.people.contains { $0.organization == "Hanok" && $0.id != id })
  }

  @Test func deletingIsAskedAbout() async throws {
    let stage = try AddressBookStage("en")
    stage.open("john")
    stage.pilot.type("d")
    await stage.pilot.settle()
    #expect(stage.shows("Delete John Smith?"))
    stage.pilot.press(.escape)
    await stage.pilot.settle()
    #expect(stage.store.people.count == 6)
    stage.pilot.advance(by: .seconds(1))
    // A key that is held doesn't confirm the question that it opens.
    for _ in 1...9 {
      stage.pilot.type("d")
      await stage.pilot.settle()
      stage.pilot.advance(by: .milliseconds(500))
    }
    #expect(stage.shows("Delete John Smith?") && stage.store.people.count == 6)
    stage.pilot.advance(by: .milliseconds(500))
    stage.pilot.type("d")
    await stage.pilot.settle()
    #expect(stage.store.people.count == 5)
    #expect(stage.card == nil, "Nobody is shown who isn't there.")
    #expect(stage.shows("Address Book"))
  }

  @Test func theListDeletesTheRowWithTheKeys() async throws {
    let stage = try AddressBookStage("en")
    stage.pilot.press(.delete)
    await stage.pilot.settle()
    #expect(stage.shows("Delete Anna Müller?"))
    stage.pilot.type("d")
    await stage.pilot.settle()
    #expect(!stage.shows("Anna Müller") && stage.shows("5 people"))
  }

  @Test func aStoreThatCanOnlyBeReadOffersNoChanges() throws {
    let stage = try AddressBookStage("en", isReadOnly: true)
    #expect(stage.shows("read-only"))
    stage.pilot.type("n")
    #expect(stage.form == nil)
    stage.open("john")
    for letter in ["e", "d"] { stage.pilot.type(letter) }
    #expect(
      stage.form == nil && stage.pilot.application.window.topViewController is SplitController)
  }

  @Test func aListThatCannotBeReadSaysWhy() throws {
    let stage = try AddressBookStage("en")
    stage.store.failure = StoreFailure(.damaged)
    stage.pilot.perform { stage.book.reload() }
    stage.pilot.advance(by: .zero)
    #expect(stage.shows("Restore a backup") && !stage.shows("John"))
    stage.store.failure = nil
    stage.pilot.perform { stage.book.reload() }
    stage.pilot.advance(by: .zero)
    #expect(stage.shows("John"))
  }

  @Test(arguments: AddressBookStage.languages)
  func aRowThatCannotBeReadIsThereInWords(language: String) throws {
    let stage = try AddressBookStage(language)
    let john = try #require(stage.store.people.first { $0.name.given == "John" })
    stage.store.unreadable = [john.id]
    stage.pilot.perform { stage.book.reload() }
    stage.pilot.advance(by: .zero)
    #expect(stage.pilot.elements.compactMap(\.label).contains(.AddressBook.listUnreadable))
    #expect(!stage.shows("John"))
    #expect(stage.shows("Anna Müller") && stage.shows("Ольга"), "The others can be read.")
    // Choosing the row says why, and what to do.
    let place = try #require(try stage.book.listing().place(of: john.id))
    stage.pilot.perform {
      stage.list?.tableView.selectRow(at: RowPath(place.row, section: place.section))
    }
    stage.pilot.press(.enter)
    #expect(stage.alertText == stage.localized("failure.damaged"))
    stage.pilot.press(.enter)
    stage.store.unreadable = []
    stage.pilot.perform { stage.book.reload() }
    stage.pilot.advance(by: .zero)
    #expect(stage.shows("John"), "Nothing is lost.")
  }

  @Test(arguments: [
    ("en", "Delete this person?"), ("ko", "이 연락처를 삭제할까요?"), ("ja", "この連絡先を削除しますか？"),
  ])
  func deletingAPersonWithoutANameAsksWithoutAName(language: String, title: String) async throws {
    var nobody = Person()
    nobody[address: nobody.addAddress(country: "KR")].street = "사직로 161"
    let stage = try AddressBookStage(language, people: [nobody])
    stage.pilot.press(.delete)
    await stage.pilot.settle()
    #expect(stage.shows(title), "\(stage.text)")
  }

  @Test(arguments: ["Hanok", "a@b.example"])
  func aPersonWithoutANameIsCalledByAnotherProperty(text: String) async throws {
    var person = Person(organization: text == "Hanok" ? text : "")
    person[email: person.addEmail()].address = "a@b.example"
    let stage = try AddressBookStage("en", people: [person])
    stage.pilot.press(.delete)
    await stage.pilot.settle()
    #expect(stage.shows("Delete \(text)?"))
  }
}
