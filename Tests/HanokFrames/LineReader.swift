import HanokSystem

/// Reads the lines that all programs show.
enum LineReader {
  static func lines(of path: String) -> [String] {
    var lines: [String] = []
    guard let file = unsafe fopen(path, "r") else { return lines }
    defer { unsafe fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    defer { unsafe free(line) }
    var capacity = 0
    while unsafe getline(&line, &capacity, file) > 0, let text = unsafe line {
      unsafe lines.append(String(String(cString: text).dropLast()))
    }
    return lines
  }
}
