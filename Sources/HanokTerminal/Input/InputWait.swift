/// The times by which the decoder distinguishes keys from sequences.
enum InputWait {
  /// The time after which a lone escape is a key: no human types an escape and `[` as fast.
  static let escape = Duration.milliseconds(50)
  /// The shortest time between an escape that was reported and a key that a person types after it.
  static let key = Duration.milliseconds(90)
  /// The time after which an unfinished sequence ends: a slow line may split it.
  static let sequence = Duration.seconds(2)
  /// The time since the last byte of a sequence that was given up, after which its rest isn't
  /// expected.
  static let rest = Duration.seconds(4)
  /// The time after which pasted text is reported without its end.
  static let paste = Duration.seconds(10)
}
