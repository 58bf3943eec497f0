import Testing

/// Phrases that readers stumbled over, each with what to write instead.
struct OddPhrase: CustomTestStringConvertible, Sendable {
  /// A regular expression, without the case of letters.
  let pattern: String
  /// A sentence that has the phrase.
  let example: String
  /// What to write instead, and why.
  let advice: String

  init(_ pattern: String, in example: String, _ advice: String) {
    self.pattern = pattern
    self.example = example
    self.advice = advice
  }

  var testDescription: String { pattern }

  static let all = [
    // Words that are archaic, or another field's.
    OddPhrase(
      #"\bmend(s|ed|ing)?\b"#, in: "It was mended.", "Write fix or repair: mend is for socks."),
    OddPhrase(#"\banew\b"#, in: "Start the program anew.", "Write again, or restart."),
    OddPhrase(#"\bonce more\b"#, in: "Press it once more.", "Write again."),
    OddPhrase(
      #"\banother day\b(?! of)"#, in: "Another day it changed.", "Write when … has changed."),
    OddPhrase(
      #"\botherwise than\b"#, in: "Drawn otherwise than recorded.", "Write differently from."),
    OddPhrase(#"\bmeanwhile\b"#, in: "Meanwhile it runs.", "Write while …: it says what runs."),
    OddPhrase(#"(^|\. )so far\b"#, in: "So far it holds.", "Write until now, or leave it out."),
    OddPhrase(#"\blikewise\b"#, in: "Likewise for lists.", "Write also."),
    OddPhrase(#"\bstands?\b(?! for)"#, in: "It stands alone.", "Write is."),
    OddPhrase(#"\bstands? for itself\b"#, in: "A dot stands for itself.", "Write is literal."),
    OddPhrase(
      #"(^|[^\w$“.])remed(y|ies)\b"#, in: "The remedy is below.", "Write fix or suggestion."),
    OddPhrase(#"\bheirs?\b"#, in: "The heir of KVO.", "Write successor."),
    OddPhrase(#"\b(hears|heard)\b"#, in: "A screen hears it.", "Write receives: code has no ears."),
    OddPhrase(#"\btold of\b"#, in: "It is told of it.", "Write notified of."),
    OddPhrase(#"\bknown of\b"#, in: "What is known of it.", "Write known about."),

    // Constructions to read twice.
    OddPhrase(
      #"(\b(?!there\b)\w+|[^\w\s]) (is|are) no (?!longer|more)"#, in: "The file is no page.",
      "Write isn’t a."),
    OddPhrase(
      #"\b(is|are) none of\b"#, in: "It is none of these.", "Write isn’t any of, or is invalid."),
    OddPhrase(#"\b(that|those) of\b"#, in: "The width is that of a row.", "Repeat the noun."),
    OddPhrase(
      #"\bof (one’s|one's|his|her|its) own\b"#, in: "A line of its own.",
      "Write its own, or separate."),
    OddPhrase(#"\bwhat is wrong\b"#, in: "It shows what is wrong.", "Write problems."),
    OddPhrase(#"\bwhat becomes of\b"#, in: "What becomes of it.", "Write preview, or result."),
    OddPhrase(
      #"\bgives? (\w+ ){0,2}back\b"#, in: "It gives the terminal back.",
      "Write restores, or returns."),
    OddPhrase(
      #"\bone (may|can|must|has to|needs)\b"#, in: "One may add a row.", "Write you."),
    OddPhrase(
      #"\b(somebody|anybody)\b"#, in: "Somebody wrote it.", "Write the user, you, or the program."),
    OddPhrase(
      #"(^|[.:;] )who (uses|does|wants|writes|reads)\b"#, in: "Who uses it sets it.", "Name who."),
    OddPhrase(#"\byou may not\b"#, in: "You may not write.", "Write can’t, or must not."),
    OddPhrase(
      #"\bmay (write|read) (there|here)\b"#, in: "Whether you may write there.",
      "Write have permission to."),
    OddPhrase(#"\bmay as well\b"#, in: "It may as well have one.", "Write can also."),
    OddPhrase(
      #"\bnever (does|do|is|are) (a|an|the)\b"#, in: "Never does a model call it.",
      "Put the subject first."),
    OddPhrase(#"\bwrite with --"#, in: "Write with --table a name.", "Write Use --table."),
    OddPhrase(
      #"\bin the first version\b"#, in: "In the first version it had none.", "Leave history out."),

    // Spelling: American, as the interfaces have it.
    OddPhrase(#"colour"#, in: "Sixteen colours.", "Write color."),
    OddPhrase(#"behaviour"#, in: "The behaviour of keys.", "Write behavior."),
    OddPhrase(#"\blicences?\b"#, in: "Its licence.", "Write license."),
    OddPhrase(#"centred"#, in: "A centred line.", "Write centered."),
    OddPhrase(#"neighbour"#, in: "The neighbour of a cell.", "Write neighbor."),
    OddPhrase(#"\be-mail"#, in: "An e-mail address.", "Write email."),
    OddPhrase(#"\d %"#, in: "It takes 40 % more.", "Write 40%, without a space."),
  ]

  /// The places of the phrase in a text.
  func matches(in text: String) throws -> [Substring] {
    let expression = try Regex(pattern).ignoresCase().anchorsMatchLineEndings()
    return text.matches(of: expression).map { text[$0.range] }
  }
}
