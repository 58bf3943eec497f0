import AddressBookModel
import AddressBookView
import Hanok

extension Message {
  /// Returns a person's title, or the text for an unknown one.
  static func title(_ title: String) -> Message {
    title.isEmpty ? .AddressBook.unnamed : .AddressBook.personTitle(title: title)
  }

  /// Returns a telephone number, which is written from left to right in any language.
  static func phone(_ number: String) -> Message {
    number.isEmpty ? .verbatim(number) : .AddressBook.phoneNumber(number: number.withOrderedGroups)
  }

  /// Returns an e-mail address, which is written from left to right in any language.
  static func email(_ address: String) -> Message {
    address.isEmpty ? .verbatim(address) : .AddressBook.emailAddress(address: address)
  }

  /// Returns the label of an entry, as in the form's pickers.
  static func kind(_ label: EntryLabel) -> Message {
    switch label {
    case .mobile: .AddressBook.kindMobile
    case .home: .AddressBook.kindHome
    case .work: .AddressBook.kindWork
    case .other: .AddressBook.kindOther
    }
  }

  static func line(_ phone: Phone) -> Message {
    switch phone.label {
    case .mobile: .AddressBook.linePhoneMobile
    case .home: .AddressBook.linePhoneHome
    case .work: .AddressBook.linePhoneWork
    case .other: .AddressBook.linePhoneOther
    }
  }

  static func line(_ email: EmailAddress) -> Message {
    switch email.label {
    case .home: .AddressBook.lineEmailHome
    case .work: .AddressBook.lineEmailWork
    case .mobile, .other: .AddressBook.lineEmailOther
    }
  }

  static func line(_ address: PostalAddress) -> Message {
    switch address.label {
    case .home: .AddressBook.lineAddressHome
    case .work: .AddressBook.lineAddressWork
    case .mobile, .other: .AddressBook.lineAddressOther
    }
  }

  /// Returns a country's name for a part of an address: the model has its kind, the table its text.
  static func part(_ label: AddressFieldLabel) -> Message {
    switch label {
    case .street: .AddressBook.addressStreet
    case .blockAndNumber: .AddressBook.addressBlockAndNumber
    case .roadAndNumber: .AddressBook.addressRoadAndNumber
    case .apartment: .AddressBook.addressApartment
    case .building: .AddressBook.addressBuilding
    case .detail: .AddressBook.addressDetail
    case .addition: .AddressBook.addressAddition
    case .district: .AddressBook.addressDistrict
    case .dependentLocality: .AddressBook.addressDependentLocality
    case .city: .AddressBook.addressCity
    case .postTown: .AddressBook.addressPostTown
    case .suburb: .AddressBook.addressSuburb
    case .municipality: .AddressBook.addressMunicipality
    case .cityOrCounty: .AddressBook.addressCityOrCounty
    case .prefecture: .AddressBook.addressPrefecture
    case .province: .AddressBook.addressProvince
    case .provinceOrMetropolis: .AddressBook.addressProvinceOrMetropolis
    case .state: .AddressBook.addressState
    case .county: .AddressBook.addressCounty
    case .region: .AddressBook.addressRegion
    case .zip: .AddressBook.addressZip
    case .postcode: .AddressBook.addressPostcode
    case .postalCode: .AddressBook.addressPostalCode
    }
  }
}

extension String {
  /// The number with a left-to-right mark after each group of Arabic-Indic digits.
  ///
  /// Even in text from left to right, the groups of `٠٥٠ ١٢٣` would run from right to left, as a
  /// space between two Arabic numbers does (UAX #9, N1).
  fileprivate var withOrderedGroups: String {
    var ordered = String.UnicodeScalarView()
    var isAfterDigit = false
    for scalar in unicodeScalars {
      let isDigit = ("\u{660}"..."\u{669}").contains(scalar)
      if isAfterDigit, !isDigit { ordered.append("\u{200E}") }
      ordered.append(scalar)
      isAfterDigit = isDigit
    }
    return String(ordered)
  }
}
