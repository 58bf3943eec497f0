import Foundation
import Testing

/// Everything that is read has a limit, and the guide's table of limits has the numbers of the code.
@Suite struct BoundTests {
  /// A row of the table: what is read, its limit as text, and the constant.
  struct Row: CustomTestStringConvertible {
    let limit: String
    let constant: String
    var testDescription: String { constant }

    /// The limit as a number: `16 MiB` as 16,777,216.
    var number: Int? {
      guard let match = limit.firstMatch(of: #/^([0-9,]+)( KiB| MiB| GiB|\b)/#),
        let number = Int(match.1.filter { $0 != "," })
      else { return nil }
      let powers: [Substring: Int] = [" KiB": 10, " MiB": 20, " GiB": 30]
      return number << powers[match.2, default: 0]
    }
  }

  private static let guide = "HanokFiles.md"

  static let rows: [Row] = {
    let guides = try? PackageSources.files(
      below: "Sources/Hanok/Documentation.docc", suffix: guide)
    let lines = guides?.values.first?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let match = cells[3].wholeMatch(of: #/`(\w+\.\w+)`/#) else {
        return nil
      }
      return Row(limit: cells[1], constant: String(match.1))
    }
  }()

  /// Returns the value of a constant in the file of its type: `16 << 20`, `1_000`.
  private func value(of constant: String) throws -> Int? {
    let parts = constant.split(separator: ".")
    let files = try PackageSources.files(below: "Sources", suffix: ".swift").filter { path, _ in
      let name = path.split(separator: "/").last ?? ""
      return name == "\(parts[0]).swift" || name.hasPrefix("\(parts[0])+")
    }
    let pattern = try Regex<(Substring, Substring)>(
      "(?:static let|public var) \(parts[1]) = ([0-9_<> ]+)\n")
    let matches = files.values.flatMap { $0.matches(of: pattern) }
    guard matches.count == 1 else { return nil }
    let numbers = matches[0].output.1.split(separator: "<<").map {
      Int($0.filter(\.isNumber)) ?? 0
    }
    return numbers.count == 2 ? numbers[0] << numbers[1] : numbers[0]
  }

  @Test func theTableIsThere() { #expect(Self.rows.count > 25) }

  @Test(arguments: rows)
  func eachLimitIsThatOfTheCode(row: Row) throws {
    let number = try #require(row.number)
    #expect(try value(of: row.constant) == number)
  }

  /// The code of `Sources`, without comments.
  private func code() throws -> [(path: String, line: Substring)] {
    try PackageSources.files(below: "Sources", suffix: ".swift").flatMap { path, source in
      source.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
        .map { (path, $0) }
    }
  }

  /// Files are opened for reading by one class, but for those whose reading is bounded by itself.
  @Test func filesAreReadByOneClass() throws {
    let reading =
      #/O_RDONLY|fopen\(|contentsOf: *URL|contentsOf: *file|contentsOfFile|atPath: .*contents|FileHandle|InputStream|URL\(.*\)\.lines/#
    let allowed = [
      "Sources/HanokFiles/FileInput.swift",
      // A number of the kernel, by a buffer of its size.
      "Sources/Hanok/Application/MemoryPressure.swift",
      // `/dev/null`, for a program that is started.
      "Sources/HanokSystem/SpawnedProgram.swift",
      // A test's own files.
      "Sources/HanokTesting/TemporaryFolder.swift",
    ]
    let others = try code().filter { path, line in
      line.contains(reading) && !line.contains("O_DIRECTORY") && !allowed.contains(path)
    }
    #expect(others.isEmpty, "\(others.map { "\($0.path): \($0.line)" })")
  }

  /// Each limit by which a file is read is in the table.
  @Test func eachLimitOfAFileIsInTheTable() throws {
    let call = #/(?:FileReader\.bytes\(|FileInput\().*?limit: ([\w.]+)/#
    let names = Set(Self.rows.map { $0.constant.split(separator: ".")[1] })
    var count = 0
    for (path, line) in try code() {
      for match in line.matches(of: call) where match.1 != "limit" {
        count += 1
        let name = match.1.split(separator: ".").last ?? ""
        #expect(names.contains(name), "\(path): \(line)")
      }
    }
    #expect(count > 7)
  }

  @Test(arguments: [
    ("16 MiB", 16_777_216), ("1,000", 1_000), ("4,096 bytes", 4_096), ("64 KiB", 65_536),
    ("1 GiB", 1_073_741_824), ("16 MiB, `--max-bytes`", 16_777_216), ("many", nil), ("", nil),
  ])
  func limitsAreReadAsNumbers(limit: String, number: Int?) {
    #expect(Row(limit: limit, constant: "").number == number)
  }
}
