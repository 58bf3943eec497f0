import HanokScenes

/// The recording of a walk: the screen, and each step with what it has changed.
nonisolated struct WalkRecording: Sendable {
  private let title: String
  private var parts: [Part]

  /// The screen at first, or a step.
  private struct Part {
    /// The number of the step and its name; empty at first.
    var name = ""
    /// The notes: the earlier screen that is compared, the cursor, the bell and others.
    var notes = ""
    /// The rows, elements and details that have changed.
    var lines: [String] = []

    /// The lines of the file.
    var text: String {
      let step = notes.isEmpty ? name : "\(name) → \(notes)"
      return ((name.isEmpty ? [] : [step]) + lines).map { $0 + "\n" }.joined()
    }

    /// The lines, with rows in the form that they share with those from right to left.
    var sharedLines: [String] {
      lines.map { line in
        guard let number = WalkRecording.number(of: line[...], before: "│"),
          let bar = line.lastIndex(of: "│")
        else { return line }
        let start = line.index(line.startIndex, offsetBy: number.count + 1)
        let runs = line[bar...].dropFirst(2).split(separator: ", ").map(String.init)
        let row = ScreenSnapshot.Row(text: String(line[start..<bar]), runs: runs)
        return "\(number)│\(row.inSharedOrder(isMirrored: false).picture)"
      }
    }
  }

  /// Creates a recording that begins with the lines of a screen.
  init(_ name: String, language: String, size: String, start: [String]) {
    title = "\(name)  \(language)  \(size)"
    parts = [Part(lines: start)]
  }

  /// Adds a step, what is to be noted on it, and the lines that have changed.
  mutating func add(_ name: String, notes: [String], lines: [String]) {
    let notes = notes.isEmpty && lines.isEmpty ? ["nothing"] : notes
    parts.append(
      Part(name: "\(parts.count) \(name)", notes: notes.joined(separator: "; "), lines: lines))
  }

  /// Reads a recording that has all steps.
  init(reading text: String) {
    let lines = text.split(separator: "\n")
    title = lines.first.map(String.init) ?? ""
    parts = [Part()]
    for line in lines.dropFirst() {
      if Self.number(of: line, before: " ") != nil {
        let halves = line.split(separator: " → ", maxSplits: 1).map(String.init)
        parts.append(Part(name: halves[0], notes: halves.count > 1 ? halves[1] : ""))
      } else {
        parts[parts.count - 1].lines.append(String(line))
      }
    }
  }

  /// The text of the file: all steps.
  var text: String { title + "\n" + parts.map(\.text).joined() }

  /// Returns the text of the file with the steps that differ from those of another language.
  ///
  /// - Parameters:
  ///   - mirrored: The recording as it is in the mirror, to be compared in its place.
  func text(
    differingFrom other: WalkRecording, mirrored: WalkRecording? = nil
  ) -> String {
    let compared = mirrored ?? self
    let differing = parts.indices.filter { index in
      guard index < other.parts.count else { return true }
      let part = other.parts[index]
      return compared.parts[index].notes != part.notes
        || compared.parts[index].lines != (mirrored == nil ? part.lines : part.sharedLines)
    }
    let gone = parts.count < other.parts.count ? "ends after \(parts.count - 1)\n" : ""
    return "\(title)\n\(differing.map { parts[$0].text }.joined())\(gone)"
  }

  /// Returns the number of the step to which a place in a recording belongs; 0 for the first screen.
  ///
  /// - Parameter offset: The place in UTF-8 bytes.
  static func step(at offset: Int, in text: String) -> Int {
    var (step, end) = (0, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let number = number(of: line, before: " ") { step = Int(number) ?? step }
      end += line.utf8.count + 1
      if end > offset { break }
    }
    return step
  }

  /// Returns the digits with which a line begins, if a character follows them.
  private static func number(of line: Substring, before next: Character) -> Substring? {
    let digits = line.prefix { ("0"..."9").contains($0) }
    return digits.isEmpty || line[digits.endIndex...].first != next ? nil : digits
  }
}
