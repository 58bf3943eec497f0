import Hanok
import HanokScenes
import PseudoTerminals

/// The gallery's two fullest screens as lines of text, for the programs that have no gallery.
enum GalleryPictures {
  /// The lines of both screens, one screen after the other, as a program of Hanok's draws them.
  static func lines(drawnBy command: [String], size: ScreenSize) -> [String] {
    // The second frame shows the first screen.
    [2, 1].flatMap { lines(ofFrame: $0, drawnBy: command, size: size) }
  }

  private static func lines(
    ofFrame frame: Int, drawnBy command: [String], size: ScreenSize
  ) -> [String] {
    let terminal = PseudoTerminal(
      running: command + ["gallery", "\(frame)", "/dev/null", "/dev/null"],
      columns: size.columns, rows: size.rows)
    var written: [UInt8] = []
    while let bytes = terminal.read() { written += bytes }
    _ = terminal.finish()
    // Where the program leaves the alternate screen, the picture is gone.
    let text = String(decoding: written, as: UTF8.self)
    let picture = text.split(separator: "\u{1B}[?1049l", maxSplits: 1).first ?? ""
    var emulator = TerminalEmulator(size: Size(width: size.columns, height: size.rows))
    do { try emulator.take(Array(picture.utf8)) } catch { fatalError("\(error)") }
    return (0..<size.rows).map(emulator.screen.row)
  }
}
