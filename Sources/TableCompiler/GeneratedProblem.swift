import HanokTableSyntax

/// Generates the Swift function of a problem, from its sentence and its remedy.
///
/// A table with the entries `problem.damaged` and `remedy.damaged` gets a function `damaged`, so
/// that a misspelt kind or a forgotten argument doesn't compile:
///
/// ```swift
/// throw CommandFailure(data: .Spending.damaged(line: 3, inFile: path))
/// ```
struct GeneratedProblem {
  private let name: String
  private let table: String
  private let sentence: StringsEntry
  private let parameters: [GeneratedFunction.Parameter]

  private static let prefix = "problem."
  /// The labels of a problem's place, which no variable may have.
  private static let labels: Set = ["inFile", "at", "suggesting"]

  /// Creates the function of an entry, or returns nil for one that isn't a problem's sentence.
  ///
  /// - Parameter entries: The entries of the table, one of which is the remedy.
  init?(_ sentence: StringsEntry, among entries: [StringsEntry], table: String) {
    let key = sentence.key.value
    guard key.hasPrefix(Self.prefix), key.count > Self.prefix.count else { return nil }
    name = String(key.dropFirst(Self.prefix.count))
    self.table = table
    self.sentence = sentence
    let remedy = entries.first { $0.key.value == "remedy.\(key.dropFirst(Self.prefix.count))" }
    parameters = GeneratedFunction.parameters(
      of: [sentence, remedy].compactMap { $0?.value.value }, besides: Self.labels)
  }

  /// The code of the function.
  var swift: String {
    let values = parameters.map {
      "\(SwiftLiteral($0.variable)): \($0.identifier).messageArgument"
    }
    let list = parameters.map { "\($0.identifier): \($0.type), " }.joined()
    return GeneratedFunction.comment(of: sentence) + """
          package static func \(SwiftIdentifier(member: name))(
            \(list)inFile _path: String? = nil, at _place: SourcePlace? = nil,
            suggesting _suggestion: String? = nil
          ) -> TargetProblem {
            TargetProblem(
              TargetProblem.Kind(\(SwiftLiteral(name)), table: \(SwiftLiteral(table))),
              [\(values.isEmpty ? ":" : values.joined(separator: ", "))],
              path: _path, place: _place, suggestion: _suggestion)
          }
      """
  }
}
