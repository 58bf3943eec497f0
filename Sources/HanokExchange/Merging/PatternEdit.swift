import HanokLocalization
import MessageFormat

/// A change of a message's patterns that leaves every other byte of its source.
enum PatternEdit {
  /// Returns the source with new patterns, by the index of their variant, or nil if it can't be done so.
  static func source(
    _ message: ParsedMessage, replacing patterns: [Int: MessageModel.Pattern]
  ) -> String? {
    var bytes = Array(message.source.utf8)
    for (index, pattern) in patterns.sorted(by: { $0.key > $1.key }) {
      guard let range = range(of: index, in: message.model, bytes) else { return nil }
      bytes.replaceSubrange(range, with: MessageModel.source(of: pattern).utf8)
    }
    let source = String(decoding: bytes, as: UTF8.self)
    let edited = ParsedMessage(parsing: source)
    let wanted = message.model.patterns.enumerated().map { patterns[$0] ?? $1 }
    let isRight =
      edited.isValid
      && edited.model.patterns.map(MessageModel.source(of:))
        == wanted.map(MessageModel.source(of:))
    return isRight ? source : nil
  }

  /// Returns the range of a variant's pattern, without the braces around it.
  private static func range(
    of index: Int, in model: MessageModel, _ bytes: [UInt8]
  ) -> Range<Int>? {
    let (start, end): (Int, Int)
    switch model.body {
    case .pattern:
      let first = bytes.first { !isSpace($0) }
      guard first == UInt8(ascii: ".") || bytes.starts(with: "{{".utf8) else {
        return 0..<bytes.count
      }
      (start, end) = (model.declarations.last?.range.upperBound ?? 0, bytes.count)
    case .matcher(let matcher):
      guard matcher.variants.indices.contains(index) else { return nil }
      start = matcher.variants[index].range.upperBound
      let next = index + 1
      end = next < matcher.variants.count ? matcher.variants[next].range.lowerBound : bytes.count
    }
    guard start <= end, end <= bytes.count else { return nil }
    let open = (start..<max(end - 1, start)).first { bytes[$0] == brace && bytes[$0 + 1] == brace }
    let close = (start..<max(end - 1, start)).last {
      bytes[$0] == endBrace && bytes[$0 + 1] == endBrace
    }
    guard let open, let close, open + 2 <= close else { return nil }
    return open + 2..<close
  }

  private static let brace = UInt8(ascii: "{")
  private static let endBrace = UInt8(ascii: "}")

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
