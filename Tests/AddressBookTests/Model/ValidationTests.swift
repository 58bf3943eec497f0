import AddressBookModel
import Testing

@Suite nonisolated struct ValidationTests {
  private static let today = Birthday(year: 2026, month: 11, day: 22)

  private func reasons(_ change: (inout Person) -> Void) -> [PersonField: ValidationReason] {
    var person = Person(name: PersonName(given: "Ada"))
    change(&person)
    let problems = person.problems(today: Self.today)
    return Dictionary(uniqueKeysWithValues: problems.map { ($0.field, $0.reason) })
  }

  @Test func aPersonNeedsANameOfAnyKind() {
    #expect(reasons { $0.name.given = " " } == [.name(.given): .missing])
    #expect(reasons { $0.name = PersonName(order: .familyFirst) } == [.name(.family): .missing])
    #expect(
      reasons {
        $0.name = PersonName(); $0.organization = "Acme"
      }.isEmpty)
    #expect(reasons { $0.name = PersonName(familyReading: "やまだ") }.isEmpty)
  }

  @Test(arguments: [
    ("010-1234-5678", true), ("112", true), ("+1 (217) 555-0181 x5", true), ("٠١٠١٢٣٤", true),
    ("", true), (" ", true), ("12", false), ("call me", false),
  ])
  func aTelephoneNumberHasThreeDigits(number: String, isValid: Bool) {
    let reasons = reasons { $0[phone: $0.addPhone()].number = number }
    #expect(reasons == (isValid ? [:] : [.phone(1): .notAPhoneNumber]))
  }

  @Test(arguments: [
    ("ada@example.org", true), ("a@b", true), ("\"a@b\"@c.d", true), ("사용자@예시.한국", true),
    ("", true), ("ada", false), ("@example.org", false), ("ada@", false), ("ada@a..b", false),
    ("ada@.b", false), ("ada@b.", false), ("a da@b.c", false),
  ])
  func anEmailAddressHasANameAndADomain(address: String, isValid: Bool) {
    let reasons = reasons { $0[email: $0.addEmail()].address = address }
    #expect(reasons == (isValid ? [:] : [.email(1): .notAnEmailAddress]))
  }

  @Test(arguments: [
    (Birthday(year: 2000, month: 2, day: 29), nil as ValidationReason?),
    (Birthday(year: 1900, month: 2, day: 29), .noSuchDay),
    (Birthday(year: 2023, month: 2, day: 29), .noSuchDay), (Birthday(month: 2, day: 29), nil),
    (Birthday(month: 2, day: 30), .noSuchDay), (Birthday(month: 4, day: 31), .noSuchDay),
    (Birthday(month: 12, day: 31), nil), (Birthday(month: 13, day: 1), .noSuchDay),
    (Birthday(month: 0, day: 1), .noSuchDay), (Birthday(month: 1, day: 0), .noSuchDay),
    (Birthday(year: 0, month: 1, day: 1), .noSuchDay), (Birthday(year: 1, month: 1, day: 1), nil),
    (Birthday(year: 2026, month: 11, day: 22), nil),
    (Birthday(year: 2026, month: 11, day: 23), .inTheFuture),
    (Birthday(year: 2027, month: 1, day: 1), .inTheFuture), (Birthday(month: 12, day: 25), nil),
  ])
  func aBirthdayIsADayUpToToday(birthday: Birthday, reason: ValidationReason?) {
    let reasons = reasons { $0.birthday = birthday }
    #expect(reasons == (reason.map { [.birthday: $0] } ?? [:]))
  }

  /// A country, the parts that are given, and those that are missing.
  @Test(arguments: [
    ("US", [AddressField.street], [AddressField.locality, .region, .postalCode]),
    ("KR", [.street], [.region, .postalCode]),
    ("JP", [.street], [.region, .locality, .postalCode]),
    ("DE", [.street], [.locality, .postalCode]), ("GB", [.street], [.locality, .postalCode]),
    ("CN", [.street], [.region, .locality]), ("EG", [.street], [.locality]),
    ("EG", [.locality], []),
    ("US", [], []),
  ])
  func theCountrySaysWhatAnAddressNeeds(
    country: String, given: [AddressField], missing: [AddressField]
  ) {
    let reasons = reasons { person in
      let id = person.addAddress(country: CountryCode(rawValue: country))
      for field in given { person[address: id][keyPath: field.keyPath] = "x" }
    }
    #expect(Set(reasons.keys) == Set(missing.map { PersonField.address(1, $0) }))
    #expect(reasons.values.allSatisfy { $0 == .missing })
  }

  @Test func aPostalCodeOfAnotherCountryIsAProblemWithAnExample() {
    let reasons = reasons { person in
      let id = person.addAddress(country: "KR")
      person[address: id].region = "서울특별시"
      person[address: id].street = "세종대로 110"
      person[address: id].postalCode = "100-0001"
    }
    #expect(reasons == [.address(1, .postalCode): .notAPostalCode(example: "12345")])
  }

  @Test func textsHaveALimit() {
    let limit = Person.characterLimit
    let long = String(repeating: "한", count: limit)
    #expect(reasons { $0.name.middle = long }.isEmpty)
    #expect(reasons { $0.name.middle = long + "한" } == [.name(.middle): .tooLong(limit: limit)])
    #expect(reasons { $0.note = long + long }.isEmpty)
    let note = String(repeating: "x", count: Person.noteLimit + 1)
    #expect(reasons { $0.note = note } == [.note: .tooLong(limit: Person.noteLimit)])
  }

  @Test func problemsComeInTheOrderOfTheForm() {
    var person = Person()
    let phone = person.addPhone()
    person[phone: phone].number = "x"
    let email = person.addEmail()
    person[email: email].address = "x"
    person.birthday = Birthday(month: 13, day: 1)
    let fields = person.problems(today: Self.today).map(\.field)
    #expect(fields == [.name(.given), .phone(phone), .email(email), .birthday])
  }
}
