import AddressBookModel
import AddressBookStore
import HanokUnicode
import HanokVCard

/// People of two languages, the same in each run.
enum MadeUpPeople {
  private static let families = Array("김이박최정강조윤장임한오서신권황안송류홍").map(String.init)
  private static let syllables = Array("서연민준지우하윤도현수빈예은시아주원채유진").map(String.init)
  private static let englishFamilies = [
    "Adams", "Baker", "Clark", "Davis", "Evans", "Foster", "Green", "Hughes", "Irwin", "Jones",
  ]
  private static let englishNames = ["Ada", "Ben", "Clara", "Dan", "Eve", "Finn", "Grace", "Hal"]

  /// The cards of so many people.
  static func cards(_ count: Int) -> [UInt8] {
    let writer = VCardWriter()
    return (0..<count).flatMap { Array(writer.card(of: VCardContact(person($0))).utf8) }
  }

  private static func person(_ number: Int) -> Person {
    // A multiplier without a factor of the counts, so that neighbours differ.
    let mixed = number &* 7_919 &+ 104_729
    var person = Person(
      name: number % 4 == 0
        ? PersonName(
          family: englishFamilies[mixed % 10], given: "\(englishNames[mixed % 8]) \(number)")
        : PersonName(
          family: families[mixed % 20],
          given: syllables[mixed / 20 % 20] + syllables[mixed / 400 % 20]))
    person[phone: person.addPhone()].number =
      "010-\(1_000 + mixed % 9_000)-\(1_000 + number % 9_000)"
    person[email: person.addEmail()].address = "user\(number)@example.org"
    let id = person.addAddress(country: "KR")
    person[address: id].region = "서울특별시"
    person[address: id].locality = number % 3 == 0 ? "중구" : "종로구"
    person[address: id].street = "세종대로 \(number % 500)"
    person[address: id].postalCode = "04524"
    person.birthday = Birthday(
      year: 1950 + number % 60, month: 1 + number % 12, day: 1 + number % 28)
    return person
  }
}

extension PersonOrder {
  static func korean() throws -> PersonOrder { try order("ko") }

  static func english() throws -> PersonOrder { try order("en") }

  private static func order(_ language: String) throws -> PersonOrder {
    let index = try AlphabeticIndex(try LanguageTag(language))
    let collation = try Collation(index.language)
    return PersonOrder(
      identifier: language, bucket: { index.bucketIndex(of: $0) }, key: { collation.key(of: $0) })
  }
}
