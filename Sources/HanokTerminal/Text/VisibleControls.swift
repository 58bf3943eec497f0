/// The scalars that are never sent to a terminal, and what is shown for them.
package enum VisibleControls {
  /// C0 and C1, line and paragraph separators, and the controls of direction (UAX #9), which would
  /// turn around the text beside them.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x061C: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: isDirectionControl(scalar)
    }
  }

  /// Whether a scalar only says how the text around it runs (Bidi_Control, UAX #9).
  package static func isDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A picture for C0 and DEL (U+2400 and on), and U+FFFD for the others.
  package static func substitute(for scalar: Unicode.Scalar?) -> String {
    let picture: UInt32 =
      switch scalar?.value {
      case .some(let value) where value < 0x20: 0x2400 + value
      case 0x7F: 0x2421
      default: 0xFFFD
      }
    return Unicode.Scalar(picture).map { String($0) } ?? "\u{FFFD}"
  }
}
