/// A command to a terminal beside what it shows: an operating system command (ECMA-48 §8.3.89,
/// OSC), which terminals that don't know it leave out.
///
/// The text in it can't end the command early, and no control gets through.
package struct TerminalCommand: Hashable, Sendable {
  /// The bytes to write.
  package let bytes: [UInt8]

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private init(_ parameters: String, _ text: String = "") {
    bytes = Array(ControlFunction.command("\(parameters)\(text)").utf8)
  }

  /// Longer titles are cut off, in clusters.
  private static let longestTitle = 256

  /// Gives the window a title; an empty one is the terminal's own (OSC 2).
  package static func title(_ text: String) -> TerminalCommand {
    TerminalCommand("2;", visible(text, most: longestTitle))
  }

  /// Gives the window its own title back, and keeps it for the end: none of the program's, then the
  /// one on the stack, which is put there again (XTWINOPS 23 and 22).
  package static let ownTitle = TerminalCommand(
    bytes: Array((TerminalFeature.title.reset + TerminalFeature.title.set).utf8))

  /// Shows how far something is beside the window, in its tab or the task bar; nil ends that (OSC
  /// 9;4, ConEmu).
  package static func progress(_ progress: WindowProgress?) -> TerminalCommand {
    switch progress {
    case nil: TerminalCommand("9;4;0;0")
    case .part(let part): TerminalCommand("9;4;1;\(percent(part))")
    case .failed(let part): TerminalCommand("9;4;2;\(percent(part))")
    case .unknown: TerminalCommand("9;4;3;0")
    }
  }

  /// The most that many terminals take, in bytes of Base64.
  private static let longestCopy = 100_000

  /// Puts a text on the clipboard, also from a machine far away (OSC 52); nil where it is longer than
  /// terminals take.
  package static func copy(_ text: String) -> TerminalCommand? {
    let encoded = Base64.encoded(text.utf8)
    return encoded.count > longestCopy ? nil : TerminalCommand("52;c;", encoded)
  }

  /// Shows a text on the desktop (OSC 9, iTerm2's); `Terminal.notify(_:)` knows those of others.
  package static func notification(_ text: String) -> TerminalCommand {
    notification(text, by: .iTerm)
  }

  /// Shows a text on the desktop, in a terminal's own way.
  static func notification(_ text: String, by kind: NotificationProtocol) -> TerminalCommand {
    let shown = visible(text, most: longestTitle)
    switch kind {
    case .bell: return TerminalCommand(bytes: [0x07])
    case .kitty: return TerminalCommand("99;;", shown)
    case .urxvt:
      // The title, which a semicolon would end, and no more.
      let title = String(
        String.UnicodeScalarView(shown.unicodeScalars.map { $0 == ";" ? "," : $0 }))
      return TerminalCommand("777;notify;", title + ";")
    case .iTerm:
      // A number at the beginning would make it one of ConEmu's commands. By scalars: a mark may make
      // one character with it.
      let isNumber = shown.unicodeScalars.first.map { ("0"..."9").contains($0) } == true
      return TerminalCommand("9;", isNumber ? " " + shown : shown)
    }
  }

  private static func visible(_ text: String, most: Int) -> String {
    TextClusters(text).prefix(most).map { VisibleCluster($0).text }.joined()
  }

  private static func percent(_ part: Double) -> Int {
    part.isFinite ? Int((max(0, min(1, part)) * 100).rounded()) : 0
  }
}

/// The progress of something that goes on for a while, for users who are in another window.
public enum WindowProgress: Hashable, Sendable {
  /// The part that is done, from 0 to 1.
  case part(Double)
  /// The part that was done when something went wrong.
  case failed(Double)
  /// It goes on for an unknown time.
  case unknown
}

/// The command by which a terminal shows something on the desktop; each has its own.
enum NotificationProtocol {
  /// OSC 9, iTerm2's.
  case iTerm
  /// OSC 99, kitty's.
  case kitty
  /// OSC 777, urxvt's.
  case urxvt
  /// None: the bell says that there is something, and not what.
  case bell
}
