import HanokSystem
import HanokTerminal

/// What was written in a session and what should be seen, for `compare.py` to show to other
/// terminals; nothing is kept unless `HANOK_SESSIONS` names a folder for it.
///
/// A step is a line of the size, the frame's bytes in hexadecimal, and the rows' clusters, each in
/// hexadecimal by its UTF-8; a comma for each cell.
nonisolated struct SessionRecord {
  private let path: String?
  private var text = ""

  init(language: String) {
    path = unsafe getenv("HANOK_SESSIONS").map { "\(unsafe String(cString: $0))/\(language).txt" }
  }

  mutating func append(_ frame: [UInt8], showing screen: Screen) {
    guard path != nil else { return }
    let rows = (0..<screen.size.height).map { y in
      (0..<screen.size.width).map { Self.hexadecimal(screen.cluster(x: $0, y: y).utf8) }
        .joined(separator: ",")
    }
    text += "\(screen.size.width) \(screen.size.height) \(Self.hexadecimal(frame)) "
    text += rows.joined(separator: ";") + "\n"
  }

  func write() {
    guard let path, let file = unsafe fopen(path, "w") else { return }
    unsafe fputs(text, file)
    unsafe fclose(file)
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
