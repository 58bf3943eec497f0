import AddressBookController
import AddressBookModel
import Hanok
import HanokTesting
import Testing

/// The screens that wait for an answer, as they were recorded; the others are scenes.
@Suite struct AddressBookScreenTests {
  @Test(arguments: AddressBookStage.languages)
  func theQuestionIsAsRecorded(language: String) async throws {
    for size in AddressBookStage.sizes {
      let stage = try await AddressBookPage.discard.stage(language, size)
      try stage.pilot.expectSnapshot("discard")
      #expect(stage.pilot.problems.allSatisfy { $0.kind.table == "Hanok" && language == "ar" })
      #expect(stage.pilot.clashingKeys == [])
    }
  }
}

/// The screens, each with what leads to it.
nonisolated enum AddressBookPage: String, CaseIterable, Sendable {
  case list
  case search
  case notFound = "not-found"
  case empty
  case american = "card-us"
  case korean = "card-kr"
  case japanese = "card-jp"
  case german = "card-de"
  case form
  case errors = "form-errors"
  case discard

  @MainActor func stage(_ language: String, _ size: Size) async throws -> AddressBookStage {
    let stage = try AddressBookStage(
      language, size, people: self == .empty ? [] : SamplePeople.all)
    let pilot = stage.pilot
    switch self {
    case .list, .empty: break
    case .search:
      pilot.type("/")
      pilot.type("10")
    case .notFound:
      pilot.type("/")
      pilot.type("xyz")
    case .american: stage.open("john")
    case .korean: stage.open("민준")
    case .japanese: stage.open("やまだ")
    case .german: stage.open("anna")
    case .form:
      stage.open("john")
      pilot.type("e")
    case .errors:
      pilot.type("n")
      pilot.press(.character("s"), .control)
    case .discard:
      pilot.type("n")
      pilot.type("Ada")
      pilot.press(.escape)
      await stage.settle()
    }
    return stage
  }
}
