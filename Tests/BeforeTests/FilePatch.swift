/// Applies a unified difference to files, strictly: each line that it names is where it says.
nonisolated enum FilePatch {
  /// A line of a difference that doesn't fit its file.
  struct Mismatch: Error, Hashable {
    let line: String
  }

  /// Returns the files after the difference.
  static func files(
    _ files: [String: String], changedBy difference: String
  ) throws(Mismatch) -> [String: String] {
    var result = files
    var former: [Substring] = []
    var next = 0
    var lines: [Substring] = []
    var name: String?
    func rest() -> String {
      (lines + former.dropFirst(next)).map { $0 + "\n" }.joined()
    }
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("--- ") {
        if let name { result[name] = rest() }
        name = nil
      } else if line.hasPrefix("+++ "), name == nil {
        let new = String(line.dropFirst(4))
        name = new
        former = (files[new] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast()
        (next, lines) = (0, [])
      } else if let range = line.firstMatch(of: /^@@ -(\d+)/) {
        guard let start = Int(range.1), (next...max(former.count, next)).contains(max(start - 1, 0))
        else { throw Mismatch(line: String(line)) }
        lines += former[next..<max(start - 1, 0)]
        next = max(start - 1, 0)
      } else {
        guard name != nil else { throw Mismatch(line: String(line)) }
        let text = line.dropFirst()
        if line.first != "+" {
          guard former.indices.contains(next), former[next] == text else {
            throw Mismatch(line: String(line))
          }
          next += 1
        }
        if line.first != "-" { lines.append(text) }
      }
    }
    if let name { result[name] = rest() }
    return result
  }
}
