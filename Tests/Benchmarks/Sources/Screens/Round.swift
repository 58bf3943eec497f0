import HanokScenes
import HanokSystem
import Timing

/// The time that a number of screens took, one after the other.
struct Round {
  /// The time that passed for a screen, in microseconds.
  let microseconds: Double
  /// The processor time for a screen, in microseconds.
  let processor: Double
  /// The text of the last screen.
  let text: String

  /// Opens a scene so often, and reads the text of its screen each time.
  init(opening scene: Scene, in variant: SceneVariant, screens: Int) async throws {
    var text = ""
    let start = (wall: now(), processor: Self.processorTime())
    for _ in 0..<screens { text = try await scene.open(variant).screen.text }
    microseconds = (now() - start.wall) * 1_000 / Double(screens)
    processor = (Self.processorTime() - start.processor) / Double(screens)
    self.text = text
  }

  /// Runs a program that does the same.
  ///
  /// It writes both times, in microseconds for a screen, in the
  /// first line of its output, and the text of the last screen in those after it.
  ///
  /// - Returns: Nil where it doesn't run.
  init?(running command: String) {
    guard let output = popen(command, "r") else { return nil }
    var lines: [String] = []
    while let line = readLine(of: output) { lines.append(line) }
    guard pclose(output) == 0, lines.count > 1 else { return nil }
    let figures = lines.removeFirst().split(separator: " ").compactMap { Double($0) }
    guard figures.count == 2 else { return nil }
    microseconds = figures[0]
    processor = figures[1]
    text = lines.joined(separator: "\n")
  }

  /// The words on the screen, each as often as it is there, in any order.
  var words: [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init).sorted()
  }

  /// The processor time of this program, in microseconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1_000
  }
}

/// Returns the next line of a file without its end, or nil at the end of the file.
private func readLine(of file: UnsafeMutablePointer<FILE>) -> String? {
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  guard getline(&line, &capacity, file) >= 0, let line else { return nil }
  let text = String(cString: line)
  return text.last == "\n" ? String(text.dropLast()) : text
}
