/// A plural category of CLDR (UTS #35, Language Plural Rules).
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}
