extension AddressFormat {
  /// Creates the format of a country's addresses.
  public init(_ country: CountryCode) {
    self =
      switch country.letters {
      case .us, .pr, .vi, .gu, .as, .mp: .unitedStates
      case .kr: .korea
      case .jp: .japan
      case .de: .germany
      case .at, .ch: .fourDigits
      case .fr: .france
      case .gb, .im, .je, .gg: .unitedKingdom
      case .ca: .canada
      case .au: .australia
      case .cn: .china
      case .sa: .saudiArabia
      default: .general
      }
  }

  /// The format for countries without their own.
  public static let general = AddressFormat(
    [
      .optional(.street, .street), .optional(.extended, .addition),
      .optional(.postalCode, .postalCode), .required(.locality, .city),
      .optional(.region, .region),
    ],
    lines: [
      .recipient, [.street], [.extended], [.district], [.postalCode, .locality], [.region],
    ])

  static let unitedStates = AddressFormat(
    [
      .required(.street, .street), .optional(.extended, .apartment),
      .required(.locality, .city), .required(.region, .state), .required(.postalCode, .zip),
    ],
    postalCode: PostalCodePattern([.digits(5), .digits(5) + [.hyphen] + .digits(4)]),
    lines: [
      .recipient, [.street], [.extended], [.district],
      LabelLine([.locality, .mark(.comma), .region, .postalCode]),
    ])

  static let korea = AddressFormat(
    [
      .required(.postalCode, .postalCode), .required(.region, .provinceOrMetropolis),
      // Sejong has neither cities nor counties.
      .optional(.locality, .cityOrCounty), .required(.street, .roadAndNumber),
      .optional(.extended, .detail),
    ],
    postalCode: PostalCodePattern([.digits(5)]),
    lines: [[.region, .locality, .district, .street], [.extended], .recipient, [.postalCode]],
    latinLines: [
      .recipient, [.extended], [.street], [.district], [.locality], [.region, .postalCode],
    ])

  static let japan = AddressFormat(
    [
      .required(.postalCode, .postalCode), .required(.region, .prefecture),
      .required(.locality, .municipality), .required(.street, .blockAndNumber),
      .optional(.extended, .building),
    ],
    postalCode: PostalCodePattern([.digits(3) + [.hyphen] + .digits(4)]),
    lines: [
      LabelLine([.mark(.postalMark), .postalCode], separator: nil),
      LabelLine([.region, .locality, .district, .street], separator: nil), [.extended], .recipient,
    ],
    latinLines: [
      .recipient, [.extended], [.street], [.district],
      LabelLine([.locality, .mark(.comma), .region, .postalCode]),
    ])

  static let germany = AddressFormat(
    townAfterCode, postalCode: PostalCodePattern([.digits(5)]), lines: linesOfTownAfterCode)

  static let fourDigits = AddressFormat(
    townAfterCode, postalCode: PostalCodePattern([.digits(4)]), lines: linesOfTownAfterCode)

  static let france = AddressFormat(
    townAfterCode, postalCode: PostalCodePattern([.digits(5)]), lines: linesOfTownAfterCode)

  private static let townAfterCode: [Row] = [
    .required(.street, .street), .optional(.extended, .addition),
    .required(.postalCode, .postalCode), .required(.locality, .city),
  ]

  private static let linesOfTownAfterCode: [LabelLine] = [
    .recipient, [.extended], [.street], [.district], [.postalCode, .locality], [.region],
  ]

  static let unitedKingdom = AddressFormat(
    [
      .required(.street, .street), .optional(.extended, .addition),
      .optional(.district, .dependentLocality), .required(.locality, .postTown),
      .optional(.region, .county), .required(.postalCode, .postcode),
    ],
    postalCode: PostalCodePattern(
      [
        [.letter, .digit], [.letter, .digit, .digit], [.letter, .letter, .digit],
        [.letter, .letter, .digit, .digit], [.letter, .digit, .letter],
        [.letter, .letter, .digit, .letter],
      ].map { $0 + [.space, .digit, .letter, .letter] }),
    lines: [
      .recipient, [.extended], [.street], [.district], [.locality], [.region], [.postalCode],
    ])

  static let canada = AddressFormat(
    [
      .required(.street, .street), .optional(.extended, .apartment),
      .required(.locality, .city), .required(.region, .province),
      .required(.postalCode, .postalCode),
    ],
    postalCode: PostalCodePattern([
      [.letter, .digit, .letter, .space, .digit, .letter, .digit]
    ]),
    lines: [
      .recipient, [.street], [.extended], [.district], [.locality, .region, .postalCode],
    ])

  static let australia = AddressFormat(
    [
      .required(.street, .street), .optional(.extended, .addition),
      .required(.locality, .suburb), .required(.region, .state), .required(.postalCode, .postcode),
    ],
    postalCode: PostalCodePattern([.digits(4)]),
    lines: [
      .recipient, [.extended], [.street], [.district], [.locality, .region, .postalCode],
    ])

  static let china = AddressFormat(
    [
      .required(.region, .province), .required(.locality, .city), .optional(.district, .district),
      .required(.street, .street), .optional(.extended, .building),
      .optional(.postalCode, .postalCode),
    ],
    postalCode: PostalCodePattern([.digits(6)]),
    lines: [
      [.postalCode],
      LabelLine([.region, .locality, .district, .street], separator: nil), [.extended], .recipient,
    ],
    latinLines: [
      .recipient, [.extended], [.street], [.district],
      LabelLine([.locality, .mark(.comma), .region, .postalCode]),
    ])

  static let saudiArabia = AddressFormat(
    [
      .required(.street, .street), .optional(.extended, .building),
      .optional(.district, .district), .required(.locality, .city),
      .required(.postalCode, .postalCode),
    ],
    postalCode: PostalCodePattern([.digits(5), .digits(5) + [.hyphen] + .digits(4)]),
    lines: [
      .recipient, [.extended], [.street], [.district], [.locality, .postalCode], [.region],
    ])
}

extension AddressFormat.Row {
  fileprivate static func required(_ field: AddressField, _ label: AddressFieldLabel) -> Self {
    Self(field: field, label: label, isRequired: true)
  }

  fileprivate static func optional(_ field: AddressField, _ label: AddressFieldLabel) -> Self {
    Self(field: field, label: label, isRequired: false)
  }
}
