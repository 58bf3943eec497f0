/// Reads contacts from a vCard file, one card after the other; invalid cards don't affect others.
///
/// It reads versions 4.0 (RFC 6350), 3.0 (RFC 2426) and 2.1 (versit), including other programs'
/// deviations. What exceeds ``VCardLimits`` is a problem, never silently lost.
public struct VCardReader {
  /// An element of the file.
  public enum Element: Hashable, Sendable {
    /// A person or a company.
    case contact(VCardContact)
    /// An unreadable part.
    case problem(VCardProblem)
  }

  private let limits: VCardLimits
  private var lines: ContentLines
  /// The elements that were read together with the last one, in reverse order.
  private var queue: [Element] = []
  /// The line that begins a card within an unfinished card.
  private var beginning: Int?
  private var hasReportedText = false

  /// Creates a reader of bytes.
  public init(_ source: ByteSource, limits: VCardLimits = VCardLimits()) {
    self.limits = limits
    lines = ContentLines(source, limit: limits.card)
  }

  /// The number of bytes of the lines that were read.
  public var position: Int { lines.takenCount }

  /// The part of the file read so far, from 0 to 1, or nil for an unknown size.
  public var progress: Double? { lines.progress }

  /// Returns the next contact or problem, or nil at the end.
  ///
  /// - Throws: The reason if the file can't be read further.
  public mutating func next() throws(VCardFileError) -> Element? {
    while queue.isEmpty {
      if let number = beginning {
        beginning = nil
        queue = try readCard(from: number).reversed()
        continue
      }
      guard let line = try lines.next() else { return nil }
      if let property = ContentLine(line), property.name == "BEGIN", property.isOfCard {
        queue = try readCard(from: line.number).reversed()
      } else if !hasReportedText, !line.isBlank {
        // Once: a file of another format has thousands of such lines.
        hasReportedText = true
        return .problem(VCardProblem(line: line.number, .notACard))
      }
    }
    return queue.removeLast()
  }

  /// Reads a card to its end.
  ///
  /// - Returns: The problems, and the contact if there is one.
  private mutating func readCard(from number: Int) throws(VCardFileError) -> [Element] {
    var card = CardLines(limits)
    // vCard 2.1 has the card of an agent within a card.
    var depth = 0
    while let line = try lines.next() {
      guard let property = ContentLine(line) else {
        if depth == 0, !line.isBlank { card.addUnreadable(line) }
        continue
      }
      switch property.name {
      case "BEGIN" where property.isOfCard:
        if depth == 0, !card.endsWithAgent {
          beginning = line.number
          return card.elements + [.problem(VCardProblem(line: number, .unfinishedCard))]
        }
        depth += 1
      case "END" where property.isOfCard:
        if depth == 0 { return card.elements + finish(card.properties, from: number) }
        depth -= 1
      default: if depth == 0 { card.add(property, line) }
      }
    }
    return card.elements + [.problem(VCardProblem(line: number, .unfinishedCard))]
  }

  private func finish(_ properties: [ContentLine], from number: Int) -> [Element] {
    let reading = ContactReading(properties, from: number, limits)
    switch reading.result {
    case .success(let contact): return reading.problems.map(Element.problem) + [.contact(contact)]
    case .failure(let problem): return [.problem(problem)]
    }
  }
}

/// The lines of a card, up to the bounds of their number and size.
private struct CardLines {
  private(set) var properties: [ContentLine] = []
  private(set) var problems: [VCardProblem] = []
  private let limits: VCardLimits
  private var lineCount = 0
  private var size = 0

  init(_ limits: VCardLimits) { self.limits = limits }

  /// The problems as elements of the file.
  var elements: [VCardReader.Element] { problems.map(VCardReader.Element.problem) }

  /// Whether the last property is an agent, whose card follows.
  var endsWithAgent: Bool { properties.last?.name == "AGENT" }

  /// Adds a property, or the problem that there is no room for it.
  mutating func add(_ property: ContentLine, _ line: ContentLines.Line) {
    guard hasRoom(for: line) else { return }
    if line.isTooLong || size + line.bytes.count > limits.card {
      problems.append(VCardProblem(line: line.number, property: property.name, .tooLarge))
    } else {
      size += line.bytes.count
      properties.append(property)
    }
  }

  /// Adds the problem of a line that isn't a property.
  mutating func addUnreadable(_ line: ContentLines.Line) {
    if hasRoom(for: line) { problems.append(VCardProblem(line: line.number, .notAProperty)) }
  }

  /// Counts a line, and reports the first one that is beyond the bound.
  private mutating func hasRoom(for line: ContentLines.Line) -> Bool {
    lineCount += 1
    if lineCount == limits.lines + 1 {
      problems.append(VCardProblem(line: line.number, .tooManyLines))
    }
    return lineCount <= limits.lines
  }
}

extension ContentLines.Line {
  /// Whether there is nothing but spaces and the mark of the end of a file.
  fileprivate var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x1A } }
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
