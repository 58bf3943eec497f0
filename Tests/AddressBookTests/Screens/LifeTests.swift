import AddressBookController
import AddressBookModel
import AddressBookView
import Hanok
import HanokNotifications
import HanokTesting
import Testing

/// The life of screens, and who speaks to whom.
@Suite struct LifeTests {
  @Test func aFormIsGoneWithAllThatItHad() async throws {
    let stage = try AddressBookStage("en")
    let gone = Gone()
    for round in 0..<5 {
      stage.edit(round == 0 ? "john" : nil)
      try gone.watch(#require(stage.form))
      stage.fill("Company", "x")
      stage.pilot.press(.escape)
      await stage.pilot.settle()
      stage.pilot.type("d")
      await stage.pilot.settle()
    }
    #expect(gone.count == 5)
    #expect(gone.left == [])
  }

  @Test func aCardIsGoneWhenOneGoesBack() throws {
    let stage = try AddressBookStage("en")
    let gone = Gone()
    for _ in 0..<5 {
      stage.pilot.press(.enter)
      try gone.watch(#require(stage.card))
      stage.pilot.press(.escape)
    }
    #expect(gone.count == 5)
    #expect(gone.left == [])
  }

  @Test func aCardIsGoneWhenAnotherIsChosenBesideTheList() throws {
    let stage = try AddressBookStage("en", AddressBookStage.wide)
    let gone = Gone()
    for _ in 0..<4 {
      stage.pilot.press(.down)
      try gone.watch(#require(stage.card))
    }
    #expect(gone.count == 4 && gone.left.count == 1, "The last one shows.")
  }

  @Test func theProgramIsGoneWithItsModel() throws {
    weak var book: AddressBook?
    weak var coordinator: ViewController?
    do {
      let stage = try AddressBookStage("en")
      stage.open("john")
      book = stage.book
      coordinator = stage.pilot.application.rootViewController
      stage.pilot.type("q")
      #expect(!stage.pilot.isRunning)
    }
    #expect(book == nil && coordinator == nil)
  }

  @Test func aPersonSetBeforeTheViewIsLoadedLoadsNothingAndIsNotLost() throws {
    let book = AddressBookStage.book(MemoryStore())
    let card = CardController(SamplePeople.american, in: book) { AddressBookStage.today }
    card.person = SamplePeople.german
    #expect(card.viewIfLoaded == nil)
    let form = PersonFormController(SamplePeople.german, in: book, today: AddressBookStage.today)
    #expect(form.viewIfLoaded == nil)
    let pilot = try Pilot(card, in: "en", size: AddressBookStage.usual, [.addressBook])
    #expect(pilot.screen.text.contains("Anna Müller"))
  }

  @Test func aDraftSetBeforeTheViewIsLoadedIsShownByItsFields() throws {
    let book = AddressBookStage.book(MemoryStore())
    let form = PersonFormController(SamplePeople.german, in: book, today: AddressBookStage.today)
    form.draft.person.name.given = "Annette"
    #expect(form.viewIfLoaded == nil)
    let pilot = try Pilot(form, in: "en", size: AddressBookStage.usual, [.addressBook])
    let localizer = pilot.application.traits.localizer
    let field = pilot.elements.first { $0.label == .AddressBook.fieldGiven }
    #expect(field?.value.map { localizer.string($0) } == "Annette")
  }

  /// In no window there is no other time at which it could.
  @Test func aViewThatIsLoadedShowsThePerson() {
    let book = AddressBookStage.book(MemoryStore())
    let card = CardController(SamplePeople.american, in: book) { AddressBookStage.today }
    card.person = SamplePeople.german
    #expect(card.title == nil)
    _ = card.view
    let name = PersonRow(SamplePeople.german).title
    #expect(card.title == .AddressBook.personTitle(title: name))
  }

  @Test func theDayComesFromOutside() throws {
    let book = AddressBookStage.book(MemoryStore([SamplePeople.american]))
    for (day, age) in [(21, "40"), (22, "41")] {
      let today = try #require(CalendarDay(year: 2026, month: 11, day: day))
      let pilot = try Pilot(
        AddressBookCoordinator(book) { today }, in: "en", size: AddressBookStage.usual,
        [.addressBook])
      pilot.press(.enter)
      #expect(pilot.screen.text.contains(age))
      #expect(!pilot.screen.text.contains(age == "40" ? "41" : "40"))
    }
  }

  /// Gives the person whose card shows another given name, in the form.
  private func rename(to name: String, on stage: AddressBookStage) {
    stage.edit(nil)
    stage.replace("Given name", by: name)
    stage.pilot.press(.character("s"), .control)
    stage.pilot.advance(by: .zero)
  }

  @Test(arguments: [AddressBookStage.usual, AddressBookStage.wide])
  func theShownCardIsNotifiedOfChangesInTheForm(size: Size) throws {
    let stage = try AddressBookStage("en", size)
    stage.open("john")
    let card = try #require(stage.card)
    rename(to: "Jonathan", on: stage)
    #expect(stage.form == nil && stage.card === card, "It is the card that was there.")
    #expect(stage.shows("Jonathan Smith") && !stage.shows("John Smith"))
  }

  // The page on it is in Sources/Samples/AddressBook/README.md.
  @Test func withoutItsObserverTheScreenIsStale() throws {
    let stage = try AddressBookStage("en")
    stage.open("john")
    stage.book.center.removeObserver(try #require(stage.card))
    rename(to: "Jonathan", on: stage)
    #expect(stage.store.people.contains { $0.name.given == "Jonathan" }, "The model has it,")
    #expect(stage.shows("John Smith") && !stage.shows("Jonathan"), "and the screen has not.")
    stage.pilot.press(.escape)
    #expect(stage.shows("Jonathan Smith"), "The list listens.")
    stage.pilot.press(.enter)
    #expect(stage.card != nil && stage.shows("Jonathan Smith"), "Opened again, it is right.")
  }

  @Test func aCardOfAnotherPersonIsShownAfterTheForm() throws {
    let stage = try AddressBookStage("en", AddressBookStage.wide)
    stage.open("john")
    let card = try #require(stage.card)
    stage.pilot.activate("New")
    stage.fill("Given name", "Zoe")
    stage.pilot.press(.character("s"), .control)
    stage.pilot.advance(by: .zero)
    #expect(stage.card !== card && stage.card?.person.name.given == "Zoe")
  }

  @Test func theListReportsToItsDelegate() throws {
    let book = AddressBookStage.book(MemoryStore(SamplePeople.all))
    let (list, notes) = (PeopleListController(book), Notes())
    list.delegate = notes
    let pilot = try Pilot(list, in: "en", size: AddressBookStage.usual, [.addressBook])
    pilot.press(.down)
    pilot.press(.enter)
    let john = try #require(try book.listing(matching: "john").ids.first)
    #expect(notes.all == ["selected \(john.rawValue)", "chosen \(john.rawValue)"])
  }

  @Test func theFormReportsToItsDelegateAndAsksIt() throws {
    let (form, notes) = (PersonFormView(today: AddressBookStage.today), Notes())
    form.delegate = notes
    form.show(
      FormShape(names: [.given, .family], phones: [FormShape.Entry(id: 7, kind: 0)]))
    let screen = ViewController()
    screen.view = form
    let pilot = try Pilot(screen, in: "en", size: AddressBookStage.usual, [.addressBook])
    pilot.type("Jo")
    pilot.activate("Phone 1")
    pilot.type("1")
    pilot.activate("+ Add phone")
    pilot.activate("Remove Phone 1")
    #expect(
      notes.all == ["given: J", "given: Jo", "phone 7: 1", "added", "removed 7"],
      "Each once: nothing that is shown is reported.")
    pilot.perform { form.setText("Ann", of: .name(.given)) }
    #expect(notes.all.count == 5 && form.text(of: .name(.given)) == "Ann")
    pilot.perform { #expect(!form.validate()) }
    pilot.advance(by: .zero)
    #expect(pilot.screen.text.contains("wrong"))
  }

  @Test func anActionWithoutATargetFindsTheNearestWhoTakesIt() throws {
    let root = Actions()
    let list = PeopleListController(AddressBookStage.book(MemoryStore(SamplePeople.all)))
    root.addChild(list)
    let pilot = try Pilot(root, in: "en", size: AddressBookStage.usual, [.addressBook])
    pilot.perform {
      root.view.addSubview(list.view)
      list.view.frame = root.view.bounds
      list.navigationItem.trailingButtons[0].frame = root.view.bounds
      root.view.addSubview(list.navigationItem.trailingButtons[0])
    }
    pilot.advance(by: .zero)
    pilot.type("n")
    #expect(root.count == 1)
  }
}

/// Who is to be gone, without keeping them.
private final class Gone {
  private struct Watched {
    weak var controller: ViewController?
    weak var view: View?
  }

  private var watched: [Watched] = []

  func watch(_ controller: ViewController) {
    watched.append(Watched(controller: controller, view: controller.viewIfLoaded))
  }

  var count: Int { watched.count }

  /// The numbers of those of whom something is left.
  var left: [Int] {
    watched.indices.filter { watched[$0].controller != nil || watched[$0].view != nil }
  }
}

/// Who takes the actions of screens.
private final class Actions: ViewController, PeopleActions {
  var count = 0

  func addPerson() { count += 1 }
  func editPerson(_ id: PersonID) {}
  func deletePerson(_ id: PersonID, named name: String) {}
}

/// A delegate that notes what it hears.
private final class Notes: PeopleListControllerDelegate, PersonFormViewDelegate {
  var all: [String] = []

  func peopleList(_ list: PeopleListController, didSelect id: PersonID) {
    all.append("selected \(id.rawValue)")
  }
  func peopleList(_ list: PeopleListController, didChoose id: PersonID) {
    all.append("chosen \(id.rawValue)")
  }
  func peopleListDidShowPeople(_ list: PeopleListController) {}
  func formView(_ view: PersonFormView, didChange field: FormField, to text: String) {
    switch field {
    case .name(let part): all.append("\(part): \(text)")
    case .phone(let id): all.append("phone \(id): \(text)")
    default: all.append(text)
    }
  }
  func formView(_ view: PersonFormView, didEnterBirthday day: PartialDay?) {}
  func formView(
    _ view: PersonFormView, didChooseKind kind: Int, of id: Int, in group: EntryGroup
  ) {}
  func formView(_ view: PersonFormView, didChooseCountry country: Int, of id: Int) {}
  func formView(_ view: PersonFormView, didAddTo group: EntryGroup) { all.append("added") }
  func formView(_ view: PersonFormView, didRemove id: Int) { all.append("removed \(id)") }
  func formView(_ view: PersonFormView, problemWith field: FormField) -> Message? {
    field == .name(.family) ? .verbatim("wrong") : nil
  }
}
