import AddressBookModel
import AddressBookView
import Hanok
package import HanokScenes

/// The screens of the book.
package nonisolated enum AddressBookScenes {
  package static let all = [
    scene("list"),
    scene("search", .type("/"), .type("10")),
    scene("not-found", .type("/"), .type("xyz")),
    scene("empty", people: []),
    scene("read-only", isReadOnly: true).listWithoutRoom,
    card("american", of: "john").cutCaption,
    card("korean", of: "민준").cutCaption,
    card("japanese", of: "やまだ").cutCaption,
    card("german", of: "anna").cutCaption,
    card("form", of: "john", .activate(.AddressBook.actionEdit)).cutButtons.cutEntries,
    scene("discard", .activate(.AddressBook.actionNew), .type("Ada"), .press(.escape))
      .cutButtons,
    scene("form-errors", .activate(.AddressBook.actionNew), .press(.character("s"), .control))
      .cutButtons,
  ]

  private static func card(_ name: String, of person: String, _ steps: Pilot.Step...) -> Scene {
    scene(name, [.type("/"), .type(person), .press(.enter), .press(.enter)] + steps)
  }

  private static func scene(
    _ name: String, people: [Person] = SamplePeople.all, isReadOnly: Bool = false,
    _ steps: Pilot.Step...
  ) -> Scene { scene(name, people: people, isReadOnly: isReadOnly, steps) }

  private static func scene(
    _ name: String, people: [Person] = SamplePeople.all, isReadOnly: Bool = false,
    _ steps: [Pilot.Step]
  ) -> Scene {
    Scene(name, [.addressBook], steps: steps) {
      let day = CalendarDay(year: 2026, month: 11, day: 22) ?? .first
      let book = AddressBook(PersonMemory(people, isReadOnly: isReadOnly)) {
        Birthday(year: 2026, month: 11, day: 22)
      }
      return AddressBookCoordinator(book) { day }
    }
  }
}

nonisolated extension Scene {
  private static let smallest = Size(width: 20, height: 6)

  /// Allows captions that are cut in a pseudo-language where there are twenty columns.
  fileprivate var cutCaption: Scene {
    allowing(
      .cutText, in: ["en-XC"], at: [Self.smallest],
      because: "No caption of a language that people speak is as wide.")
  }

  /// Allows a list without room for its rows below a pseudo-language's long sentence.
  fileprivate var listWithoutRoom: Scene {
    allowing(
      .unseen, in: ["en-XC"], at: [Self.smallest],
      because: "No language that people speak needs as many rows to say that a file is read-only.")
  }

  /// Allows buttons that are cut in a pseudo-language where there are twenty columns.
  fileprivate var cutButtons: Scene {
    allowing(
      .cutText, in: ["ar-XB", "en-XA", "en-XC"], at: [Self.smallest],
      because: "No caption of a language that people speak is as wide.")
  }

  /// Allows buttons and names of countries that are cut beside long captions.
  fileprivate var cutEntries: Scene {
    allowing(
      .cutText, in: ["en-XA", "en-XC"], at: [Size(width: 80, height: 24)],
      because: "No caption of a language that people speak leaves as little room beside it.")
  }
}
