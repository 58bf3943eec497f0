import AddressBookController
import AddressBookModel
import AddressBookView
import Hanok
import HanokTesting
import Testing

/// The list: sections, search, rows as they come into sight, and what follows the model.
@Suite struct ListTests {
  @Test(arguments: [
    ("en", ["M", "S", "#"]), ("ko", ["ㄱ", "M", "S", "#"]), ("ja", ["M", "S", "や", "#"]),
    ("ru", ["И", "M", "S", "#"]),
  ])
  func peopleAreUnderTheLettersOfTheLanguage(language: String, letters: [String]) throws {
    let stage = try AddressBookStage(language)
    let table = try #require(stage.list?.tableView)
    let titles = stage.list?.sectionIndexTitles(for: table) ?? []
    #expect(Set(letters).isSubset(of: titles) && titles.count == letters.count, "\(titles)")
  }

  @Test func anotherLanguageFilesThePeopleAgain() throws {
    let stage = try AddressBookStage("en")
    let table = try #require(stage.list?.tableView)
    stage.pilot.press(.function(2))
    #expect(stage.list?.sectionIndexTitles(for: table) == ["M", "S", "や", "#"])
  }

  /// The cells of a number run from left to right, group by group, in either direction of text.
  @Test(
    arguments: ["en", "ar"],
    [
      ("٠٥٩ ١٢٠ ٤٥٦٧", "٠٥٩ ١٢٠ ٤٥٦٧"), ("+٩٦٦ (٥٠) ١٢٣-٤٥", "+٩٦٦ (٥٠) ١٢٣-٤٥"),
      ("۰۲۱ ۱۲۳", "۰۲۱ ۱۲۳"), ("010 123", "010 123"),
    ])
  func aNumberRunsFromLeftToRight(language: String, number: (typed: String, drawn: String)) throws {
    let phone = Phone(id: 1, number: number.typed)
    let person = Person(name: PersonName(given: "A"), phones: [phone])
    let stage = try AddressBookStage(language, people: [person])
    #expect(stage.shows(number.drawn), "\(stage.text)")
  }

  @Test(arguments: [
    ("joh", "John Smith"), ("민준", "김민준"), ("やまだ", "山田花子"), ("10-12", "김민준"),
    ("köln", "Anna Müller"), ("smith jo", "John Smith"),
  ])
  func peopleAreFoundWhileOneTypes(query: String, name: String) throws {
    let stage = try AddressBookStage("en")
    stage.pilot.type("/")
    stage.pilot.type(query)
    #expect(stage.shows(name) && stage.shows("1 person"))
    stage.pilot.press(.escape)
    #expect(stage.shows("6 people"))
  }

  @Test func theSearchEndsFromTheListToo() throws {
    let stage = try AddressBookStage("en")
    stage.pilot.type("/")
    stage.pilot.type("john")
    stage.pilot.press(.enter)
    stage.pilot.press(.escape)
    #expect(stage.shows("6 people") && stage.card == nil)
  }

  @Test func oneEscapeLeavesTheSearch() throws {
    let stage = try AddressBookStage("en")
    stage.pilot.type("/")
    stage.pilot.type("john")
    #expect(stage.bar.contains("Esc End search"))
    stage.pilot.press(.escape)
    #expect(stage.shows("6 people") && !stage.shows("/john"))
    #expect(stage.list?.tableView.isFirstResponder == true)
    stage.pilot.type("/")
    stage.pilot.press(.escape)
    #expect(stage.list?.tableView.isFirstResponder == true, "Also where nothing was typed.")
  }

  @Test(arguments: AddressBookStage.languages)
  func typedLettersAreNotCommands(language: String) throws {
    let stage = try AddressBookStage(language, AddressBookStage.wide)
    let quit = "Q \(stage.localized("action.quit"))"
    let letter = language == "ar" ? "ءاهنإ إ" : "Q"
    #expect(stage.bar.contains(letter))
    stage.pilot.type("/")
    // Ctrl-Q isn't typed.
    let bar = stage.bar.replacing("Ctrl+\(quit)", with: "")
    #expect(!bar.contains(letter) && !bar.contains("/"), "\(quit): \(bar)")
    stage.pilot.press(.escape)
    #expect(stage.bar.contains(letter))
  }

  @Test func theBarSaysWhatEnterDoes() throws {
    let stage = try AddressBookStage("en")
    #expect(stage.bar.hasPrefix(" Enter Open"), "\(stage.bar)")
    #expect(try AddressBookStage("en", people: []).bar.contains("Enter") == false)
  }

  @Test func allCommandsAreListedWithTheirKeys() throws {
    let stage = try AddressBookStage("en")
    stage.pilot.press(.function(1))
    #expect(stage.key(of: "New") == "N", "\(stage.text)")
    stage.pilot.press(.escape)
    stage.open("john")
    stage.pilot.press(.function(1))
    #expect(stage.key(of: "Edit") == "E" && stage.key(of: "Delete") == "D", "\(stage.text)")
    #expect(stage.key(of: "New") == "N", "Also where its button isn't on the screen.")
  }

  @Test func theFormHasAllCommandsToo() throws {
    let stage = try AddressBookStage("en")
    stage.pilot.type("n")
    stage.pilot.press(.function(1))
    #expect(stage.key(of: "Language") == "F2", "\(stage.text)")
    #expect(stage.key(of: "Quit") == "Ctrl+Q")
    stage.pilot.press(.function(1))
    stage.pilot.press(.escape)
    #expect(stage.key(of: "Language") == nil, "There is one palette.")
  }

  /// A number as a name runs from left to right, as beside the letters of any language.
  @Test func aNameMayBeANumber() throws {
    let number = "+44 20 7946 0000"
    let stage = try AddressBookStage("ar", people: [Person(name: PersonName(given: number))])
    #expect(stage.shows(number), "\(stage.text)")
    stage.pilot.press(.enter)
    #expect(stage.shows(number), "\(stage.text)")
  }

  @Test func anEmptyBookAndAnEmptySearchHaveDifferentTexts() throws {
    let empty = try AddressBookStage("en", people: [])
    #expect(empty.shows("No people yet."))
    #expect(!empty.bar.contains("Search"), "\(empty.bar)")
    let stage = try AddressBookStage("en", AddressBookStage.wide)
    stage.pilot.type("/")
    stage.pilot.type("xyz")
    #expect(stage.shows("No people match “xyz”."))
  }

  @Test func rowsAreReadAsTheyComeIntoSight() throws {
    let people = (0..<5_000).map { number in
      Person(name: PersonName(family: "Name \(number + 10_000)"))
    }
    let stage = try AddressBookStage("en", people: people)
    #expect(stage.shows("5,000 people") && stage.shows("Name 10000"))
    #expect(stage.store.rowReads == 1)
    #expect(stage.book.cachedRowCount <= 256)
    stage.pilot.press(.end)
    #expect(stage.shows("Name 14999"))
    #expect(stage.store.rowReads <= 3)
  }

  @Test func aMemoryWarningDropsTheRowsAndTheyComeAgain() throws {
    let stage = try AddressBookStage("en")
    #expect(stage.book.cachedRowCount == 6)
    let memory = ScriptedMemory()
    stage.pilot.application.memoryPressure = memory
    memory.warn()
    #expect(stage.book.cachedRowCount == 0)
    stage.pilot.press(.function(2))
    #expect(stage.shows("John Smith"))
  }

  @Test func listAndCardSeeEachOthersChanges() throws {
    let stage = try AddressBookStage("en", AddressBookStage.wide)
    stage.open("john")
    var john = try #require(stage.card?.person)
    john.name.given = "Jonathan"
    stage.pilot.perform { _ = try? stage.book.save(john) }
    stage.pilot.advance(by: .zero)
    #expect(stage.card?.person.name.given == "Jonathan")
    let rows = stage.text.split(separator: "\n").filter { $0.contains("Jonathan") }
    #expect(!rows.isEmpty && !stage.shows("John "), "In both, and the old name in none.")
  }

  @Test func aLineOfTheCardIsCopied() throws {
    let stage = try AddressBookStage("en")
    stage.open("john")
    stage.pilot.press(.down)
    stage.pilot.press(.enter)
    #expect(stage.pilot.application.copiedText == "+1 217 555 0123")
    #expect(stage.shows("Copied"))
    stage.pilot.activate("Work")
    #expect(
      stage.pilot.application.copiedText == "John Smith\n1 Main Street\nSpringfield, IL 62701")
  }

  @Test func aResizedCardIsShownBesideTheListAgain() throws {
    let stage = try AddressBookStage("en", AddressBookStage.wide)
    stage.open("anna")
    #expect(stage.shows("Lange Straße") && stage.shows("1 person"))
    stage.pilot.resize(to: AddressBookStage.usual)
    #expect(stage.shows("Lange Straße") && !stage.shows("1 person"))
    stage.pilot.resize(to: AddressBookStage.wide)
    #expect(stage.shows("Lange Straße") && stage.shows("1 person"))
  }

  @Test func theEmptyDetailIsNotShownInANarrowWindow() throws {
    let stage = try AddressBookStage("en", AddressBookStage.wide)
    stage.open("anna")
    let id = try #require(stage.card?.person.id)
    stage.pilot.perform { _ = try? stage.book.remove(id) }
    stage.pilot.advance(by: .zero)
    #expect(stage.card == nil && stage.shows("Choose a person in the list."))
    stage.pilot.resize(to: AddressBookStage.usual)
    #expect(!stage.shows("Choose a person") && stage.shows("No people match"))
  }

  @Test func aChangeBeforeTheViewIsLoadedLoadsNothing() throws {
    let book = AddressBookStage.book(MemoryStore())
    let list = PeopleListController(book)
    try book.save(SamplePeople.american)
    #expect(list.viewIfLoaded == nil)
    let pilot = try Pilot(list, in: "en", size: AddressBookStage.usual, [.addressBook])
    #expect(pilot.screen.text.contains("John Smith"))
  }

  @Test func allThatCanBeDoneIsAmongTheCommands() throws {
    let stage = try AddressBookStage("en")
    stage.open("john")
    let localizer = stage.pilot.application.traits.localizer
    let titles = stage.pilot.application.window.performableCommands
      .compactMap { $0.title.map { localizer.string($0) } }
    for title in ["New", "Edit", "Delete", "Search", "Back", "Quit", "All commands"] {
      #expect(titles.contains(title), "\(title)")
    }
  }
}

/// News of short memory, when a test says so.
private final class ScriptedMemory: MemoryPressureSource {
  private var handler: () -> Void = {}

  func start(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }
  func stop() { handler = {} }
  func warn() { handler() }
}
