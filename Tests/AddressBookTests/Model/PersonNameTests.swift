import AddressBookModel
import Testing

@Suite nonisolated struct PersonNameTests {
  struct Case: CustomTestStringConvertible {
    let name: PersonName
    let formatted: String
    var testDescription: String { formatted }
  }

  private static let full = PersonName(
    family: "Lovelace", given: "Ada", middle: "King", prefix: "Countess", suffix: "FRS")

  @Test(arguments: [
    Case(name: full, formatted: "Countess Ada King Lovelace FRS"),
    Case(name: PersonName(family: "김", given: "철수"), formatted: "김철수"),
    Case(name: PersonName(family: "山田", given: "太郎"), formatted: "山田太郎"),
    Case(name: PersonName(family: "佐々木", given: "のぞみ"), formatted: "佐々木のぞみ"),
    Case(name: PersonName(family: "Kim", given: "Cheolsu"), formatted: "Cheolsu Kim"),
    Case(
      name: PersonName(family: "Bartók", given: "Béla", order: .familyFirst),
      formatted: "Bartók Béla"),
    Case(
      name: PersonName(family: "スミス", given: "ジョン", order: .givenFirst), formatted: "ジョンスミス"),
    Case(name: PersonName(given: "Plato"), formatted: "Plato"),
    Case(name: PersonName(), formatted: ""),
  ])
  func theWritingSystemSaysTheOrder(example: Case) {
    #expect(example.name.formatted == example.formatted)
  }

  @Test func theReadingHasTheOrderOfTheName() {
    let name = PersonName(
      family: "山田", given: "太郎", familyReading: "やまだ", givenReading: "たろう")
    #expect(name.formattedReading == "やまだ たろう")
    #expect(PersonName().formattedReading == "")
  }
}
