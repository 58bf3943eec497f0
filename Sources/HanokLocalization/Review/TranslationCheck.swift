/// A check of translations, by the name that allows it: `@allow unchanged Reason`.
package struct TranslationCheck: Sendable, Hashable, CustomStringConvertible {
  /// How grave a finding is.
  package enum Severity: String, Sendable, Comparable, CaseIterable {
    /// It is reported where it is asked for.
    case note
    /// The program works, but a reader is likely to see a mistake.
    case warning
    /// The program refuses the message, or shows something wrong.
    case error

    package static func < (first: Severity, second: Severity) -> Bool {
      Self.allCases.firstIndex(of: first) ?? 0 < Self.allCases.firstIndex(of: second) ?? 0
    }
  }

  /// The name, in kebab case.
  package let name: String
  /// The severity of its findings.
  package let severity: Severity

  init(_ name: String, _ severity: Severity) {
    self.name = name
    self.severity = severity
  }

  package var description: String { name }
}
