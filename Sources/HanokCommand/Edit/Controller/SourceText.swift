import Hanok
import HanokLocalization

/// Styles the source of a message: its placeholders and tags differ from its words.
@MainActor final class SourceText {
  private lazy var preview = TranslationPreview(Catalog.sourceLanguage)

  /// Returns a source as its forms, each with its label, or as its code.
  func styled(_ source: String, asForms: Bool, _ localizer: Localizer?) -> AttributedText {
    let forms = asForms ? VariantForms.ofSource(source, preview) : []
    var text = AttributedText("")
    for (index, form) in forms.enumerated() {
      let label = localizer?.string(FormExample.label(form.examples)) ?? ""
      text.runs.append(.init("\(index == 0 ? "" : "\n")\(label): "))
      text.runs += SourceRuns.cut(form.text, at: FormText.units(in: form.text)).map(Self.run)
    }
    if forms.isEmpty { text.runs = SourceRuns.parts(of: source).map(Self.run) }
    return text
  }

  private static func run(_ part: (text: String, kind: SourceRuns.Kind)) -> AttributedText.Run {
    switch part.kind {
    case .text: .init(part.text)
    case .placeholder: .init(part.text, role: .key)
    case .markup: .init(part.text, role: .emphasis)
    }
  }
}
