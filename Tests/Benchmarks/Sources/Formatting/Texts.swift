/// What is said in one language, from which the messages of each syntax are made.
///
/// A `#` stands for the argument that is written: the count, where there is one.
struct Texts {
  /// A text for each plural category, `other` last.
  typealias Plural = [(category: String, text: String)]

  let language: String
  let plain: String
  let plural: Plural
  let currency: String
  let date: String
  /// By who did it, `other` last.
  let selectors: [(who: String, plural: Plural)]
  /// The plural rule of a gettext catalogue's header.
  let gettextRule: String
}
