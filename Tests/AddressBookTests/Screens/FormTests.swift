import AddressBookController
import AddressBookModel
import AddressBookView
import Hanok
import HanokTesting
import Testing

/// What is typed into the form, and what comes of it.
@Suite struct FormTests {
  private func newForm(_ language: String = "en") throws -> AddressBookStage {
    let stage = try AddressBookStage(language, people: [])
    stage.pilot.activate(stage.localized("action.new"))
    return stage
  }

  @Test(
    arguments: [
      ("en", "Family name", "Given name", "Lovelace", "Ada", "Ada Lovelace"),
      ("ko", "성", "이름", "김", "민준", "김민준"), ("ja", "姓", "名", "山田", "花子", "山田花子"),
      ("ar", "اسم العائلة", "الاسم الأول", "الفهد", "محمد", "محمد الفهد"),
    ])
  func aNameIsTypedAndSaved(
    language: String, family: String, given: String, familyName: String, givenName: String,
    title: String
  ) throws {
    let stage = try newForm(language)
    stage.fill(family, familyName)
    stage.fill(given, givenName)
    stage.pilot.press(.character("s"), .control)
    #expect(stage.store.people.map(\.name.family) == [familyName])
    #expect(stage.store.people.map(\.name.given) == [givenName])
    #expect(stage.store.people.first.map { PersonRow($0).title } == title)
    #expect(stage.form == nil, "The form has gone.")
    #expect(stage.card?.person.name.family == familyName, "The card shows who was saved.")
  }

  @Test(arguments: [
    ("en", ["Given name", "Family name"]), ("ko", ["성", "이름"]),
    ("ja", ["姓", "名", "姓（ふりがな）", "名（ふりがな）"]), ("ar", ["الاسم الأول", "اسم العائلة"]),
  ])
  func theNamesComeInTheOrderOfTheLanguage(language: String, names: [String]) throws {
    let stage = try newForm(language)
    #expect(Array(stage.fieldNames.prefix(names.count)) == names)
    #expect(!stage.fieldNames.dropFirst(names.count).contains { names.contains($0) })
  }

  @Test func onlyEmptyFieldsAreReportedAsRequired() throws {
    let stage = try newForm()
    stage.pilot.activate(stage.localized("form.addAddress"))
    func required() -> [String] {
      let localizer = stage.pilot.application.traits.localizer
      return stage.pilot.elements.filter { $0.hint == .AddressBook.formRequired }
        .compactMap { $0.label.map { localizer.string($0) } }
    }
    let all = ["Street and number", "City", "State", "ZIP code"]
    #expect(required() == all)
    stage.fill("City", "Springfield")
    #expect(required() == all.filter { $0 != "City" })
    stage.pilot.enter("", into: "City")
    #expect(required() == all)
  }

  @Test func theReadingIsSavedAndFilesThePerson() throws {
    let stage = try newForm("ja")
    for (name, text) in [
      ("姓", "山田"), ("名", "花子"), ("姓（ふりがな）", "やまだ"), ("名（ふりがな）", "はなこ"),
    ] {
      stage.fill(name, text)
    }
    stage.pilot.press(.character("s"), .control)
    #expect(stage.store.people.first?.name.formattedReading == "やまだ はなこ")
    stage.pilot.press(.escape)
    #expect(stage.shows("や"), "The letter of the reading is above the row.")
  }

  @Test func anInvalidValueLeavesTheDraftAndIsReportedBesideTheField() throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    let form = try #require(stage.form)
    stage.replace("Phone 1", by: "12")
    #expect(form.draft.person.phones[0].number == "+1 217 555 0123")
    #expect(!stage.shows("A phone number has"), "Nothing is said before the typing ends.")
    stage.pilot.press(.tab)
    #expect(stage.shows("A phone number has"))
    #expect(stage.elementHint("Phone 1") == "A phone number has 3 digits or more.")
    stage.pilot.activate("Phone 1")
    stage.pilot.type("3")
    #expect(form.draft.person.phones[0].number == "123")
    #expect(!stage.shows("A phone number has"), "What was said goes as soon as it isn't so.")
  }

  /// Two lines are never joined to one number, address or code.
  @Test(arguments: [
    ("Phone 1", "010-1234-5678\n010-9999-0000"), ("Email 1", "a@b.org\nc@d.org"),
    ("ZIP code", "62701\n10001"), ("Birthday", "2000-01-01\n2001-01-01"),
  ])
  func aFieldOfOneValueRefusesSeveralPastedLines(field: String, text: String) throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    for group in ["form.addEmail", "form.addAddress"] {
      stage.pilot.activate(stage.localized(group))
    }
    let before = stage.elementValue(field)
    stage.pilot.activate(field)
    stage.pilot.paste(text)
    #expect(stage.elementValue(field) == before)
    let localizer = stage.pilot.application.traits.localizer
    #expect(stage.shows(String(localizer.string(.Hanok.valueSeveral).prefix(30))))
  }

  @Test func invalidTextStaysWhileOtherFieldsChange() throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    stage.replace("Phone 1", by: "1")
    stage.replace("Given name", by: "Jane")
    stage.pilot.press(.character("s"), .control)
    #expect(stage.form?.draft.person.name.given == "Jane")
    #expect(stage.elementValue("Phone 1") == "1")
    #expect(stage.store.people.contains { $0.name.given == "John" }, "Nothing was saved.")
    #expect(stage.focusedLabel == "Phone 1", "The keys are with what is wrong.")
  }

  @Test func anErrorThatAnotherFieldCorrectsIsNotReported() throws {
    let stage = try newForm()
    stage.pilot.press(.character("s"), .control)
    #expect(stage.shows("Enter a name or a company."))
    stage.fill("Company", "Hanok")
    #expect(!stage.shows("Enter a name or a company."))
  }

  @Test func theModelIsShownByItsObserverAndNoCursorMoves() throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    let form = try #require(stage.form)
    stage.pilot.perform { form.draft.person.name.family = "Schmidt" }
    stage.pilot.advance(by: .zero)
    #expect(stage.elementValue("Family name") == "Schmidt")
    // Typed in the middle: each letter goes to the draft, which the observer shows again.
    stage.pilot.activate("Given name")
    stage.pilot.press(.home)
    for letter in ["X", "y", "z"] { stage.pilot.type(letter) }
    #expect(form.draft.person.name.given == "XyzJohn")
    #expect(stage.elementValue("Given name") == "XyzJohn")
  }

  @Test func aTextThatIsThereAlreadyMovesNoCursor() throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    stage.pilot.activate("Given name")
    stage.pilot.press(.home)
    stage.pilot.press(.right)
    let window = stage.pilot.application.window
    let field = try #require(window.firstResponder as? TextInput)
    let form = window.visibleDescendants.lazy.compactMap { $0 as? PersonFormView }.first
    let formView = try #require(form)
    #expect(field.selectedRange == 1..<1)
    stage.pilot.perform { formView.setText("John", of: .name(.given)) }
    #expect(field.selectedRange == 1..<1)
    stage.pilot.perform { formView.setText("Jane", of: .name(.given)) }
    #expect(field.selectedRange == 4..<4, "Another one has its cursor at the end.")
  }

  @Test func anotherCountryHasOtherFieldsAndLosesNothing() throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    let form = try #require(stage.form)
    #expect(
      stage.addressFields
        == ["Street and number", "Apt., suite, floor", "City", "State", "ZIP code"])
    stage.fill("Apt., suite, floor", "Suite 4")
    stage.choose("Country of Address 1", "Japan")
    #expect(form.draft.person.addresses[0].country == "JP")
    #expect(
      stage.addressFields == [
        "Postal code", "Prefecture", "City, ward or town", "Quarter, block, number",
        "Building and room",
      ])
    #expect(stage.elementValue("Building and room") == "Suite 4")
    #expect(stage.elementValue("City, ward or town") == "Springfield")
    stage.pilot.press(.character("s"), .control)
    #expect(stage.shows("Postal codes in"), "62701 is no code of Japan.")
    stage.choose("Country of Address 1", "United States")
    #expect(stage.elementValue("ZIP code") == "62701")
    #expect(form.draft.person.addresses[0].extended == "Suite 4")
    stage.pilot.press(.character("s"), .control)
    #expect(stage.form == nil)
  }

  @Test func entriesAreAddedAndRemoved() throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    stage.pilot.activate("+ Add phone")
    #expect(stage.focusedLabel == "Phone 3", "The new row has the keys.")
    stage.pilot.type("0123456")
    stage.pilot.activate("Remove Phone 1")
    #expect(stage.elementValue("Phone 1") == "217-555-0199")
    #expect(stage.elementValue("Phone 2") == "0123456")
    stage.pilot.activate("+ Add address")
    stage.pilot.activate("Remove Address 1")
    stage.pilot.press(.character("s"), .control)
    let john = try #require(stage.store.people.first { $0.name.given == "John" })
    #expect(john.phones.map(\.number) == ["217-555-0199", "0123456"])
    #expect(john.addresses.isEmpty, "An address without a text isn't kept.")
  }

  /// The country decides the fields of an address, and comes before them.
  @Test(arguments: AddressBookStage.languages)
  func anAddedAddressBeginsWithItsCountry(language: String) throws {
    let stage = try newForm(language)
    stage.pilot.activate(stage.localized("form.addAddress"))
    let country = stage.pilot.application.traits.localizer.string(
      .AddressBook.formCountryOf(name: Message.AddressBook.fieldAddressNumbered(number: 1)))
    #expect(stage.focusedLabel == country)
    stage.pilot.press(.tab)
    #expect(stage.focusedLabel != country)
  }

  @Test func savingAndAddingShowsAnEmptyForm() throws {
    let stage = try newForm()
    for name in ["Ada", "Bob"] {
      stage.fill("Given name", name)
      #expect(stage.bar.contains("Ctrl+N Save and New"), "\(stage.bar)")
      stage.pilot.press(.character("n"), .control)
      #expect(stage.store.people.last?.name.given == name)
      #expect(stage.elementValue("Given name") ?? "" == "" && stage.form != nil)
    }
    stage.pilot.press(.character("n"), .control)
    #expect(stage.store.people.count == 2, "A form without a name isn't saved.")
    stage.pilot.press(.escape)
    #expect(stage.form == nil)
    stage.edit("ada")
    #expect(!stage.bar.contains("Ctrl+N"), "\(stage.bar)")
  }

  /// N adds a person on each screen that takes no letters.
  @Test(arguments: [AddressBookStage.usual, AddressBookStage.wide, AddressBookStage.small])
  func theLetterOfNewAddsAPersonOnACard(size: Size) throws {
    let stage = try AddressBookStage("en", size)
    stage.open("john")
    #expect(stage.card != nil)
    stage.pilot.type("n")
    #expect(stage.form?.draft.person.id == .new, "\(stage.text)")
    stage.pilot.press(.escape)
    #expect(stage.form == nil && stage.card != nil)
    #expect(stage.pilot.clashingKeys == [])
  }

  @Test func theKindOfAnEntryIsChosen() throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    stage.choose("Type of Phone 2", "Home")
    stage.pilot.press(.character("s"), .control)
    #expect(stage.store.people.first { $0.name.given == "John" }?.phones[1].label == .home)
  }

  @Test func aBirthdayIsTypedInTheLanguage() throws {
    let stage = try AddressBookStage("ko")
    stage.edit("민준")
    stage.replace("생일", by: "2001. 2. 3.")
    stage.pilot.press(.tab)
    #expect(stage.shows("2001년 2월 3일"))
    #expect(stage.form?.draft.person.birthday == Birthday(year: 2_001, month: 2, day: 3))
    stage.replace("생일", by: "2월 31일")
    stage.pilot.press(.tab)
    #expect(stage.form?.draft.person.birthday == Birthday(year: 2_001, month: 2, day: 3))
    stage.pilot.press(.character("s"), .control)
    #expect(stage.form != nil, "A day that isn't one isn't saved.")
  }

  @Test func aBirthdayWithoutAYearIsTakenOut() throws {
    var person = Person(name: PersonName(given: "Ada"))
    person.birthday = Birthday(month: 12, day: 10)
    let stage = try AddressBookStage("en", people: [person])
    stage.edit("ada")
    #expect(stage.shows("December 10"))
    stage.pilot.activate("Birthday")
    stage.pilot.press(.character("a"), .alt)
    stage.pilot.press(.backspace)
    stage.pilot.press(.tab)
    #expect(stage.form?.draft.person.birthday == nil)
    #expect(!stage.shows("December"))
    stage.pilot.press(.character("s"), .control)
    #expect(stage.store.people.map(\.birthday) == [nil])
  }

  @Test(arguments: [
    ("en", "Dec 25", "December 25", 12, 25), ("en", "feb 29", "February 29", 2, 29),
    ("en", "12/25", "December 25", 12, 25), ("ko", "12월 25일", "12월 25일", 12, 25),
    ("ko", "2.29", "2월 29일", 2, 29), ("ja", "2月29日", "2月29日", 2, 29),
    ("ar", "25 ديسمبر", "٢٥ ديسمبر", 12, 25),
  ])
  func aBirthdayWithoutAYearIsTyped(
    language: String, typed: String, written: String, month: Int, day: Int
  ) throws {
    let stage = try AddressBookStage(language, people: [Person(name: PersonName(given: "Ada"))])
    stage.edit("ada")
    stage.fill(stage.localized("field.birthday"), typed)
    stage.pilot.press(.tab)
    #expect(stage.elementValue(stage.localized("field.birthday")) == written)
    stage.pilot.press(.character("s"), .control)
    #expect(stage.store.people.map(\.birthday) == [Birthday(month: month, day: day)])
    let shown = stage.elementValue(stage.localized("field.birthday"))
    #expect(shown?.contains(written) == true, "The card has it as it was typed.")
  }

  @Test func aStoredBirthdayThatNoCalendarHasStays() throws {
    let birthday = Birthday(year: 1995, month: 2, day: 30)
    let person = Person(name: PersonName(given: "Ada"), birthday: birthday)
    let stage = try AddressBookStage("en", people: [person])
    stage.edit("ada")
    stage.pilot.press(.escape)
    #expect(stage.form == nil, "Nothing was changed, so nothing is asked.")
    #expect(stage.store.people.map(\.birthday) == [birthday])
  }

  @Test(arguments: ["Feb 30", "December", "Dec 25, 2027"])
  func anInvalidBirthdayIsNotSaved(typed: String) throws {
    let stage = try AddressBookStage("en", people: [Person(name: PersonName(given: "Ada"))])
    stage.edit("ada")
    stage.fill("Birthday", typed)
    stage.pilot.press(.character("s"), .control)
    #expect(stage.form != nil)
    #expect(stage.store.people.map(\.birthday) == [nil])
  }

  @Test func switchingTheLanguageKeepsTypedText() throws {
    let stage = try AddressBookStage("en")
    stage.edit("john")
    stage.replace("Given name", by: "Jane")
    stage.pilot.press(.function(2))
    #expect(stage.pilot.application.traits.localizer.language.description == "ja")
    #expect(Array(stage.fieldNames.prefix(2)) == ["姓", "名"])
    #expect(stage.elementValue("名") == "Jane")
    stage.pilot.press(.character("s"), .control)
    #expect(stage.store.people.contains { $0.name.given == "Jane" })
  }

  @Test func aCountryWithoutLettersIsShownAndKept() throws {
    var person = Person(name: PersonName(given: "Peter"))
    let id = person.addAddress(country: "Neverland")
    person[address: id].locality = "Lagoon"
    let stage = try AddressBookStage("en", people: [person])
    stage.open("peter")
    #expect(stage.shows("Lagoon") && stage.shows("Neverland"), "The card has it.")
    stage.edit(nil)
    #expect(stage.elementValue("Country of Address 1") == "Neverland")
    stage.fill("Company", "Boys")
    stage.pilot.press(.character("s"), .control)
    #expect(stage.store.people.map { $0.addresses.map(\.country) } == [["Neverland"]])
    // One goes to another country, and comes back.
    stage.edit(nil)
    stage.choose("Country of Address 1", "Japan")
    stage.choose("Country of Address 1", "Neverland")
    #expect(stage.elementValue("Country of Address 1") == "Neverland")
  }

  @Test(arguments: [("en", "john", "United States"), ("ko", "민준", "대한민국"), ("ja", "anna", "ドイツ")])
  func theMenuOfCountriesOpensAtTheChosenOne(
    language: String, name: String, country: String
  ) throws {
    let stage = try AddressBookStage(language)
    stage.edit(name)
    let picker = stage.pilot.application.traits.localizer.string(
      .AddressBook.formCountryOf(name: Message.AddressBook.fieldAddressNumbered(number: 1)))
    stage.pilot.activate(picker)
    #expect(stage.shows("✓ \(country)"), "\(stage.text)")
  }

  @Test(arguments: [AddressBookStage.usual, Size(width: 40, height: 12)])
  func theBarOffersSavingBeforeEditing(size: Size) throws {
    let stage = try AddressBookStage("en", size)
    stage.edit("john")
    stage.pilot.press(.character("x"))
    let bar = stage.text.split(separator: "\n").last.map(String.init) ?? ""
    #expect(bar.contains("Ctrl+S Save  Esc Cancel"), "\(bar)")
    let (save, editing) = (bar.firstRange(of: "Save"), bar.firstRange(of: "Undo"))
    if let save, let editing { #expect(save.lowerBound < editing.lowerBound) }
  }
}
