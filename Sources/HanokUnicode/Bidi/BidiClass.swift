import CHanokICU

/// What a scalar does in bidirectional text (Bidi_Class, UAX #9), in the order of ICU's
/// `UCharDirection`.
package enum BidiClass: UInt8, Sendable {
  case leftToRight
  case rightToLeft
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case paragraphSeparator
  case segmentSeparator
  case whiteSpace
  case otherNeutral
  case leftToRightEmbedding
  case leftToRightOverride
  case arabicLetter
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popDirectionalFormat
  case nonspacingMark
  case boundaryNeutral
  case firstStrongIsolate
  case leftToRightIsolate
  case rightToLeftIsolate
  case popDirectionalIsolate

  /// A scalar's class.
  package init(of scalar: Unicode.Scalar) {
    self = BidiClass(rawValue: cicu_bidi_class(scalar.value)) ?? .otherNeutral
  }
}

extension Unicode.Scalar {
  /// What is drawn instead in a run from right to left: `)` for `(`; mostly the scalar itself.
  package var mirrored: Unicode.Scalar { Unicode.Scalar(cicu_mirrored(value)) ?? self }
}
