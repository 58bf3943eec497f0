import AddressBookModel
import Testing

@Suite nonisolated struct AddressFormatTests {
  struct Case: CustomTestStringConvertible {
    let country: CountryCode
    let fields: [AddressField]
    let labels: [AddressFieldLabel]
    var testDescription: String { country.rawValue }
  }

  @Test(arguments: [
    Case(
      country: "US", fields: [.street, .extended, .locality, .region, .postalCode],
      labels: [.street, .apartment, .city, .state, .zip]),
    Case(
      country: "KR", fields: [.postalCode, .region, .locality, .street, .extended],
      labels: [.postalCode, .provinceOrMetropolis, .cityOrCounty, .roadAndNumber, .detail]),
    Case(
      country: "JP", fields: [.postalCode, .region, .locality, .street, .extended],
      labels: [.postalCode, .prefecture, .municipality, .blockAndNumber, .building]),
    Case(
      country: "DE", fields: [.street, .extended, .postalCode, .locality],
      labels: [.street, .addition, .postalCode, .city]),
    Case(
      country: "unknown", fields: [.street, .extended, .postalCode, .locality, .region],
      labels: [.street, .addition, .postalCode, .city, .region]),
  ])
  func aFormAsksInTheOrderOfTheCountry(example: Case) {
    let rows = AddressFormat(example.country).rows
    #expect(rows.map(\.field) == example.fields)
    #expect(rows.map(\.label) == example.labels)
  }

  @Test func everyCountryHasAFormWithoutAFieldTwice() {
    #expect(CountryCode.all.count == 249)
    for country in CountryCode.all + [.unknown] {
      let fields = AddressFormat(country).rows.map(\.field)
      #expect(Set(fields).count == fields.count, "\(country)")
      #expect(AddressFormat(country).requires(.locality) || country == "KR", "\(country)")
    }
  }

  @Test func aPartThatTheCountryDoesNotUseIsShownWhereItIsGiven() {
    var address = PostalAddress(id: 1, country: "DE", region: "Bayern")
    #expect(address.format.rows(for: address).map(\.field).last == .region)
    #expect(address.format.rows(for: address).last?.isRequired == false)
    address.region = ""
    #expect(address.format.rows(for: address) == address.format.rows)
  }

  @Test(arguments: [
    (
      PostalAddress(
        id: 1, country: "US", street: "1 Main Street", extended: "Apt 2", locality: "Springfield",
        region: "IL", postalCode: "62701"),
      "Ada|1 Main Street|Apt 2|Springfield, IL 62701"
    ),
    (PostalAddress(id: 1, country: "US", locality: "Springfield"), "Ada|Springfield"),
    (PostalAddress(id: 1, country: "US", region: "IL", postalCode: "62701"), "Ada|IL 62701"),
    (
      PostalAddress(
        id: 1, country: "KR", street: "세종대로 110", extended: "5층", locality: "중구",
        region: "서울특별시", postalCode: "04524"),
      "서울특별시 중구 세종대로 110|5층|Ada|04524"
    ),
    (
      PostalAddress(
        id: 1, country: "JP", street: "千代田1-1", locality: "千代田区", region: "東京都",
        postalCode: "100-0001"),
      "〒100-0001|東京都千代田区千代田1-1|Ada"
    ),
    (
      PostalAddress(
        id: 1, country: "JP", street: "1-1 Chiyoda", locality: "Chiyoda-ku", region: "Tokyo",
        postalCode: "100-0001"),
      "Ada|1-1 Chiyoda|Chiyoda-ku, Tokyo 100-0001"
    ),
    (PostalAddress(id: 1, country: "JP", region: "東京都"), "東京都|Ada"),
    (
      PostalAddress(
        id: 1, country: "DE", street: "Hauptstr. 5", extended: "c/o Weiß", locality: "Berlin",
        postalCode: "10115"),
      "Ada|c/o Weiß|Hauptstr. 5|10115 Berlin"
    ),
    (
      PostalAddress(
        id: 1, country: "DE", street: "Hauptstr. 5", locality: "Berlin", region: "Bayern"),
      "Ada|Hauptstr. 5|Berlin|Bayern"
    ),
    (
      PostalAddress(
        id: 1, country: "GB", street: "10 Downing Street", district: "Westminster",
        locality: "LONDON", postalCode: "SW1A 2AA"),
      "Ada|10 Downing Street|Westminster|LONDON|SW1A 2AA"
    ),
    (
      PostalAddress(
        id: 1, country: "EG", street: "شارع التحرير", locality: "القاهرة", postalCode: "11511"),
      "Ada|شارع التحرير|11511 القاهرة"
    ),
  ])
  func aLabelHasTheLinesOfTheCountry(address: PostalAddress, lines: String) {
    #expect(address.labelLines(recipient: "Ada").joined(separator: "|") == lines)
    let unnamed = address.labelLines(recipient: "").joined(separator: "|")
    #expect(!unnamed.contains("Ada") && !unnamed.contains("||"))
  }

  @Test func noPartIsLostOnALabel() {
    for country in CountryCode.all {
      let address = PostalAddress(
        id: 1, country: country, street: "aa", extended: "bb", district: "cc", locality: "dd",
        region: "ee", postalCode: "ff")
      var korean = address
      korean.street += "길"
      let lines = [address, korean].map { $0.labelLines(recipient: "gg").joined(separator: " ") }
      for part in ["aa", "bb", "cc", "dd", "ee", "ff", "gg"] {
        #expect(lines.allSatisfy { $0.contains(part) }, "\(part) in \(country)")
      }
    }
  }

  @Test(arguments: [
    ("US", "62701", "62701"), ("US", "627011234", "62701-1234"), ("US", "62701-1234", "62701-1234"),
    ("US", "6270", nil), ("US", "62701x", nil), ("KR", "04524", "04524"), ("KR", "100-744", nil),
    ("JP", "1000001", "100-0001"), ("JP", "〒１００－０００１", "100-0001"),
    ("JP", "100ー0001", "100-0001"), ("DE", "D-10115", nil), ("DE", "10115", "10115"),
    ("GB", "sw1a2aa", "SW1A 2AA"), ("GB", "ｓｗ１ａ２ＡＡ", "SW1A 2AA"), ("GB", "M1 1AE", "M1 1AE"),
    ("GB", "1M1AE", nil),
    ("CA", "k1a0b1", "K1A 0B1"), ("CA", "K1A0B", nil), ("SA", "١٢٣٤٥", "12345"),
    ("US", "62701!", nil), ("US", "", nil),
  ])
  func aPostalCodeIsWrittenAsTheCountryDoes(country: String, text: String, code: String?) throws {
    let pattern = try #require(AddressFormat(CountryCode(rawValue: country)).postalCode)
    #expect(pattern.canonical(text) == code)
  }

  @Test func theExampleOfAPostalCodeIsValid() {
    for country in CountryCode.all {
      guard let pattern = AddressFormat(country).postalCode else { continue }
      #expect(pattern.canonical(pattern.example) == pattern.example, "\(country)")
    }
    #expect(AddressFormat("CA").postalCode?.example == "A1B 2C3")
  }

  @Test func anUnknownCountryIsKeptAsWritten() {
    #expect(CountryCode(rawValue: "kr") == "KR")
    #expect(CountryCode(rawValue: "Neverland").rawValue == "Neverland")
    #expect(!CountryCode(rawValue: "Neverland").isAssigned)
    #expect(!CountryCode.unknown.isAssigned)
    #expect(CountryCode(rawValue: "do").isAssigned)
  }
}
