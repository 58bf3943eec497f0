/// The scalars that are never sent to a terminal, and their visible replacements.
package enum VisibleControls {
  /// Whether a scalar is a control: C0, C1, a line or paragraph separator, or bidirectional.
  ///
  /// Bidirectional controls (UAX #9) would reorder the text around them.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x061C: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: isDirectionControl(scalar)
    }
  }

  /// Whether a scalar is a bidirectional control (Bidi_Control, UAX #9).
  package static func isDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: isDirectionMark(scalar)
    }
  }

  /// Whether a scalar is LRM, RLM or ALM (UAX #9, Implicit Directional Marks).
  package static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F: true
    default: false
    }
  }

  /// Returns a picture of C0 and DEL (U+2400 and on), and U+FFFD for other controls.
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
