/// A plural category of CLDR (UTS #35, Language Plural Rules).
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The category at a place in CLDR's order.
  init(place: Int32) {
    switch place {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }
}
