import HanokLocalization
import MessageFormat

/// The bytes of a table: its encoding, its line endings, its syntax.
enum FileRules {
  static func findings(in file: StringsFile) -> [TranslationFinding] {
    if isUTF16WithoutMark(file) {
      let problem = file.problems.first { $0.kind == .invalidEncoding }
      return problem.map { [finding(.encoding, "utf-16", at: $0, in: file)] } ?? []
    }
    let markers = conflictMarkers(in: file)
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

  /// Returns the lines that a merge has left.
  private static func conflictMarkers(in file: StringsFile) -> [TranslationFinding] {
    let source = file.source
    guard source.contains(UInt8(ascii: "<")) || source.contains(UInt8(ascii: ">")) else {
      return []
    }
    var lines = SourceLines(source)
    let starts = [0] + source.indices.filter { source[$0] == Byte.lineFeed }.map { $0 + 1 }
    let found = starts.filter { isConflictMarker(source[$0...]) }
    // An underline of equals signs alone is no conflict.
    guard found.contains(where: { !dividers.contains(source[$0]) }) else { return [] }
    return found.map { start in
      TranslationFinding(
        .conflictMarker,
        Problem(
          TranslationCheck.conflictMarker.kind, path: file.path, place: lines.place(at: start)))
    }
  }

  /// Whether text begins with seven signs of Git, and a space or, between the sides, nothing else.
  private static func isConflictMarker(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.first, conflictSigns.contains(sign) else { return false }
    let rest = text.drop { $0 == sign }
    guard text.count - rest.count == 7 else { return false }
    let isDivider = dividers.contains(sign)
    return rest.first == 0x20 || isDivider && (rest.first.map(Byte.isLineBreak) ?? true)
  }

  private static let conflictSigns = Set("<|=>".utf8)
  private static let dividers = Set("|=".utf8)

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
