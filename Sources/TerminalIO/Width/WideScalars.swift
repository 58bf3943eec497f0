/// Scalars that are wide by a later version of UAX #11 than ICU 72 knows (Unicode 15.0).
enum WideScalars {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376:
      true
    default: false
    }
  }
}
