/// An invalid field, and the reason; the view has the text.
public struct ValidationProblem: Error, Hashable, Sendable {
  /// The field.
  public let field: PersonField
  /// The reason.
  public let reason: ValidationReason

  /// Creates a problem of a field.
  public init(_ field: PersonField, _ reason: ValidationReason) {
    self.field = field
    self.reason = reason
  }
}

/// The reason why a field is invalid.
public enum ValidationReason: Hashable, Sendable {
  /// It is empty, and the country's addresses require it, or the person requires a name.
  case missing
  /// It isn't a postal code of the country; the example is one.
  case notAPostalCode(example: String)
  /// It has too few digits to be a telephone number.
  case notAPhoneNumber
  /// It isn't a name, an `@` and a domain.
  case notAnEmailAddress
  /// The calendar doesn't have the day.
  case noSuchDay
  /// The day is in the future.
  case inTheFuture
  /// It has more characters than permitted.
  case tooLong(limit: Int)
}

extension Person {
  /// The maximum number of characters of a field of one line.
  public static let characterLimit = 200
  /// The maximum number of characters of a note.
  public static let noteLimit = 10_000

  /// Returns the problems that prevent saving, in the order of a form; empty rows have none.
  ///
  /// - Parameter today: The latest valid birthday.
  public func problems(today: Birthday) -> [ValidationProblem] {
    nameProblems + lengthProblems + phones.compactMap(\.problem) + emails.compactMap(\.problem)
      + addresses.flatMap(\.problems) + birthdayProblems(today: today)
  }

  /// The problems of the name: any part of it is enough, and so is a company's.
  private var nameProblems: [ValidationProblem] {
    let name = tidied.name
    let isNamed = !name.isEmpty || !organization.trimmed.isEmpty
    if isNamed { return [] }
    return [
      ValidationProblem(.name(name.resolvedOrder == .familyFirst ? .family : .given), .missing)
    ]
  }

  private var lengthProblems: [ValidationProblem] {
    fields.compactMap { field in
      guard let keyPath = field.keyPath else { return nil }
      let limit = field == .note ? Self.noteLimit : Self.characterLimit
      return self[keyPath: keyPath].count > limit
        ? ValidationProblem(field, .tooLong(limit: limit)) : nil
    }
  }

  private func birthdayProblems(today: Birthday) -> [ValidationProblem] {
    guard let birthday else { return [] }
    if !birthday.exists { return [ValidationProblem(.birthday, .noSuchDay)] }
    return birthday.isAfter(today) ? [ValidationProblem(.birthday, .inTheFuture)] : []
  }
}

extension PostalAddress {
  /// The problems in the format of the country; an empty address has none.
  fileprivate var problems: [ValidationProblem] {
    if isEmpty { return [] }
    let format = format
    return format.rows(for: self).compactMap { row in
      problem(of: row, format).map { ValidationProblem(.address(id, row.field), $0) }
    }
  }

  private func problem(of row: AddressFormat.Row, _ format: AddressFormat) -> ValidationReason? {
    let text = self[keyPath: row.field.keyPath].trimmed
    if text.isEmpty { return row.isRequired ? .missing : nil }
    guard row.field == .postalCode, let pattern = format.postalCode else { return nil }
    return pattern.canonical(text) == nil ? .notAPostalCode(example: pattern.example) : nil
  }
}

extension Phone {
  /// The number of digits of the shortest numbers, those of emergency calls.
  private static let leastDigits = 3

  fileprivate var problem: ValidationProblem? {
    if number.trimmed.isEmpty || digits.utf8.count >= Self.leastDigits { return nil }
    return ValidationProblem(.phone(id), .notAPhoneNumber)
  }
}

extension EmailAddress {
  fileprivate var problem: ValidationProblem? {
    let text = address.trimmed
    return text.isEmpty || Self.isAddress(text)
      ? nil : ValidationProblem(.email(id), .notAnEmailAddress)
  }

  /// Whether a text is a name, an `@` and a domain without empty parts.
  ///
  /// Further errors can only be found by sending a message: RFC 5321 permits nearly everything in
  /// the name, and domains may be of any script.
  private static func isAddress(_ text: String) -> Bool {
    guard let at = text.lastIndex(of: "@"), at > text.startIndex else { return false }
    if text.contains(where: \.isWhitespace) { return false }
    let domain = text[at...].dropFirst()
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { !$0.isEmpty }
  }
}
