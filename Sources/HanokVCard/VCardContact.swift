/// A person or a company of a card, as a value.
public struct VCardContact: Hashable, Sendable {
  /// The name in its parts (`N`), with its reading.
  public var name = VCardName()
  /// The name as the card writes it (`FN`).
  public var formattedName = ""
  /// The company or club (`ORG`), its departments after commas.
  public var organization = ""
  /// The day of birth (`BDAY`).
  public var birthday: VCardDay?
  /// The notes (`NOTE`), one a paragraph.
  public var note = ""
  /// The telephone numbers for calls (`TEL`), the preferred ones first.
  public var phones: [VCardEntry] = []
  /// The e-mail addresses (`EMAIL`), the preferred ones first.
  public var emails: [VCardEntry] = []
  /// The postal addresses (`ADR`), the preferred ones first.
  public var addresses: [VCardAddress] = []
  /// The lines of the card without a property here, in the form of version 4.0.
  ///
  /// They are written unchanged. An `FN` among them has words that the parts of the name don't
  /// have, and is written in place of ``formattedName``.
  public var unmapped: [String] = []

  /// Creates a contact of whom nothing is known.
  public init() {}

  /// Whether the contact has a name, a company, a number or an address.
  var isSomebody: Bool {
    name.isSortable || (name.isEmpty && !formattedName.isEmpty) || !organization.isEmpty
      || !phones.isEmpty || !emails.isEmpty || !addresses.isEmpty
  }

  /// Returns the group of an unmapped line: `item1` of `item1.X-ABLabel:…`; nil for none.
  public static func group(ofLine line: String) -> String? {
    let path = line.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
      .split(separator: UInt8(ascii: "."))
    return path.count > 1 ? String(Substring(path[0])) : nil
  }
}

/// The parts of a name (RFC 6350, section 6.2.2), with the readings of the main ones.
public struct VCardName: Hashable, Sendable {
  /// The orders of a name's parts.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// Family name, given name.
    case familyFirst
    /// Given name, family name.
    case givenFirst
  }

  /// The family name.
  public var family: String
  /// The given name.
  public var given: String
  /// The names between the two.
  public var middle: String
  /// A title before the name.
  public var prefix: String
  /// A degree or generation after the name.
  public var suffix: String
  /// The reading of the family name, or else the text by which it is sorted.
  public var familyReading: String
  /// The reading of the given name, or else the text by which it is sorted.
  public var givenReading: String
  /// The order of the parts, where the card has one (`X-HANOK-NAME-ORDER`).
  public var order: Order?

  /// Creates a name; no part is required.
  public init(
    family: String = "", given: String = "", middle: String = "", prefix: String = "",
    suffix: String = "", familyReading: String = "", givenReading: String = "",
    order: Order? = nil
  ) {
    self.family = family
    self.given = given
    self.middle = middle
    self.prefix = prefix
    self.suffix = suffix
    self.familyReading = familyReading
    self.givenReading = givenReading
    self.order = order
  }

  /// Whether all parts are empty.
  public var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty && !isSortable }

  /// Whether there is more than a title and a degree.
  var isSortable: Bool {
    [family, given, middle, familyReading, givenReading].contains { !$0.isEmpty }
  }
}
