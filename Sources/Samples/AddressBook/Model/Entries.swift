/// A telephone number of a person.
public struct Phone: Identifiable, Codable, Hashable, Sendable {
  /// The identity of the row among the rows of its person.
  public var id: Int
  /// The use of the number.
  public var label: EntryLabel
  /// The number as it was typed.
  public var number: String

  /// Creates a number.
  public init(id: Int, label: EntryLabel = .mobile, number: String = "") {
    self.id = id
    self.label = label
    self.number = number
  }

  /// The digits of the number, in ASCII, for searches.
  public var digits: String {
    String(String.UnicodeScalarView(number.compactMap(\.asciiDigit)))
  }
}

/// An e-mail address of a person.
public struct EmailAddress: Identifiable, Codable, Hashable, Sendable {
  /// The identity of the row among the rows of its person.
  public var id: Int
  /// The use of the address.
  public var label: EntryLabel
  /// The address as it was typed.
  public var address: String

  /// Creates an e-mail address.
  public init(id: Int, label: EntryLabel = .home, address: String = "") {
    self.id = id
    self.label = label
    self.address = address
  }
}

/// The use of an address, a number or an e-mail address.
public enum EntryLabel: String, CaseIterable, Codable, Hashable, Sendable {
  /// At home.
  case home
  /// At work.
  case work
  /// Mobile: only for telephone numbers.
  case mobile
  /// Any other use.
  case other

  /// The labels of postal addresses and e-mail addresses.
  public static let places: [EntryLabel] = [.home, .work, .other]
  /// The labels of telephone numbers.
  public static let phones: [EntryLabel] = [.mobile, .home, .work, .other]
}

extension Character {
  /// The ASCII digit with the value of this digit in any script, or nil for another scalar.
  var asciiDigit: Unicode.Scalar? {
    guard let value = wholeNumberValue, (0...9).contains(value),
      unicodeScalars.first?.properties.numericType == .decimal
    else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }
}
