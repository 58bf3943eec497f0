import CHanokICU

/// A number as it was formatted: its text, and what plural rules need to know of it.
@safe public final class FormattedNumber: Sendable {
  // Nothing changes a result after it was made: threads may share it.
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

  /// Whether it was written in a unit of several, as `foot-and-inch`, of its own or by a usage.
  package var isOfMixedUnit: Bool { unsafe cicu_formatted_number_is_of_mixed_unit(handle) }

  /// What the text is made of, in its order; a group separator stands within its integer.
  public var fields: [Field] {
    unsafe ICUText.integers { buffer, capacity, status in
      unsafe cicu_formatted_number_fields(handle, buffer, capacity / 3, &status) * 3
    }.triples.compactMap { kind, start, limit in
      Field.Kind(rawValue: kind).map { Field(kind: $0, range: start..<limit) }
    }
  }
}

extension FormattedNumber {
  /// A part of a formatted number, such as its sign or its currency.
  public struct Field: Hashable, Sendable {
    /// What a part says, in the order of ICU's `UNumberFormatFields`.
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

    /// What the part says.
    public let kind: Kind

    /// Where it stands in the text, in UTF-8 bytes.
    public let range: Range<Int>
  }
}
