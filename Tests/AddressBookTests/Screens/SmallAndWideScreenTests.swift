import AddressBookController
import AddressBookModel
import Hanok
import HanokTesting
import Testing

/// Screens with very little room, and with very much.
@Suite struct SmallAndWideScreenTests {
  @Test func aPersonIsAddedWhereThereIsLittleRoom() throws {
    let stage = try AddressBookStage("en", AddressBookStage.small)
    stage.pilot.type("n")
    stage.pilot.type("Ada")
    for _ in 0..<2 { stage.pilot.press(.tab) }
    stage.pilot.type("Hanok")
    // By keys alone to the button in the bar, which is behind all fields.
    stage.pilot.press(.tab, .shift)
    stage.pilot.press(.tab, .shift)
    stage.pilot.press(.tab, .shift)
    stage.pilot.press(.enter)
    #expect(stage.store.people.contains { $0.name.given == "Ada" })
  }

  /// In few rows the name of a person stays above the lines, which scroll.
  @Test func theNameIsOnTheCardWhereThereIsLittleRoom() throws {
    let stage = try AddressBookStage("en", AddressBookStage.small)
    stage.open("john")
    #expect(stage.card != nil && stage.shows("John Smith"), "\(stage.text)")
    for _ in 0..<4 {
      stage.pilot.press(.tab)
      #expect(stage.shows("John Smith"), "\(stage.text)")
    }
    let localizer = stage.pilot.application.traits.localizer
    let names = stage.pilot.elements.filter {
      $0.traits.contains(.header) && $0.label.map { localizer.string($0) } == "John Smith"
    }
    #expect(names.count == 1)
    stage.pilot.resize(to: AddressBookStage.usual)
    #expect(stage.shows("John Smith"), "\(stage.text)")
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (20, 6), (99, 24), (100, 24), (200, 60)])
  func anySizeIsDrawn(width: Int, height: Int) async throws {
    let variant = SceneVariant(language: try LanguageTag("ko"), size: AddressBookStage.usual)
    for scene in AddressBookScenes.all {
      let pilot = try await scene.open(variant)
      pilot.resize(to: Size(width: width, height: height))
      #expect(pilot.screen.size == Size(width: width, height: height))
      pilot.resize(to: AddressBookStage.usual)
    }
  }

  private nonisolated static let longNote = (1...400).map { "Sentence \($0)." }

  /// A person with a note that is longer than the screen, and with other lines or without.
  private nonisolated static let talkative: [Person] = {
    func person(_ change: (inout Person) -> Void) -> Person {
      var person = Person(
        name: PersonName(family: "Lovelace", given: "Ada"),
        note: longNote.joined(separator: "\n"))
      change(&person)
      return person
    }
    return [
      person { _ in }, person { $0.note = longNote.joined(separator: " ") },
      person { $0.phones = [Phone(id: 1, number: "01")] },
      person { person in
        person.phones = (1...9).map { Phone(id: $0, number: "0\($0)") }
      },
    ]
  }()

  @Test(
    arguments: talkative, AddressBookStage.sizes + [AddressBookStage.wide])
  func aCardWithALongNoteOpensAtItsTop(person: Person, size: Size) throws {
    let stage = try AddressBookStage("en", size, people: [person])
    stage.pilot.press(.enter)
    #expect(stage.shows("Ada Lovelace") && stage.card != nil, "\(stage.text)")
    #expect(!stage.shows("Sentence 400"))
    let found = try AddressBookStage("en", size, people: [person] + SamplePeople.all)
    found.open("lovel")
    #expect(found.shows("Ada Lovelace") && found.card != nil, "\(found.text)")
  }
}
