package import HanokLocalization

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
    let edits = findings.compactMap { finding -> [Edit]? in
      if case .text(let replacements)? = finding.repair { replacements } else { nil }
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

  private static func edits(_ findings: [TranslationFinding]) -> [String: [[Edit]]] {
    findings.reduce(into: [:]) { edits, finding in
      guard let key = finding.key, case .text(let replacements)? = finding.repair else { return }
      edits[key, default: []].append(replacements)
    }
  }

  /// Applies the edits of each finding, or none of them: half a pair of marks would be another mistake.
  private static func apply(_ groups: [[Edit]], to value: String) -> (String, Int) {
    var bytes = Array(value.utf8)
    var edits: Set<Edit> = []
    for group in groups.sorted(by: { $0.first?.order ?? (0, 0, "") > $1.first?.order ?? (0, 0, "") }
    )
    where group.allSatisfy({ edit in
      edit.range.upperBound <= bytes.count && !edits.contains(where: edit.conflicts)
    }) {
      // Each mark of a pair has the edits of both.
      edits.formUnion(group)
    }
    for edit in edits.sorted(by: { $0.order > $1.order }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return (String(decoding: bytes, as: UTF8.self), edits.count)
  }
}

extension TranslationFinding.Replacement {
  /// Edits of one place are applied in the same order each time.
  fileprivate var order: (Int, Int, String) { (range.lowerBound, range.upperBound, text) }

  /// Whether both change the same text in two ways.
  fileprivate func conflicts(with other: Self) -> Bool {
    self != other && range.lowerBound < other.range.upperBound
      && other.range.lowerBound < range.upperBound
  }
}

extension TranslationFinding {
  fileprivate var isOfWholeFile: Bool { if case .file? = repair { true } else { false } }
}
