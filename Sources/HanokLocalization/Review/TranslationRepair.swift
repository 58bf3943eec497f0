/// The repair of a table's findings, where there is no doubt about it.
package struct TranslationRepair {
  /// The file with the repairs, read again.
  package private(set) var file: StringsFile
  /// The number of findings that were repaired.
  package private(set) var count = 0

  /// Applies the repairs of findings to their file; of two that overlap, the last is applied.
  package init(of file: StringsFile, _ findings: [TranslationFinding]) {
    var editor = TableEditor(file)
    for (key, edits) in Self.edits(findings) {
      guard let entry = editor.entry(key) else { continue }
      let (value, applied) = Self.apply(edits, to: entry.value.value)
      editor.set(key, value)
      count += applied
    }
    self.file = editor.result
    let checks = Set(findings.filter(\.isOfWholeFile).map(\.check))
    while let bytes = Self.mendedBytes(of: self.file, checks) {
      self.file = StringsFile(bytes, path: file.path)
      count += 1
    }
  }

  /// Returns a value without what findings can repair in it, and the number of changes.
  package static func repaired(
    _ value: String, _ findings: [TranslationFinding]
  ) -> (value: String, count: Int) {
    let edits = findings.flatMap { finding -> [Edit] in
      if case .text(let replacements)? = finding.repair { replacements } else { [] }
    }
    return apply(edits, to: value)
  }

  /// Returns the file without one of its findings, as it is after the other repairs.
  private static func mendedBytes(
    of file: StringsFile, _ checks: Set<TranslationCheck>
  ) -> [UInt8]? {
    guard !checks.isEmpty else { return nil }
    for finding in FileRules.findings(in: file) where checks.contains(finding.check) {
      if case .file(let bytes)? = finding.repair { return bytes }
    }
    return nil
  }

  private typealias Edit = TranslationFinding.Replacement

  private static func edits(_ findings: [TranslationFinding]) -> [String: [Edit]] {
    findings.reduce(into: [:]) { edits, finding in
      guard let key = finding.key, case .text(let replacements)? = finding.repair else { return }
      edits[key, default: []] += replacements
    }
  }

  private static func apply(_ edits: [Edit], to value: String) -> (String, Int) {
    var bytes = Array(value.utf8)
    var end = Int.max
    var count = 0
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where edit.range.upperBound <= min(end, bytes.count) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
      end = edit.range.lowerBound
      count += 1
    }
    return (String(decoding: bytes, as: UTF8.self), count)
  }
}

extension TranslationFinding {
  fileprivate var isOfWholeFile: Bool { if case .file? = repair { true } else { false } }
}
