/// An operating system command to a terminal (ECMA-48 §8.3.89, OSC).
///
/// Terminals ignore commands that they don't support.
///
/// The text in it can't end the command early, and contains no control.
package struct TerminalCommand: Hashable, Sendable {
  /// The bytes to write.
  package let bytes: [UInt8]

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private init(_ parameters: String, _ text: String = "") {
    bytes = Array(ControlFunction.command("\(parameters)\(text)").utf8)
  }

  /// The maximum length of a title, in clusters; the rest is cut off.
  private static let longestTitle = 256

  /// Sets the title of the window; an empty one is the terminal's own (OSC 2).
  package static func title(_ text: String) -> TerminalCommand {
    TerminalCommand("2;", visible(text, most: longestTitle))
  }

  /// Restores the window's own title and keeps it for the end: resets the program's title, pops the
  /// title from the stack, and pushes it again (XTWINOPS 23 and 22).
  package static let ownTitle = TerminalCommand(
    bytes: Array((TerminalFeature.title.reset + TerminalFeature.title.set).utf8))

  /// Shows progress in the window's tab or the task bar; nil removes it (OSC 9;4, ConEmu).
  package static func progress(_ progress: WindowProgress?) -> TerminalCommand {
    switch progress {
    case nil: TerminalCommand("9;4;0;0")
    case .part(let part): TerminalCommand("9;4;1;\(percent(part))")
    case .failed(let part): TerminalCommand("9;4;2;\(percent(part))")
    case .unknown: TerminalCommand("9;4;3;0")
    }
  }

  /// The maximum that many terminals take, in bytes of Base64.
  private static let longestCopy = 100_000

  /// Copies a text to the clipboard, also from a remote machine (OSC 52).
  ///
  /// It is nil if the text is longer than terminals take.
  package static func copy(_ text: String) -> TerminalCommand? {
    let encoded = Base64.encoded(text.utf8)
    return encoded.count > longestCopy ? nil : TerminalCommand("52;c;", encoded)
  }

  /// Shows a desktop notification by OSC 9, iTerm2's; `Terminal.notify(_:)` knows other protocols.
  package static func notification(_ text: String) -> TerminalCommand {
    notification(text, by: .iTerm)
  }

  /// Shows a desktop notification by a terminal's protocol.
  static func notification(_ text: String, by kind: NotificationProtocol) -> TerminalCommand {
    let shown = visible(text, most: longestTitle)
    switch kind {
    case .bell: return TerminalCommand(bytes: [0x07])
    case .kitty: return TerminalCommand("99;;", shown)
    case .urxvt:
      // This is the title, which a semicolon would end.
      let title = String(
        String.UnicodeScalarView(shown.unicodeScalars.map { $0 == ";" ? "," : $0 }))
      return TerminalCommand("777;notify;", title + ";")
    case .iTerm:
      // A leading number would make it one of ConEmu's commands. This compares scalars: a mark can
      // form one character with the number.
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

/// The progress of a task, for users in another window.
public enum WindowProgress: Hashable, Sendable {
  /// The part that is done, from 0 to 1.
  case part(Double)
  /// The part that was done when the task failed.
  case failed(Double)
  /// The task has an unknown duration.
  case unknown
}

/// The protocol of a terminal's desktop notifications.
enum NotificationProtocol {
  /// OSC 9, iTerm2's.
  case iTerm
  /// OSC 99, kitty's.
  case kitty
  /// OSC 777, urxvt's.
  case urxvt
  /// No protocol: the bell signals a notification without its text.
  case bell
}

/// Base64 (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as text, padded.
  static func encoded(_ bytes: some Collection<UInt8>) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(24 - 8 * group.count)
      for index in 0..<4 {
        let digit = digits[Int(bits >> UInt32(18 - 6 * index)) & 63]
        encoded.append(index > group.count ? UInt8(ascii: "=") : digit)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
