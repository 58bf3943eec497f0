import AddressBookModel
import AddressBookView
import Hanok
import HanokLocalization
import Testing

@testable import AddressBookController

/// Each reason has its words, and no other's.
@Suite struct FailureWordTests {
  private func words(_ language: String) throws -> [StoreFailure.Reason: String] {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.addressBook]), language: try LanguageTag(language))
    return Dictionary(
      uniqueKeysWithValues: StoreFailure.Reason.allCases.map {
        ($0, localizer.string(.failure(StoreFailure($0))))
      })
  }

  @Test(arguments: AddressBookStage.languages)
  func noTwoFailuresHaveTheSameWords(language: String) throws {
    let words = try words(language)
    #expect(Set(words.values).count == StoreFailure.Reason.allCases.count)
  }

  @Test(arguments: [
    (StoreFailure.Reason.inUse, "Another program"), (.readOnly, "is read-only"),
    (.damaged, "is damaged"), (.newerVersion, "newer version"), (.diskFull, "disk is full"),
    (.unreachable, "can’t be reached"), (.missing, "no longer in the address book"),
    (.other, "Something went wrong"),
  ])
  func theTextNamesTheProblem(reason: StoreFailure.Reason, part: String) throws {
    #expect(try words("en")[reason]?.contains(part) == true)
  }

  /// An import or an export has two files: the sentence names the one that has failed.
  @Test(arguments: AddressBookStage.languages)
  func theFileThatHasFailedIsNamed(language: String) throws {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.addressBook]), language: try LanguageTag(language))
    for reason in [StoreFailure.Reason.diskFull, .readOnly, .unreachable] {
      let failure = StoreFailure(reason)
      let cards = localizer.string(.failure(CardFailure.cards(failure)))
      #expect(cards.contains("vCard") && cards.contains("\n"), "What to do is below: \(cards)")
      #expect(
        localizer.string(.failure(CardFailure.book(failure))) == localizer.string(.failure(failure))
      )
    }
  }
}
