/// What a terminal is asked when it is taken.
///
/// All is asked at once, and nobody waits for the answers: the first frame is drawn meanwhile. The
/// last question is one that every terminal answers (DA1): what hasn't been answered before it won't
/// be.
public struct TerminalQuestions: Hashable, Sendable {
  /// Texts whose widths are measured, where the terminals disagree about them.
  ///
  /// They are written and erased before the first frame.
  public let markers: [String]

  /// Questions.
  public init(markers: [String] = []) {
    self.markers = markers
  }

  /// kitty's keyboard flags; name and version (XTVERSION); modes (DECRQM); colours (OSC 10 and 11).
  var text: String {
    let modes = [2_026, 2_027, 2_031, 2_048].map { "\u{1B}[?\($0)$p" }.joined()
    return "\u{1B}[?u\u{1B}[>0q\(modes)\(Self.colors)\(measurements)\(Self.end)"
  }

  static let keyboard = "\u{1B}[?u"
  static let colors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
  static let end = "\u{1B}[c"

  /// Each from the beginning of the second row: in the first, the answer looks like a key.
  private var measurements: String {
    let each = markers.map { "\u{1B}[2;1H\($0)\u{1B}[6n" }.joined()
    return markers.isEmpty ? "" : "\(each)\u{1B}[2;1H\u{1B}[2K"
  }
}
