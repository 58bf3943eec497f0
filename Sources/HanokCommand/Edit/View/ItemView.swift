import Hanok
import HanokLocalization
import HanokReview
import HanokTerminal
import HanokUnicode

/// A message and its translation: what it is for, its source, a field, and what becomes of it.
///
/// ```
///  .match $score one {{{$score} point}} …
///  Under the question. $score: points so far.
///  point → punkt
///  Note: “punkt” declines.
/// French: changed
///  .match $score one …
/// ! `few` is missing.
///  1   1 point     7
/// ```
///
/// The field keeps its rows where there are few; what is above and below scrolls.
final class ItemView: View {
  let field = TranslationField()
  let findings = FindingsView()
  let preview = PreviewView()
  /// Puts the source into an empty field.
  let copyButton = Button(.HanokCommand.editCopySource)
  /// Puts the source with the variants of the language into an empty field.
  let variantsButton = Button(.HanokCommand.editInsertVariants)
  /// The buttons that put a translation of the same text into the field.
  private(set) var suggestionButtons: [Button] = []
  /// Called with a suggestion that was chosen.
  var onSuggestion: (String) -> Void = { _ in }

  private let comment = Label()
  private let terms = StackView(.vertical)
  private let note = Label()
  private let source = StyledTextView(.HanokCommand.editSource)
  private let former = StyledTextView(.HanokCommand.editFormerSource)
  private let caption = Label()
  private lazy var beginnings = FlowView(spacing: 1, views: [variantsButton, copyButton])
  private let suggestions = StackView(.vertical)
  private let suggestionsCaption = Label(.HanokCommand.editSuggestions)
  private let head: TypingScrollView
  private let footContent: StackView
  private let foot: TypingScrollView
  private let fieldScroller: ScrollView

  /// The most rows of the field.
  private static let mostRows = 10
  /// The fewest rows of the field where there is room.
  private static let fewestRows = 2
  /// The least height of a screen that has the caption.
  private static let leastHeightForCaption = 6
  /// The empty columns at both sides.
  private static let margin = 1

  override init() {
    fieldScroller = ScrollView(field)
    head = TypingScrollView(StackView(.vertical, views: [source, former, comment, terms, note]))
    footContent = StackView(.vertical, views: [findings, preview])
    foot = TypingScrollView(footContent)
    super.init()
    for view in [suggestionsCaption, suggestions, beginnings] { footContent.addSubview(view) }
    for label in [comment, note] {
      label.style = \.secondary
      label.numberOfLines = 0
    }
    former.style = \.secondary
    caption.style = \.heading
    caption.numberOfLines = 0
    suggestionsCaption.style = \.secondary
    suggestionsCaption.numberOfLines = 0
    for view in [head, foot] { view.onTyping = { [weak self] in self?.field.insert($0) } }
    for view in [head, caption, fieldScroller, foot] { addSubview(view) }
    showSuggestions([], source: "")
  }

  /// The language of the translation.
  var language = LanguageTag.english {
    didSet { (preview.language, field.language) = (language, language) }
  }

  /// Shows a message.
  ///
  /// - Parameters:
  ///   - text: The description for translators.
  ///   - note: What a translator tells the next one.
  func show(comment text: String, note: String) {
    comment.message = text.isEmpty ? nil : .HanokCommand.editText(text: text)
    comment.isHidden = text.isEmpty
    self.note.message = note.isEmpty ? nil : .HanokCommand.editNoteText(text: note)
    self.note.isHidden = note.isEmpty
    head.contentOffset = 0
    foot.contentOffset = 0
    setNeedsLayout()
  }

  /// Shows the source of the message, and as it was when it was translated, if that was another one.
  func showSource(_ text: AttributedText, former other: AttributedText?) {
    source.text = text
    former.text = other ?? AttributedText("")
    former.isHidden = other == nil
    setNeedsLayout()
  }

  /// Shows the terms of the glossary that the source has.
  func showTerms(_ found: [ReviewTerm]) {
    for view in terms.subviews { view.removeFromSuperview() }
    for term in found {
      let label = Label(
        .HanokCommand.editTerm(
          term: term.source, translations: term.translations.joined(separator: " | ")))
      label.numberOfLines = 0
      terms.addSubview(label)
    }
    terms.isHidden = found.isEmpty
    setNeedsLayout()
  }

  /// Shows the ways to begin with an empty field.
  ///
  /// - Parameter hasVariants: Whether the language has variants for the source.
  func showBeginnings(_ isEmpty: Bool, hasVariants: Bool) {
    beginnings.isHidden = !isEmpty
    variantsButton.isHidden = !hasVariants
  }

  /// Scrolls to the finding that the cursor was moved to.
  func showCurrentFinding() {
    foot.layoutIfNeeded()
    guard let current = findings.current else { return }
    foot.scrollRectToVisible(current.convert(current.bounds, to: foot))
  }

  /// Shows how far the translation is.
  func show(state: Message) { caption.message = state }

  /// Shows translations that may be right, with the source text of those that translate another one.
  ///
  /// - Parameter source: The source text, from which others differ in what is emphasized.
  func showSuggestions(_ found: [TranslationSuggestion], source: String) {
    for view in suggestions.subviews { view.removeFromSuperview() }
    suggestionButtons = []
    for suggestion in found {
      let button = Button(Self.title(of: suggestion, in: language), style: .plain)
      button.addAction { [weak self] in self?.onSuggestion(suggestion.text) }
      suggestionButtons.append(button)
      suggestions.addSubview(button)
      guard let other = suggestion.source else { continue }
      let view = StyledTextView(.HanokCommand.editSuggestionSource)
      view.style = \.secondary
      view.text.runs = TextDifference.parts(
        of: SourceRuns.summary(of: other), comparedWith: SourceRuns.summary(of: source)
      ).map { .init($0.text, role: $0.isOther ? .strong : .plain) }
      suggestions.addSubview(view)
    }
    for view in [suggestionsCaption, suggestions] { view.isHidden = found.isEmpty }
    setNeedsLayout()
  }

  private static func title(
    of suggestion: TranslationSuggestion, in language: LanguageTag
  ) -> Message {
    let text = isolated(SourceRuns.summary(of: suggestion.text), in: language)
    return switch suggestion.origin {
    case .same: .HanokCommand.editText(text: text)
    case .near(let share): .HanokCommand.editSuggestionNear(share: share, text: text)
    case .setAside: .HanokCommand.editSuggestionSetAside(text: text)
    }
  }

  /// Returns a text that runs in the direction of its language, whatever it begins with and whatever is
  /// before it; each placeholder runs from left to right, as in the field.
  private static func isolated(_ text: String, in language: LanguageTag) -> String {
    let parts = SourceRuns.cut(text, at: FormText.units(in: text)).map { part in
      part.kind == .text ? part.text : "\u{2066}\(part.text)\u{2069}"
    }
    return (language.isRightToLeft ? "\u{2067}" : "\u{2066}") + parts.joined() + "\u{2069}"
  }

  override func layoutSubviews() {
    let width = max(0, frame.width - 2 * Self.margin)
    let captionRows =
      frame.height < Self.leastHeightForCaption
      ? 0 : caption.fittingSize(ProposedSize(width: width)).height
    let rows = rows(in: frame.height - captionRows, width: width)
    caption.isHidden = captionRows == 0
    // Where there is room, the parts are apart.
    let gap = rows.foot >= foot.fittingSize(ProposedSize(width: width)).height + 2 ? 1 : 0
    var y = 0
    for (view, height, gap) in [
      (head, rows.head, rows.head == 0 ? 0 : gap), (caption, captionRows, 0),
      (fieldScroller, rows.field, gap), (foot, rows.foot - 2 * gap, 0),
    ] {
      place(view, at: Rect(x: Self.margin, y: y, width: width, height: height))
      y += height + gap
    }
  }

  /// Shares the rows out: the field has its own first, then what is above and what is below.
  private func rows(in height: Int, width: Int) -> (head: Int, field: Int, foot: Int) {
    let above = head.fittingSize(ProposedSize(width: width)).height
    let below = foot.fittingSize(ProposedSize(width: width)).height
    let lines = field.fittingSize(ProposedSize(width: width)).height
    let wanted = max(Self.fewestRows, min(lines, Self.mostRows))
    let field = max(min(1, height), min(wanted, height / 2))
    let room = max(0, height - field)
    let head = min(above, max(room / 2, room - below))
    let rest = room - head
    // What nobody needs is the field's.
    let more = max(0, min(wanted - field, rest - below))
    return (head, field + more, rest - more)
  }
}

/// A scrolled text that hands on what is typed while it has the focus.
final class TypingScrollView: ScrollView {
  /// Called with typed text.
  var onTyping: (String) -> Void = { _ in }

  override var takesLetters: Bool { true }

  override func typed(_ text: String) -> Bool {
    onTyping(text)
    return true
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard let character = event.typedCharacter else { return super.keyPressed(event) }
    onTyping(String(character))
    return true
  }
}
