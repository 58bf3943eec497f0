import AddressBookModel
import AddressBookView
import HanokUnicode
import Testing

@testable import AddressBookController

/// The fields of the form and the properties of a person belong together, one for one.
@Suite struct FormFieldTests {
  private static let fields: [PersonField] =
    NameField.allCases.map(PersonField.name)
    + AddressField.allCases.map { .address(3, $0) }
    + [.organization, .birthday, .phone(1), .email(2), .note]

  @Test func eachPropertyHasItsOwnFieldAndEachFieldItsProperty() {
    #expect(Set(Self.fields.map { FormField($0) }).count == Self.fields.count)
    for field in Self.fields { #expect(FormField(field).personField == field) }
  }

  @Test(arguments: [
    (NamePart.family, NameField.family), (.given, .given), (.middle, .middle), (.prefix, .prefix),
    (.suffix, .suffix), (.familyReading, .familyReading), (.givenReading, .givenReading),
  ])
  func partsOfNamesAreWhatTheyAreCalled(part: NamePart, field: NameField) {
    #expect(part.nameField == field)
  }

  @Test(arguments: [
    ("ko", NameOrder.familyFirst), ("ja", .familyFirst), ("hu-HU", .familyFirst),
    ("zh-Hant", .familyFirst), ("en", .givenFirst), ("ar", .givenFirst), ("und", .givenFirst),
  ])
  func theLanguageSaysTheOrderOfTheForm(language: String, order: NameOrder) throws {
    #expect(NameOrder(try LanguageTag(language)) == order)
  }
}
