import Hanok
import HanokTesting
import HanokUnicode
import HanokLocalization
import HanokTerminal
import Testing

/// Whatever a text holds, it puts nothing on the wire that the writer of frames didn't choose, and
/// each row of the grid stays whole.
@Suite struct HostileTextTests {
  /// A screen that shows a text wherever one can stand.
  private final class TextController: ViewController {
    private let labels = [
      Label(), Label(alignment: .center), Label(alignment: .trailing), Label(),
    ]
    private let button = Button(.verbatim(""), mnemonic: .verbatim(""))

    override func loadView() {
      labels[3].numberOfLines = 0
      labels[1].truncation = .middle
      labels[2].truncation = .head
      labels[0].style = \.strong
      view = StackView(.vertical, views: labels + [button])
    }

    func show(_ text: String) {
      title = .verbatim(text)
      for label in labels { label.message = .verbatim(text) }
      button.title = .verbatim(text)
      button.mnemonic = .verbatim(text)
    }
  }

  /// Ten thousand texts in all.
  @Test(arguments: ["en", "ko", "ja", "ar"])
  func nothingEscapes(language: String) throws {
    let controller = TextController()
    let size = Size(width: 37, height: 11)
    let pilot = try Pilot(controller, in: language, size: size, [])
    var emulator = TerminalEmulator(size: size)
    var texts = HostileText(seed: UInt64(language.utf8.reduce(0) { $0 * 31 + Int($1) }))
    var writtenCount = 0
    for number in 0..<2_500 {
      let text = texts.next()
      controller.show(text)
      pilot.advance(by: .zero)
      let output = pilot.output[writtenCount...]
      writtenCount = pilot.output.count
      do {
        try emulator.take(Array(output))
      } catch {
        Issue.record("text \(number): \(error.text.unicodeScalars.map(\.value))")
        return
      }
      let screen = pilot.screen
      let difference = emulator.difference(from: screen)
      try #require(difference == nil, "text \(number): \(text.unicodeScalars.map(\.value))")
      try #require(isWhole(screen), "text \(number): \(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func commandsHoldNothingThatEndsThem() throws {
    var texts = HostileText(seed: 7)
    for _ in 0..<2_500 {
      let text = texts.next()
      var emulator = TerminalEmulator(size: Size(width: 4, height: 1))
      let shown = emulator.screen
      try emulator.take(TerminalCommand.title(text).bytes)
      try emulator.take(TerminalCommand.notification(text).bytes)
      try emulator.take(TerminalCommand.copy(text)?.bytes ?? [])
      #expect(emulator.screen == shown)
    }
  }

  @Test func linksHoldNothingThatEndsThem() throws {
    var texts = HostileText(seed: 8)
    for number in 0..<2_500 {
      let text = texts.next()
      var screen = Screen(size: Size(width: 4, height: 1))
      let scheme = ["https://example.org/", "mailto:", ""][number % 3]
      screen.write("ab", at: .zero, style: .plain, link: scheme + text, clip: screen.bounds)
      let bytes = FrameEncoder().encode(from: nil, to: screen)
      #expect(bytes.allSatisfy { $0 < 0x7F })
      var emulator = TerminalEmulator(size: screen.size)
      try emulator.take(bytes)
      #expect(emulator.difference(from: screen) == nil)
    }
  }

  /// Whether each row's cells make up its width, and each wide cluster has its second cell.
  private func isWhole(_ screen: Screen) -> Bool {
    (0..<screen.size.height).allSatisfy { y in
      var x = 0
      while x < screen.size.width {
        let cell = screen[x, y]
        guard cell.width > 0 else { return false }
        if cell.width == 2, x + 1 == screen.size.width || !screen[x + 1, y].isContinuation {
          return false
        }
        x += cell.width
      }
      return x == screen.size.width
    }
  }
}
