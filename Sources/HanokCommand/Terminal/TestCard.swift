import Hanok
import HanokLocalization
import HanokTerminal
import HanokUnicode

/// A card of lines that terminals show differently.
struct TestCard {
  /// The texts by the names of what they show, which are those of scripts in English.
  static let texts: [(name: Message, text: String)] = [
    (.HanokCommand.cardArabic, "السلام عليكم (١٢٣) مُحَمَّد"),
    (.HanokCommand.cardPersian, "می\u{200C}خواهم گچپژ ۴۵۶"),
    (.HanokCommand.cardUrdu, "اردو ٹیڑھا ہے ں"),
    (.HanokCommand.cardHebrew, "שָׁלוֹם (12) עולם!"),
    (.HanokCommand.cardMixed, "abc سلام 123, שלום [x] Wi-Fi"),
    (.HanokCommand.cardHindi, "हिन्दी में क्षत्रिय"),
    (.HanokCommand.cardThai, "ภาษาไทยน้ำ"),
    (.HanokCommand.cardHangul, "한글 \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 漢字かな"),
    (.HanokCommand.cardEmoji, "👩‍👩‍👧 👍🏽 🇰🇷 ❤\u{FE0F} 1\u{FE0F}\u{20E3}"),
    (.HanokCommand.cardAmbiguous, "○ … ─ § ① é e\u{301}"),
  ]

  /// The cells of the texts, of which a terminal may show some wider.
  private static let textWidth = 34
  /// The least number of cells for the names; on a narrow terminal, the texts have the other ones.
  private static let leastNameWidth = 6
  private let localizer: Localizer
  private let ambiguousWidth: AmbiguousWidth

  /// Creates the card in a language, for a terminal with a width of ambiguous characters.
  init(_ localizer: Localizer, ambiguousWidth: AmbiguousWidth = .narrow) {
    self.localizer = localizer
    self.ambiguousWidth = ambiguousWidth
  }

  /// Shows the card below the prompt until a key is pressed.
  @MainActor func show(
    on device: any Device, scheduler: any Scheduler, _ profile: TerminalProfile
  ) async {
    let terminal = Terminal(
      device: device, scheduler: scheduler, style: .inline(rows: Self.texts.count + 2),
      profile: profile)
    guard (try? terminal.start()) != nil else { return }
    terminal.present(screen(size: terminal.size))
    let completion = Completion()
    terminal.onEvents = { events in
      if let size = events.lazy.compactMap(\.newSize).last {
        terminal.present(screen(size: size))
      }
      if events.contains(where: \.endsCard) { completion.finish() }
    }
    await completion.wait()
    terminal.stop()
  }

  /// Returns the card as a screen.
  func screen(size: Size) -> Screen {
    var screen = Screen(size: size, ambiguousWidth: ambiguousWidth)
    let names = Self.texts.map { localizer.string($0.name) }
    let widest = names.map { CellWidth.of($0, ambiguous: ambiguousWidth) }.max() ?? 0
    // A name and a space, a bar and a space, the text, a bar.
    let nameWidth = min(widest, max(Self.leastNameWidth, size.width - Self.textWidth - 4))
    let textWidth = min(Self.textWidth, max(0, size.width - nameWidth - 4))
    for (y, name) in names.enumerated() {
      var x = 0
      func write(_ text: String, width: Int, _ style: Style) {
        let visual = visualText(text, width: width, direction: .leftToRight)
        screen.write(visual, at: Point(x: x, y: y), style: style, clip: screen.bounds)
        x += width
      }
      write(name, width: nameWidth, Style(attributes: .dim))
      x += 1
      write("|", width: 2, .plain)
      write(Self.texts[y].text, width: textWidth, .plain)
      write("|", width: 1, .plain)
    }
    let hint = visualText(localizer.string(.HanokCommand.cardHint), width: max(1, size.width))
    screen.write(
      hint, at: Point(x: 0, y: names.count + 1), style: .plain, clip: screen.bounds)
    return screen
  }

  /// Returns a line of a text in visual order; its direction is the language's if it is nil.
  private func visualText(
    _ text: String, width: Int, direction: TextDirection? = nil
  ) -> String {
    let rules = TextLayout.Rules(
      language: localizer.language, direction: direction, ambiguousWidth: ambiguousWidth)
    return TextLayout(AttributedText(text), width: width, rules: rules).lines.first?.visualText
      ?? ""
  }
}

extension InputEvent {
  fileprivate var newSize: Size? {
    if case .resize(let size) = self { size } else { nil }
  }

  fileprivate var endsCard: Bool {
    switch self {
    case .key, .endOfInput: true
    default: false
    }
  }
}
