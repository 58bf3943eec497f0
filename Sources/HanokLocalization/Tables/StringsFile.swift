/// A `.strings` table as it was written: every byte is kept, in order, whatever is wrong with it.
///
/// The format is Apple's, read strictly and with recovery: `/* comment */`, `// comment` and
/// `"key" = "value";`, in UTF-8, or in UTF-16 with a byte-order mark. Each fault is a ``Problem``
/// with its place, and the entries around it survive.
///
/// ```
/// /* Under the question. $score: points so far. */
/// "score" = "Score: {$score :integer}";
/// ```
public struct StringsFile: Sendable, Hashable {
  /// Where the table was read from, as told in problems.
  public let path: String
  /// How the file's bytes stand for text.
  public let encoding: StringsEncoding
  /// The file's content in order; joined, the pieces are the whole file.
  public var pieces: [StringsPiece]
  /// What is wrong with the file, in order of place; the messages' own syntax isn't looked at.
  public let problems: [Problem]
  /// The bytes that were read, as UTF-8; a place in a problem counts in them.
  let source: [UInt8]
  private let suffix: [UInt8]

  /// Reads the table that `bytes` hold.
  ///
  /// - Complexity: Linear in the number of bytes.
  public init(_ bytes: [UInt8], path: String = "") {
    let decoded = StringsEncoding.decode(bytes)
    var parser = StringsParser(decoded.source)
    parser.parse()
    self.path = path
    encoding = decoded.encoding
    source = decoded.source
    suffix = decoded.suffix
    pieces = parser.pieces
    let faults = (decoded.faults + parser.faults).sorted { $0.offset < $1.offset }
    if faults.isEmpty {
      problems = []
    } else {
      var lines = SourceLines(decoded.source)
      problems = faults.map { $0.problem(path: path, lines: &lines) }
    }
  }

  /// Reads the table that `text` holds.
  public init(_ text: String, path: String = "") {
    self.init(Array(text.utf8), path: path)
  }

  /// The entries that have a key and a value, in order, those with a fault among them.
  public var entries: [StringsEntry] {
    pieces.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }

  /// The file's bytes: exactly those that were read, as long as no piece was changed.
  public var bytes: [UInt8] {
    encoding.encode(pieces.flatMap(\.bytes)) + suffix
  }
}
