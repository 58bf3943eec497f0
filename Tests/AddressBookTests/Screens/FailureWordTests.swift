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
    (StoreFailure.Reason.inUse, "Another program"), (.readOnly, "can only be read"),
    (.damaged, "is damaged"), (.newerVersion, "newer version"), (.diskFull, "disk is full"),
    (.unreachable, "can't be reached"), (.missing, "no longer in the address book"),
    (.other, "Something went wrong"),
  ])
  func theWordsSayWhatIsWrong(reason: StoreFailure.Reason, part: String) throws {
    #expect(try words("en")[reason]?.contains(part) == true)
  }
}
