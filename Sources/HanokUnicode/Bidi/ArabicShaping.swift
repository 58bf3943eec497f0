import CHanokICU

/// The joining of Arabic letters by presentation forms (Unicode Standard, section 9.2).
package enum ArabicShaping {
  /// Replaces letters by the forms that join them to their neighbours.
  ///
  /// Letters of Arabic, Persian and Urdu have forms (Arabic Presentation Forms-A and -B); other
  /// letters stay, and their neighbours join them. A lam and an alef become a ligature, in the place of
  /// the lam, and a space.
  ///
  /// ```
  /// ل ا م    →    ﻻ ␠ ﻡ
  /// ```
  ///
  /// - Parameter units: Letters without marks in logical order, as UTF-16.
  package static func shape(_ units: inout [UInt16]) {
    let count = Int32(units.count)
    unsafe units.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { unsafe cicu_shape_arabic(start, count) }
    }
  }
}
