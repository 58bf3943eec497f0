/// The ten digits a formatter writes with, learned from its output.
struct DigitAlphabet {
  /// The digits of 0 to 9.
  let digits: [Unicode.Scalar]

  /// Nil where an integer below ten isn't written with one decimal digit of its own.
  init?(from write: (Int64) -> String?) {
    var digits: [Unicode.Scalar] = []
    for value in 0...9 {
      guard let text = write(Int64(value)) else { return nil }
      // Not all are of the type `decimal`: 〇一二三 serve as digits too.
      let found = text.unicodeScalars.filter { $0.properties.numericType != nil }
      guard found.count == 1, let digit = found.first,
        digit.properties.numericValue == Double(value)
      else { return nil }
      digits.append(digit)
    }
    self.digits = digits
  }

  /// What stands around the one digit of a text.
  func affixes(of text: String, around digit: Int) -> IntegerPattern.Affixes? {
    let scalars = text.unicodeScalars
    guard let place = scalars.firstIndex(of: digits[digit]) else { return nil }
    let behind = scalars.index(after: place)
    return IntegerPattern.Affixes(
      prefix: Array(text[..<place].utf8), suffix: Array(text[behind...].utf8))
  }
}
