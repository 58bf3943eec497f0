package import AddressBookModel

/// People of several countries, for scenes and tests.
package nonisolated enum SamplePeople {
  package static let korean = Person(
    name: PersonName(family: "김", given: "민준"), organization: "한옥상사",
    birthday: Birthday(year: 1990, month: 5, day: 17),
    addresses: [
      PostalAddress(
        id: 1, country: "KR", street: "사직로 161", extended: "경복궁 101호", locality: "종로구",
        region: "서울특별시", postalCode: "03045")
    ], phones: [Phone(id: 2, number: "010-1234-5678")],
    emails: [EmailAddress(id: 3, address: "minjun@example.kr")])

  package static let japanese = Person(
    name: PersonName(
      family: "山田", given: "花子", familyReading: "やまだ", givenReading: "はなこ"),
    birthday: Birthday(month: 3, day: 3),
    addresses: [
      PostalAddress(
        id: 1, country: "JP", street: "千代田1-1", locality: "千代田区", region: "東京都",
        postalCode: "100-0001")
    ], phones: [Phone(id: 2, label: .home, number: "03-1234-5678")])

  package static let american = Person(
    name: PersonName(family: "Smith", given: "John"),
    birthday: Birthday(year: 1985, month: 11, day: 22),
    addresses: [
      PostalAddress(
        id: 1, label: .work, country: "US", street: "1 Main Street", locality: "Springfield",
        region: "IL", postalCode: "62701")
    ],
    phones: [
      Phone(id: 2, number: "+1 217 555 0123"), Phone(id: 3, label: .work, number: "217-555-0199"),
    ], emails: [EmailAddress(id: 4, label: .work, address: "john.smith@example.com")])

  package static let german = Person(
    name: PersonName(family: "Müller", given: "Anna"),
    note: "Spielt Bratsche.\nRuft sonntags an.",
    addresses: [
      PostalAddress(
        id: 1, country: "DE", street: "Lange Straße 7", locality: "Köln", postalCode: "50667")
    ], emails: [EmailAddress(id: 2, address: "anna@example.de")])

  package static let arabic = Person(
    name: PersonName(family: "الفهد", given: "محمد"),
    phones: [Phone(id: 1, number: "٠٥٠ ١٢٣ ٤٥٦٧")])

  package static let russian = Person(
    name: PersonName(family: "Иванова", given: "Ольга"),
    phones: [Phone(id: 1, number: "+7 495 123-45-67")])

  package static let all = [korean, japanese, american, german, arabic, russian]
}
