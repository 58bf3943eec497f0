import HanokLocalization
import MessageFormat

/// The bytes of a table: its encoding, its line endings, its syntax.
enum FileRules {
  static func findings(in file: StringsFile) -> [TranslationFinding] {
    if isUTF16WithoutMark(file) {
      let problem = file.problems.first { $0.kind == .invalidEncoding }
      return problem.map { [finding(.encoding, "utf-16", at: $0, in: file)] } ?? []
    }
    let markers = ConflictMarkers.problems(in: file).map {
      TranslationFinding(.conflictMarker, Problem($0))
    }
    return markers + problems(of: file, but: Set(markers.compactMap { $0.problem.place?.line }))
      + marks(of: file)
  }

  private static func finding(
    _ check: TranslationCheck, _ name: String, at other: Problem, in file: StringsFile
  ) -> TranslationFinding {
    let kind = Problem.Kind(name, table: "HanokReview")
    return TranslationFinding(check, Problem(kind, path: file.path, place: other.place))
  }

  /// Whether every second byte is zero, as in text in UTF-16, of which nothing else can be said.
  private static func isUTF16WithoutMark(_ file: StringsFile) -> Bool {
    guard case .utf8 = file.encoding, file.source.count > 1 else { return false }
    return file.source.count { $0 == 0 } * 3 > file.source.count
  }

  /// Returns the problems of the syntax; of invalid bytes the first alone.
  private static func problems(of file: StringsFile, but lines: Set<Int>) -> [TranslationFinding] {
    var hasInvalidBytes = false
    return file.problems.compactMap { problem in
      if let line = problem.place?.line, lines.contains(line) { return nil }
      switch problem.kind {
      case .invalidEncoding:
        if hasInvalidBytes { return nil }
        hasInvalidBytes = true
        return TranslationFinding(.encoding, problem)
      case .duplicateKey: return TranslationFinding(.duplicateKey, problem, key: problem.key)
      default: return TranslationFinding(.syntax, problem, key: problem.key)
      }
    }
  }

  /// Returns a byte-order mark, and line endings of two kinds.
  private static func marks(of file: StringsFile) -> [TranslationFinding] {
    var findings: [TranslationFinding] = []
    if file.encoding == .utf8(hasMark: true) {
      findings.append(
        TranslationFinding(
          .byteOrderMark, Problem(TranslationCheck.byteOrderMark.kind, path: file.path),
          repair: .file(Array(file.bytes.dropFirst(3)))))
    }
    let feeds = file.source.count { $0 == Byte.lineFeed }
    let returns = file.source.count { $0 == Byte.carriageReturn }
    if returns > 0, returns != feeds {
      findings.append(
        TranslationFinding(
          .lineEnds, Problem(TranslationCheck.lineEnds.kind, path: file.path),
          repair: .file(file.encoding.encode(lineFeeds(of: file.source)))))
    }
    return findings
  }

  /// Returns text whose lines all end in a line feed.
  private static func lineFeeds(of source: [UInt8]) -> [UInt8] {
    source.indices.compactMap { index in
      guard source[index] == Byte.carriageReturn else { return source[index] }
      return source[(index + 1)...].first == Byte.lineFeed ? nil : Byte.lineFeed
    }
  }
}

extension Problem {
  /// The key that the problem is about.
  fileprivate var key: String? {
    if case .value(.string(let key))? = arguments["key"] { key } else { nil }
  }
}
