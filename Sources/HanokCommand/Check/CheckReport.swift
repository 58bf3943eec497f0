import HanokArguments
import HanokLocalization
import HanokReview

/// The output of `hanok check`, for people or for machines.
struct CheckReport {
  private let context: CommandContext
  private let isJSON: Bool

  init(_ context: CommandContext, isJSON: Bool) {
    self.context = context
    self.isJSON = isJSON
  }

  /// Writes findings with the line and a caret, the name of the check and the remedy; or as JSON.
  ///
  /// A new language has hundreds of messages that are yet to be translated, and a broken file as many errors:
  /// people get the first ones and their number.
  func write(_ findings: [TranslationFinding]) {
    let pending = findings.count { $0.check == .untranslated }
    let isGathered = !isJSON && pending > Self.mostPending
    if isJSON {
      for finding in findings {
        context.writeLine(ReportedFinding(finding, context.localizer).json)
      }
      return
    }
    let listed = findings.filter { !isGathered || $0.check != .untranslated }
    let digest = ProblemDigest(listed, path: \.problem.path) {
      [$0.problem.path ?? "", $0.severity.rawValue]
    }
    for finding in digest.shown {
      let label = context.localizer.string(Self.label(of: finding.severity))
      let text = context.localizer.describe(
        finding.problem, label: "\(label) [\(finding.check)]: ")
      context.streams.write(text + "\n\n")
    }
    for (path, count) in digest.omitted {
      context.streams.write(context.localizer.describe(.further(count, in: path)) + "\n\n")
    }
    if isGathered { write(.HanokCommand.checkUntranslated(count: pending)) }
  }

  /// Up to so many untranslated messages are listed one by one.
  private static let mostPending = 5

  /// Writes a line for people.
  func write(_ message: Message) {
    if !isJSON { context.writeLine(message) }
  }

  /// Writes how many there are of each severity.
  func writeSummary(of findings: [TranslationFinding], tables: Int) {
    guard !findings.isEmpty else { return write(.HanokCommand.checkClean(count: tables)) }
    func count(_ severity: TranslationCheck.Severity) -> Int {
      findings.count { $0.severity == severity }
    }
    write(
      .HanokCommand.checkSummary(
        errors: count(.error), warnings: count(.warning), notes: count(.note), tables: tables))
  }

  private static func label(of severity: TranslationCheck.Severity) -> Message {
    switch severity {
    case .error: .HanokCommand.checkError
    case .warning: .HanokCommand.checkWarning
    case .note: .HanokCommand.checkNote
    }
  }
}

/// A finding as JSON.
private struct ReportedFinding: Encodable {
  let check: String
  let severity: String
  let file: String?
  let line: Int?
  let column: Int?
  let key: String?
  let sentence: String
  let remedy: String?
  let suggestion: String?
  let isRepairable: Bool

  init(_ finding: TranslationFinding, _ localizer: Localizer) {
    check = finding.check.name
    severity = finding.severity.rawValue
    file = finding.problem.path
    line = finding.problem.place?.line
    column = finding.problem.place?.column
    key = finding.key
    sentence = localizer.string(finding.problem.sentence)
    remedy = finding.problem.remedy.map { localizer.string($0) }
    suggestion = finding.problem.suggestion
    isRepairable = finding.repair != nil
  }
}
