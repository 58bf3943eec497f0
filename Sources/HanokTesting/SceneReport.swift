import Hanok
import HanokScenes
import HanokTerminal
import HanokUnicode

/// A scene drawn in a matrix: the findings in its variants, and their snapshot.
struct SceneReport {
  /// The findings that aren't allowed, by the variants in which they are, in order.
  private(set) var findings: [(finding: Finding, variants: [String])] = []
  /// The allowances that allowed nothing.
  private(set) var idleAllowances: [Scene.Allowance] = []
  /// The snapshot of the variants that are recorded.
  private(set) var file: SceneFile
  /// The screens of all variants.
  private let screens: [String: Screen]

  /// Draws a scene in each variant of a matrix.
  ///
  /// - Parameter unrecordedSizes: The sizes that are looked at for findings alone.
  init(
    _ scene: Scene, in matrix: SceneMatrix, unrecordedSizes: [Size] = []
  ) async throws {
    var looks: [(name: String, body: String)] = []
    var screens: [String: Screen] = [:]
    var elements: [LanguageTag: String] = [:]
    var used: Set<Scene.Allowance> = []
    var places: [Finding: Int] = [:]
    var findings: [(finding: Finding, variants: [String])] = []
    func note(_ found: [Finding], in variant: SceneVariant) {
      for finding in found {
        let allowances = scene.allowances.filter { $0.allows(finding, in: variant) }
        used.formUnion(allowances)
        guard allowances.isEmpty else { continue }
        if let place = places[finding] {
          if findings[place].variants.last != variant.description {
            findings[place].variants.append(variant.description)
          }
        } else {
          places[finding] = findings.count
          findings.append((finding, [variant.description]))
        }
      }
    }
    for variant in try matrix.variants(of: scene) {
      let pilot = try await scene.open(variant)
      screens[variant.description] = pilot.screen
      note(pilot.findings(leastContrast: variant.theme.leastContrast), in: variant)
      if variant.language == .english {
        note(try await scene.mirrorFindings(in: variant), in: variant)
      }
      let isComputed = pilot.application.traits.isRightToLeft && !scene.recordsRightToLeft
      if isComputed || PseudoLanguage(variant.language) != nil { continue }
      if unrecordedSizes.contains(variant.size) { continue }
      let snapshot = SceneSnapshot(pilot)
      // The elements of a language are the same in most sizes and themes.
      let known = elements.updateValue(snapshot.elements, forKey: variant.language)
      let isKnown = known == snapshot.elements
      looks.append(
        (variant.description, snapshot.screen + (isKnown ? "" : snapshot.elements)))
    }
    self.findings = findings
    idleAllowances = scene.allowances.filter { !used.contains($0) }
    file = SceneFile(scene.name, looks)
    self.screens = screens
  }
}

extension SceneReport {
  /// The findings and the allowances of nothing, in sentences.
  var issues: [String] {
    failures.map { finding, variants in
      "\(finding) (\(variants.joined(separator: "; ")))"
    }
      + idleAllowances.map { "nothing needs the allowance of \($0.description) any more." }
  }

  /// The number of messages that show in the source language until they are translated, in a
  /// sentence; nil if there are none.
  var warning: String? {
    let untranslated = findings.filter(\.finding.isUntranslated)
    if untranslated.isEmpty { return nil }
    let languages = Set(untranslated.flatMap(\.variants).map { $0.prefix { $0 != " " } }).sorted()
    return "messages without a translation in \(languages.joined(separator: ", ")): "
      + "\(untranslated.count); hanok check lists them."
  }

  private var failures: [(finding: Finding, variants: [String])] {
    findings.filter { !$0.finding.isUntranslated }
  }

  /// Compares what was drawn with a file, or records it; returns the differences in sentences.
  func compare(with snapshot: TextFile, recording: SnapshotRecording) -> [String] {
    let text = snapshot.text
    let recorded = text.flatMap { SceneFile($0) }
    if let text, recorded == nil {
      return [
        text.contains("<<<<<<<")
          ? "\(snapshot.path) has the marks of a merge; resolve them, or remove the file."
          : "\(snapshot.path) is no snapshot of a scene; remove it."
      ]
    }
    let missing = file.variants.filter { recorded?.body(of: $0) == nil }
    let changed = file.variants.filter { variant in
      recorded?.body(of: variant).map { $0 != file.body(of: variant) } ?? false
    }
    let stale = (recorded?.variants ?? []).filter { file.body(of: $0) == nil }
    if missing.isEmpty && changed.isEmpty && stale.isEmpty {
      snapshot.pending.remove()
      return []
    }
    let records =
      switch recording {
      case .changed, .failed: true
      case .missing: changed.isEmpty && stale.isEmpty
      case .pending, .never: false
      }
    if records {
      guard snapshot.write(file.text) else { return ["\(snapshot.path) can't be written."] }
      snapshot.pending.remove()
      if recording != .failed { return [] }
    } else if recording != .never, !snapshot.pending.write(file.text) {
      return ["\(snapshot.pending.path) can't be written."]
    }
    return changed.map { variant in
      let (old, new) = (recorded?.body(of: variant) ?? "", file.body(of: variant) ?? "")
      let firstLine = "\(variant) isn't as \(snapshot.path) recorded it"
      let details = "\(SideBySide(old, new))"
      return recording == .never
        ? "\(firstLine):\n\(details)"
        : IssueText.text("\(firstLine); the file ending in .new has it:", details: details)
    }
      + (missing.isEmpty
        ? []
        : [
          "\(snapshot.path) lacks \(missing.joined(separator: "; ")). HANOK_RECORD=missing records it; look at it, and commit it."
        ])
      + (stale.isEmpty
        ? []
        : ["\(snapshot.path) has \(stale.joined(separator: "; ")), which nobody draws any more."])
  }

  /// The most pictures that a failing scene attaches.
  static let mostPictures = 5

  /// Draws what a file hasn't recorded, once where variants look the same, and what was found.
  ///
  /// A change of one button shows in each language and size: the first few say what it is.
  func pictures(comparedWith snapshot: TextFile) -> [ScreenPicture] {
    let recorded = snapshot.text.flatMap { SceneFile($0) }
    let different = file.blocks.compactMap { block in
      block.variants.first { recorded?.body(of: $0) != block.body }
    }
    var shown: Set<String> = []
    return (failures.compactMap(\.variants.first) + different)
      .filter { shown.insert($0).inserted }
      .prefix(Self.mostPictures)
      .compactMap { variant in
        screens[variant].map { ScreenPicture(of: $0, "\(file.name) \(variant)") }
      }
  }
}
