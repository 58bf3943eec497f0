import HanokLocalization
import HanokReview
import MessageFormat

/// The texts of a message with variants: one for each form that a language needs.
///
/// A translator writes them without the code around them:
///
/// ```
/// 1          {$score} punkt           .input {$score :integer}
/// 2, 3, 4    {$score} punkty          .match $score
/// 5, 6, 7    {$score} punktów         one  {{{$score} punkt}} …
/// ```
struct VariantForms: Sendable {
  /// The text of some values.
  struct Form: Sendable, Hashable {
    /// The keys of the variant, as they are written.
    let keys: [String]
    /// The text as a translator writes it; empty if it is yet to be written.
    fileprivate(set) var text: String
    /// What the source language says for these values.
    let sourceText: String
    /// Whether the text is empty on purpose, in the translation or in the source.
    let isKeptEmpty: Bool
    /// Some values that the text is for; none for all others.
    fileprivate(set) var examples: [FormExample] = []

    /// Whether the text is yet to be written.
    var isMissing: Bool { text.isEmpty && !isKeptEmpty }

    /// Whether another form is shown alike, but for its text.
    func isShown(as other: Form) -> Bool {
      keys == other.keys && sourceText == other.sourceText && examples == other.examples
    }
  }

  /// The forms, in the order of the variants.
  private(set) var forms: [Form]
  /// The declarations and the selectors.
  private let head: String
  /// The message that the forms were read from, and their texts then.
  private let original: (message: String, texts: [String])

  /// The variants of a message, and what is before them.
  private struct Variants {
    let head: String
    let selectors: [String]
    var forms: [(keys: [String], text: String)] = []

    /// Reads a message, which may lack variants; returns nil for one without, and for one whose texts
    /// can't be written one by one.
    init?(_ source: String) {
      let model = ParsedMessage(parsing: source).model
      guard case .matcher(let matcher) = model.body, let first = matcher.variants.first else {
        return nil
      }
      let start = String(decoding: source.utf8.prefix(first.range.lowerBound), as: UTF8.self)
      let lines = start.split(whereSeparator: \.isNewline)
      head = String(
        lines.joined(separator: "\n").reversed().drop(while: \.isWhitespace).reversed())
      selectors = matcher.selectors.map(\.name)
      forms = matcher.variants.compactMap { variant in
        FormText.text(of: variant.pattern).map { (variant.keys.map(\.source), $0) }
      }
      // Of two texts for the same values, one would be lost.
      guard forms.count == matcher.variants.count,
        Set(forms.map(\.keys)).count == forms.count
      else { return nil }
    }
  }

  /// Reads the forms of a translation, with those that it lacks.
  ///
  /// Returns nil if the source has none in this language, or if the translation selects differently:
  /// then it is edited as code.
  ///
  /// - Parameters:
  ///   - text: The translation; empty for one that is yet to be made.
  ///   - expansion: The variants that the language needs.
  init?(
    of text: String, source: String, _ expansion: VariantExpansion, _ preview: TranslationPreview
  ) {
    guard source.contains(".match"), let base = Variants(expansion.expanded(source)) else {
      return nil
    }
    let isBlank = text.allSatisfy(\.isWhitespace)
    guard let given = isBlank ? base : Variants(text), given.selectors == base.selectors else {
      return nil
    }
    head = given.head
    var forms = base.forms.map { form in
      let own = isBlank ? nil : given.forms.first { $0.keys == form.keys }
      return Form(
        keys: form.keys, text: own?.text ?? "", sourceText: form.text,
        isKeptEmpty: (own ?? form).text.isEmpty)
    }
    // The translator's own variants, such as one for 0, are before the one for all others.
    let added =
      isBlank ? [] : given.forms.filter { own in !base.forms.contains { $0.keys == own.keys } }
    let rest = base.forms.last?.text ?? ""
    forms.insert(
      contentsOf: added.map {
        Form(keys: $0.keys, text: $0.text, sourceText: rest, isKeptEmpty: $0.text.isEmpty)
      },
      at: forms.count - 1)
    self.forms = forms
    original = (text, forms.map(\.text))
    let template = Self.message(head, forms.map { ($0.keys, "x") })
    for (index, examples) in preview.examples(of: template, source: source).enumerated()
    where self.forms.indices.contains(index) {
      self.forms[index].examples = examples
    }
  }

  /// Returns the forms of a source message in its own language; none for one without.
  static func ofSource(_ source: String, _ preview: TranslationPreview) -> [Form] {
    guard source.contains(".match"), let variants = Variants(source) else { return [] }
    let examples = preview.examples(of: source, source: source)
    return variants.forms.enumerated().map { index, form in
      Form(
        keys: form.keys, text: form.text, sourceText: form.text, isKeptEmpty: form.text.isEmpty,
        examples: examples.indices.contains(index) ? examples[index] : [])
    }
  }

  /// Replaces the text of a form.
  mutating func setText(_ text: String, at index: Int) { forms[index].text = text }

  /// The forms that are yet to be written; none while nothing is written.
  var missing: [Form] {
    forms.allSatisfy(\.text.isEmpty) ? [] : forms.filter(\.isMissing)
  }

  /// The message: empty while all forms are, and without those that are yet to be written.
  var message: String {
    // Texts that are composed in another way are others here.
    let isOriginal = zip(forms, original.texts).allSatisfy { $0.text.utf8.elementsEqual($1.utf8) }
    if isOriginal { return original.message }
    if forms.allSatisfy(\.text.isEmpty) { return "" }
    let written = forms.filter { !$0.isMissing }
    return Self.message(head, written.map { ($0.keys, FormText.pattern(of: $0.text)) })
  }

  private static func message(_ head: String, _ variants: [(keys: [String], text: String)])
    -> String
  {
    let columns = (variants.first?.keys ?? []).indices
    let widths = columns.map { column in variants.map { $0.keys[column].count }.max() ?? 0 }
    let lines = variants.map { keys, text in
      let padded = zip(keys, widths).map { key, width in
        key + String(repeating: " ", count: width - key.count)
      }
      return "\(padded.joined(separator: " ")) {{\(text)}}"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  /// Returns the form that has a range of the message, and the range in its text; nil for the code.
  func place(of range: Range<Int>) -> (form: Int, range: Range<Int>)? {
    let bytes = Array(message.utf8)
    guard case .matcher(let matcher) = ParsedMessage(parsing: message).model.body else {
      return nil
    }
    guard let variant = matcher.variants.last(where: { $0.range.lowerBound <= range.lowerBound }),
      let form = forms.firstIndex(where: { $0.keys == variant.keys.map(\.source) }),
      let brace = bytes[variant.range.upperBound...].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let text = forms[form].text
    let ends = [range.lowerBound, range.upperBound].map { offset in
      FormText.offset(inTextOf: text, ofPattern: max(0, offset - brace - 2))
    }
    return (form, ends[0]..<max(ends[0], ends[1]))
  }
}
