/// The files of a module and which of them name types of which others, as far as one sees without a
/// compiler: names that several files declare are left out.
struct TypeGraph {
  /// The files, by their paths from the module's folder.
  let files: [String]
  /// The numbers of the files whose types each file names.
  private let targets: [[Int]]

  /// Creates the graph of sources, by their paths.
  init(_ sources: [String: String]) {
    files = sources.keys.sorted()
    let words = files.map { SourceTypes(sources[$0] ?? "") }
    var places: [String: [Int]] = [:]
    for (number, file) in words.enumerated() {
      for name in file.declared { places[name, default: []].append(number) }
    }
    targets = words.enumerated().map { number, file in
      Set(file.named.compactMap { places[$0]?.count == 1 ? places[$0]?[0] : nil })
        .subtracting([number]).sorted()
    }
  }

  /// The largest set of files each of which reaches each other one; empty if there is no circle.
  var largestCircle: [String] {
    var search = CircleSearch(targets)
    let circle = search.circles().max { $0.count < $1.count } ?? []
    return circle.count > 1 ? circle.map { files[$0] }.sorted() : []
  }

  /// The pairs of folders whose files name types of each other: `Views ↔ Windows`.
  ///
  /// What lies in no folder is of the module as a whole, and no part of a pair.
  var foldersOfCircles: [String] {
    var arrows: Set<[String]> = []
    for (number, file) in files.enumerated() {
      for target in targets[number] {
        guard let from = Self.folder(of: file), let to = Self.folder(of: files[target]), from != to
        else { continue }
        arrows.insert([from, to])
      }
    }
    return arrows.filter { $0[0] < $0[1] && arrows.contains([$0[1], $0[0]]) }
      .map { $0.joined(separator: " ↔ ") }.sorted()
  }

  private static func folder(of file: String) -> String? {
    let parts = file.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}

/// Tarjan's search for the strongly connected parts of a graph.
private struct CircleSearch {
  private let targets: [[Int]]
  private var numbers: [Int: Int] = [:]
  private var lowest: [Int: Int] = [:]
  private var open: [Int] = []
  private var found: [[Int]] = []

  init(_ targets: [[Int]]) { self.targets = targets }

  mutating func circles() -> [[Int]] {
    for node in targets.indices where numbers[node] == nil { visit(node) }
    return found
  }

  private mutating func visit(_ node: Int) {
    let number = numbers.count
    (numbers[node], lowest[node]) = (number, number)
    open.append(node)
    for target in targets[node] {
      if numbers[target] == nil {
        visit(target)
        lowest[node] = min(lowest[node] ?? number, lowest[target] ?? number)
      } else if open.contains(target) {
        lowest[node] = min(lowest[node] ?? number, numbers[target] ?? number)
      }
    }
    guard lowest[node] == number, let start = open.firstIndex(of: node) else { return }
    found.append(Array(open[start...]))
    open.removeSubrange(start...)
  }
}
