/// What is left of letters that were read in a wrong code page of Windows.
enum CodePage {
  /// Whether two letters are one in UTF-8 that was read in Windows-1250, -1252 or -1254: `Ä™` for `ę`.
  ///
  /// - Parameter previous: The scalar before them; nil at the start.
  static func isMojibake(
    _ lead: Unicode.Scalar, _ next: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Bool {
    guard leads.contains(lead) else { return false }
    if signs.contains(next) || (0x80...0x9F).contains(next.value) { return true }
    guard others.contains(next) else { return false }
    // No word has a capital after a small letter and before these, and no usual word begins with Ĺ.
    return lead == "Ĺ" || previous?.properties.isLowercase == true
  }

  private static let leads = Set("ÄÅĂĹČ".unicodeScalars)
  /// Signs that don't follow a letter.
  private static let signs = Set("™±°¶¤¡¢£¥¦§¨©ª¬®¯²³´µ·¸¹º¼½¾¿‡†‰ˆ˜ˇ˘˝˛".unicodeScalars)
  /// Letters and marks that can.
  private static let others = Set(
    "…‘’“”‚„›‹–—•€«»\u{A0}\u{AD}ąĄłŁşŞšŠśŚťŤžŽźŹżŻľĽŒœŸƒ".unicodeScalars)

  /// The letters and signs of Windows-1252 for those that a language has in its own code page, but for
  /// those that it uses itself, by the language's subtag.
  static let misread: [String: Set<Unicode.Scalar>] = [
    "az": ["ý", "þ", "ð", "Ý", "Þ", "Ð"], "bs": balkan, "cs": czech, "hr": balkan,
    "hu": ["õ", "û", "Õ", "Û"], "lt": ["ë", "æ", "ð", "ø", "þ"], "lv": ["â", "ì", "ò", "ð", "þ"],
    "pl": ["¹", "³", "¿", "æ", "ê", "ñ", "œ"], "ro": ["ã", "þ", "Ã", "Þ"], "sk": czech,
    "sl": balkan, "tr": ["ý", "þ", "ð", "Ý", "Þ", "Ð"],
  ]
  private static let balkan: Set<Unicode.Scalar> = ["è", "æ", "ð", "È", "Æ", "Ð"]
  private static let czech: Set<Unicode.Scalar> = ["ì", "ø", "è", "ù", "ò", "¾"]
}
