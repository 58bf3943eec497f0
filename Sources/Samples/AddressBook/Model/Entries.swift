/// A telephone number of a person.
public struct Phone: Identifiable, Codable, Hashable, Sendable {
  /// The identity of the row among the rows of its person.
  public var id: Int
  /// The use of the number.
  public var label: EntryLabel
  /// The number as it was typed.
  public var number: String

  /// A number of a person.
  public init(id: Int, label: EntryLabel = .mobile, number: String = String()) {
    self.id = id
    self.label = label
    self.number = number
  }

  /// The digits of the number, in ASCII, by which it is found.
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

  /// An e-mail address of a person.
  public init(id: Int, label: EntryLabel = .home, address: String = String()) {
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
  /// On the way: telephone numbers alone.
  case mobile
  /// Anything else.
  case other

  /// The labels of postal addresses and e-mail addresses.
  public static let places: [EntryLabel] = [.home, .work, .other]
  /// The labels of telephone numbers.
  public static let phones: [EntryLabel] = [.mobile, .home, .work, .other]
}

extension Character {
  /// The digit of ASCII that has the value of this digit, of whichever script; nil for others.
  var asciiDigit: Unicode.Scalar? {
    guard let value = wholeNumberValue, (0...9).contains(value),
      unicodeScalars.first?.properties.numericType == .decimal
    else { return nil }
    return Unicode.Scalar(UInt8(0x30 + value))
  }
}
