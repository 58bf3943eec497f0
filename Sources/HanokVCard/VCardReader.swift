/// Reads contacts from a vCard file, one card after the other; invalid cards don't affect others.
///
/// It reads versions 4.0 (RFC 6350), 3.0 (RFC 2426) and 2.1 (versit), including other programs'
/// deviations.
public struct VCardReader {
  /// An element of the file.
  public enum Element: Hashable, Sendable {
    /// A person or a company.
    case contact(VCardContact)
    /// An unreadable part.
    case problem(VCardProblem)
  }

  private var lines: ContentLines
  /// The elements that were read together with the last one.
  private var queue: [Element] = []
  /// The line that begins a card within an unfinished card.
  private var beginning: Int?
  private var hasReportedText = false

  /// Creates a reader of bytes.
  public init(_ source: ByteSource) { lines = ContentLines(source) }

  /// The part of the file read so far, from 0 to 1, or nil for an unknown size.
  public var progress: Double? { lines.progress }

  /// Returns the next contact or problem, or nil at the end.
  ///
  /// - Throws: The reason if the file can't be read further.
  public mutating func next() throws(VCardFileError) -> Element? {
    while queue.isEmpty {
      if let number = beginning {
        beginning = nil
        try readCard(from: number)
        continue
      }
      guard let line = try lines.next() else { return nil }
      if let property = ContentLine(line), property.name == "BEGIN", property.isOfCard {
        try readCard(from: line.number)
      } else if !hasReportedText, !line.bytes.allSatisfy(Self.isSpace) {
        // Once: a file of another format has thousands of such lines.
        hasReportedText = true
        queue.append(.problem(VCardProblem(line: line.number, .notACard)))
      }
    }
    return queue.removeFirst()
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x1A
  }

  private mutating func readCard(from number: Int) throws(VCardFileError) {
    var properties: [ContentLine] = []
    // vCard 2.1 has the card of an agent within a card.
    var depth = 0
    while let line = try lines.next() {
      guard let property = ContentLine(line) else {
        if depth == 0, !line.bytes.allSatisfy(Self.isSpace) {
          queue.append(.problem(VCardProblem(line: line.number, .notAProperty)))
        }
        continue
      }
      switch property.name {
      case "BEGIN" where property.isOfCard:
        if depth == 0, properties.last?.name != "AGENT" {
          queue.append(.problem(VCardProblem(line: number, .unfinishedCard)))
          beginning = line.number
          return
        }
        depth += 1
      case "END" where property.isOfCard:
        if depth == 0 {
          finish(properties, from: number)
          return
        }
        depth -= 1
      default: if depth == 0 { properties.append(property) }
      }
    }
    queue.append(.problem(VCardProblem(line: number, .unfinishedCard)))
  }

  private mutating func finish(_ properties: [ContentLine], from number: Int) {
    let reading = ContactReading(properties, from: number)
    switch reading.result {
    case .success(let contact):
      queue += reading.problems.map(Element.problem)
      queue.append(.contact(contact))
    case .failure(let problem): queue.append(.problem(problem))
    }
  }
}

extension ContentLine {
  /// Whether `BEGIN` and `END` are those of a card.
  fileprivate var isOfCard: Bool {
    String(decoding: value, as: UTF8.self).trimmingSpace.uppercased() == "VCARD"
  }
}

extension String {
  /// The text without the spaces around it.
  var trimmingSpace: String {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last,
      first.isSpace || last.isSpace
    else { return self }
    let start = unicodeScalars.drop(while: \.isSpace)
    let end = start.lastIndex { !$0.isSpace }
    return end.map { String(start[...$0]) } ?? ""
  }
}

extension Unicode.Scalar {
  /// Whether it is a space or a line end.
  fileprivate var isSpace: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    // Most texts are above the last of the other spaces, or below the first.
    case 0x80...0x3000: properties.isWhitespace
    default: false
    }
  }
}
