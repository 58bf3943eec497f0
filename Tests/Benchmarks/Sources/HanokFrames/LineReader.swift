import Glibc

/// Reads the lines that all programs show.
enum LineReader {
  static func lines(of path: String) -> [String] {
    var lines: [String] = []
    guard let file = fopen(path, "r") else { return lines }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    defer { free(line) }
    var capacity = 0
    while getline(&line, &capacity, file) > 0, let text = line {
      lines.append(String(String(cString: text).dropLast()))
    }
    return lines
  }
}
