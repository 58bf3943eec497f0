import HanokTesting
import HanokUnicode
import HanokTerminal
import Testing

@testable import Hanok
@testable import HanokDrawing

/// What a key costs in a line of text, in bytes on the wire.
@Suite nonisolated struct TypingTests {
  @Test(arguments: [
    ("en", "The quick brown fox jumps over the lazy dog."), ("ko", "모든 인간은 태어날 때부터 자유로우며 동등하다."),
    ("ja", "すべての人間は、生まれながらにして自由であり、平等である。"), ("th", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน"),
    ("ar", "يولد جميع الناس أحرارًا في الكرامة (المادة 12)."),
    ("hi", "सभी मनुष्यों को गौरव और अधिकारों के मामले में"),
    ("und", "👩‍👩‍👧🇰🇷❤️👍🏽 1️⃣ e\u{301}"),
  ])
  func aKeyCostsFewBytes(language: String, text: String) throws {
    var line = ""
    var shown = try screen(of: line, language)
    var most = 0
    let typed = text.unicodeScalars.map { String($0) }
    for scalar in typed + typed.map({ _ in "\u{8}" }) {
      if scalar == "\u{8}" { line = String(line.dropLast()) } else { line += scalar }
      let next = try screen(of: line, language)
      for synchronizes in [false, true] {
        let options = FrameEncoder.Options(synchronizes: synchronizes)
        most = max(most, FrameEncoder(options).encode(from: shown, to: next).count)
      }
      shown = next
    }
    #expect(most <= 64, "\(most) bytes")
  }

  /// A line of text under a cursor, in a window full of other text.
  private func screen(of text: String, _ language: String) throws -> Screen {
    let rules = TextLayout.Rules(language: try LanguageTag(language))
    var screen = Screen(size: Size(width: 80, height: 24))
    for y in 0..<24 {
      screen.write("한글 text", at: Point(x: 0, y: y), style: .plain, clip: screen.bounds)
    }
    let style = Style(foreground: .green, attributes: .underline)
    screen.fill(Rect(x: 10, y: 20, width: 60, height: 1), style: style)
    let line = TextLayout(AttributedText(text), width: 60, rules: rules).lines.first
    let width = line?.width ?? 0
    let isMirrored = rules.direction == .rightToLeft
    var x = isMirrored ? 70 - width : 10
    screen.cursor = Point(x: isMirrored ? max(10, x - 1) : 10 + width, y: 20)
    for piece in line?.pieces ?? [] {
      x += screen.write(
        piece.clusters, at: Point(x: x, y: 20), style: style, clip: screen.bounds)
    }
    return screen
  }
}
