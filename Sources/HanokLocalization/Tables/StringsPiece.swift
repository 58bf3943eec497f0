/// One stretch of a `.strings` table: what stands between two neighbours.
public enum StringsPiece: Sendable, Hashable {
  /// White space between entries and comments.
  case space([UInt8])
  /// A comment with its delimiters.
  case comment([UInt8])
  /// `"key" = "value";`
  case entry(StringsEntry)
  /// What couldn't be read as any of these; a problem tells why.
  case stray([UInt8])

  /// The piece as written, in UTF-8.
  public var bytes: [UInt8] {
    switch self {
    case .space(let bytes), .comment(let bytes), .stray(let bytes): bytes
    case .entry(let entry): entry.bytes
    }
  }
}
