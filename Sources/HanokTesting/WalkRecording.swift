import HanokScenes

/// The recording of a walk: the screen, and each step with what it has changed.
nonisolated struct WalkRecording: Sendable {
  private let title: String
  private var parts: [Part]

  /// The screen at first, or a step.
  private struct Part {
    /// The number of the step and its name; empty at first.
    var name = ""
    /// What is to be said of the step besides its lines.
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
        guard let row = line.wholeMatch(of: /([0-9]+)│(.*)│(?: (.*))?/) else { return line }
        let runs = row.3?.split(separator: ", ").map(String.init) ?? []
        let shared = ScreenSnapshot.Row(text: String(row.2), runs: runs)
          .inSharedOrder(isMirrored: false)
        return "\(row.1)│\(shared.picture)"
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
      if let step = line.wholeMatch(of: /([0-9]+ .*?)(?: → (.*))?/) {
        parts.append(Part(name: String(step.1), notes: String(step.2 ?? "")))
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
      if let number = line.prefixMatch(of: /([0-9]+)\ /) { step = Int(number.1) ?? step }
      end += line.utf8.count + 1
      if end > offset { break }
    }
    return step
  }
}
