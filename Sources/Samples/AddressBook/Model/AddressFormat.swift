/// The format of a country's postal addresses as data: the rows of a form and the lines of a label.
///
/// The data follow CLDR's and libaddressinput's, and the postal services of the countries. A
/// country without data has ``general``.
public struct AddressFormat: Hashable, Sendable {
  /// A row of a form for a part of an address.
  public struct Row: Hashable, Sendable {
    /// The part.
    public let field: AddressField
    /// The country's name for the part; the view has its text.
    public let label: AddressFieldLabel
    /// Whether the part is required.
    public let isRequired: Bool
  }

  /// The rows in the order of a form.
  public let rows: [Row]
  /// The format of the postal codes, or nil if any text is valid.
  public let postalCode: PostalCodePattern?
  /// The lines of a label in the country's own script.
  ///
  /// They have all parts, including those that the country doesn't use, so that none is lost.
  let lines: [LabelLine]
  /// The lines of a label in Latin script, if they differ.
  let latinLines: [LabelLine]?

  init(
    _ rows: [Row], postalCode: PostalCodePattern? = nil, lines: [LabelLine],
    latinLines: [LabelLine]? = nil
  ) {
    self.rows = rows
    self.postalCode = postalCode
    self.lines = lines
    self.latinLines = latinLines
  }

  /// Returns the rows of a form for an address.
  ///
  /// They are those of the country, and those with values, so that none is lost unnoticed.
  public func rows(for address: PostalAddress) -> [Row] {
    let unused = AddressField.allCases.filter { field in
      !rows.contains { $0.field == field } && !address[keyPath: field.keyPath].isEmpty
    }
    return rows + unused.map { Row(field: $0, label: $0.generalLabel, isRequired: false) }
  }

  /// Whether an address of the country requires a part.
  public func requires(_ field: AddressField) -> Bool {
    rows.contains { $0.field == field && $0.isRequired }
  }
}

/// The countries' names for the parts of an address.
public enum AddressFieldLabel: String, CaseIterable, Codable, Hashable, Sendable {
  /// Street and house number.
  case street
  /// Japan's quarter, block and number (町名・番地).
  case blockAndNumber
  /// Korea's road name and number (도로명 주소).
  case roadAndNumber
  /// An apartment, suite or floor.
  case apartment
  /// The name of a building and the room (建物名・部屋番号).
  case building
  /// Korea's building, floor and door (상세 주소).
  case detail
  /// An addition to the street.
  case addition
  /// A part of a town.
  case district
  /// A village or part of a town that isn't the post town.
  case dependentLocality
  /// The town.
  case city
  /// The town whose post office delivers.
  case postTown
  /// Australia's suburb or town.
  case suburb
  /// Japan's city, ward, town or village (市区町村).
  case municipality
  /// Korea's city, county or district (시·군·구).
  case cityOrCounty
  /// Japan's prefecture (都道府県).
  case prefecture
  /// A province.
  case province
  /// Korea's province or metropolitan city (시·도).
  case provinceOrMetropolis
  /// A state.
  case state
  /// A county.
  case county
  /// A region of any kind.
  case region
  /// The United States' ZIP code.
  case zip
  /// The United Kingdom's and Australia's postcode.
  case postcode
  /// A postal code.
  case postalCode
}

extension AddressField {
  /// The general name of the part for a country without its own.
  var generalLabel: AddressFieldLabel {
    switch self {
    case .street: .street
    case .extended: .addition
    case .district: .district
    case .locality: .city
    case .region: .region
    case .postalCode: .postalCode
    }
  }
}
