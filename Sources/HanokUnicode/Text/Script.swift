import CHanokICU

/// The script of a scalar (UAX #24), of those that checks of translations tell apart.
package enum Script: Int32, Sendable {
  case common = 0
  case inherited = 1
  case arabic = 2
  case cyrillic = 8
  case devanagari = 10
  case greek = 14
  case han = 17
  case hangul = 18
  case hebrew = 19
  case hiragana = 20
  case katakana = 22
  case latin = 25
  case thai = 38
  case other = -1

  /// Looks up the script of a scalar.
  package init(of scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      self = scalar.properties.isAlphabetic ? .latin : .common
    } else {
      self = Script(rawValue: cicu_script(scalar.value)) ?? .other
    }
  }
}
