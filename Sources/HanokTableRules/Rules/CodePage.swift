/// Letters decoded with the wrong code page.
package enum CodePage {
  /// Whether two letters are one in UTF-8 that was read in Windows-1250, -1252 or -1254: `Ä™` for `ę`.
  ///
  /// - Parameter previous: The scalar before them; nil at the start.
  static func isMojibake(
    _ lead: Unicode.Scalar, _ next: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Bool {
    let isInWord = previous?.properties.isAlphabetic == true
    // UTF-8 in the code pages of DOS, and of the Macintosh: `├⌐` and `√©` for `é`.
    if lead == "├" || lead == "┼" {
      return isInWord && next.value >= 0x80 && next != "─" && !next.isSpace
    }
    if lead == "√" { return isInWord && macintosh.contains(next) }
    // U+FFFD itself, and two of them in Chinese.
    if lead == "ï" && next == "¿" || lead == "锟" && next == "斤" { return true }
    guard leads.contains(lead) else { return false }
    if signs.contains(next) || (0x80...0x9F).contains(next.value) { return true }
    guard others.contains(next) else { return false }
    // No word has a capital after a small letter and before these, and no usual word begins with Ĺ.
    return lead == "Ĺ" || previous?.properties.isLowercase == true
  }

  /// Whether a letter and the next two are UTF-8 in the code page of Russia or Israel: `Р•Р` for `Е`.
  static func isMisreadEast(_ letters: ArraySlice<ReviewedPattern.Letter>) -> Bool {
    guard letters.count > 2, let first = letters.first, eastern.contains(first.scalar),
      eastern.contains(letters[letters.startIndex + 2].scalar)
    else { return false }
    let sign = letters[letters.startIndex + 1].scalar
    return signs.contains(sign) || "•“”’".unicodeScalars.contains(sign)
  }

  private static let eastern: Set<Unicode.Scalar> = ["Р", "С", "׳"]
  private static let macintosh = Set("©®†™´¨≠∞±≤≥µ∂∑∏∫ªº¬ƒ≈∆".unicodeScalars)
  private static let leads = Set("ÄÅĂĹČ".unicodeScalars)
  /// Signs that don't follow a letter.
  private static let signs = Set("™±°¶¤¡¢£¥¦§¨©ª¬®¯²³´µ·¸¹º¼½¾¿‡†‰ˆ˜ˇ˘˝˛".unicodeScalars)
  /// Letters and marks that can.
  private static let others = Set(
    "…‘’“”‚„›‹–—•€«»\u{A0}\u{AD}ąĄłŁşŞšŠśŚťŤžŽźŹżŻľĽŒœŸƒ".unicodeScalars)

  /// The letters and signs of Windows-1252 for those that a language has in its own code page, but for
  /// those that it uses itself, by the language's subtag.
  package static let misread: [String: Set<Unicode.Scalar>] = [
    "az": ["ý", "þ", "ð", "Ý", "Þ", "Ð"], "bs": balkan, "cs": czech, "hr": balkan,
    "hu": ["õ", "û", "Õ", "Û"], "lt": ["à", "ë", "æ", "ð", "ø", "þ"],
    "lv": ["â", "ì", "ò", "ð", "þ"], "pl": ["¹", "³", "¿", "±", "¶", "æ", "ê", "ñ", "œ"],
    "ro": ["ã", "þ", "Ã", "Þ"], "sk": czech, "sl": balkan, "tr": ["ý", "þ", "ð", "Ý", "Þ", "Ð"],
  ]
  private static let balkan: Set<Unicode.Scalar> = ["è", "æ", "ð", "È", "Æ", "Ð"]
  private static let czech: Set<Unicode.Scalar> = ["ì", "ï", "ø", "è", "ù", "ò", "¾"]

  /// The letters among them that foreign words and names have, such as château and Ærø.
  package static let foreign = Set("âãàæèêëìïñòøùœÃÆÈ".unicodeScalars)
}
