import CHanokICU

/// A formatted number: its text, and the input of plural rules.
@safe public final class FormattedNumber: Sendable {
  // A result is never changed after it was made: threads may share it.
  nonisolated(unsafe) let handle: OpaquePointer

  /// The text.
  public let text: String

  init(_ handle: OpaquePointer?, _ status: Int32) throws(ICUError) {
    let handle = try unsafe handle.opened(status)
    unsafe self.handle = handle
    do throws(ICUError) {
      text = try unsafe ICUText.string { buffer, capacity, status in
        unsafe cicu_formatted_number_text(handle, buffer, capacity, &status)
      }
    } catch {
      unsafe cicu_formatted_number_close(handle)
      throw error
    }
  }

  deinit { unsafe cicu_formatted_number_close(handle) }

  /// Whether it has a mixed unit, such as `foot-and-inch`, of its own or by a usage.
  package var isOfMixedUnit: Bool { unsafe cicu_formatted_number_is_of_mixed_unit(handle) }

  /// The fields of the text, in order; a group separator is within its integer.
  public var fields: [Field] {
    unsafe ICUText.integers { buffer, capacity, status in
      unsafe cicu_formatted_number_fields(handle, buffer, capacity / 3, &status) * 3
    }.triples.compactMap { kind, start, limit in
      Field.Kind(rawValue: kind).map { Field(kind: $0, range: start..<limit) }
    }
  }
}

extension FormattedNumber {
  /// A field of a formatted number, such as its sign or its currency.
  public struct Field: Hashable, Sendable {
    /// The kind of a field, in the order of ICU's `UNumberFormatFields`.
    public enum Kind: Int, Sendable {
      case integer
      case fraction
      case decimalSeparator
      case exponentSymbol
      case exponentSign
      case exponent
      case groupingSeparator
      case currency
      case percent
      case permille
      case sign
      case unit
      case compact
      case approximately
    }

    /// The kind of the field.
    public let kind: Kind

    /// The range of the field in the text, in UTF-8 bytes.
    public let range: Range<Int>
  }
}
