/// The first problems of each file, of many: a file of control characters has one a character.
package struct ProblemDigest<Element> {
  /// The maximum number of problems that are shown of a file.
  package static var most: Int { 10 }

  /// The elements that are shown, in order.
  package private(set) var shown: [Element] = []
  /// The number of elements that aren't shown, by their files, in order.
  package private(set) var omitted: [(path: String?, count: Int)] = []

  /// Creates a digest of elements.
  ///
  /// - Parameter group: Returns the file of an element, and whatever else its kind is counted by.
  package init<Group: Hashable>(
    _ elements: some Sequence<Element>, path: (Element) -> String?, group: (Element) -> Group
  ) {
    var counts: [Group: Int] = [:]
    var places: [String?: Int] = [:]
    for element in elements {
      counts[group(element), default: 0] += 1
      if counts[group(element), default: 0] <= Self.most {
        shown.append(element)
        continue
      }
      let path = path(element)
      let place = places[path] ?? omitted.count
      places[path] = place
      if place == omitted.count { omitted.append((path, 0)) }
      omitted[place].count += 1
    }
  }
}

/// A problem that is in a file, or in none.
package protocol ProblemInFile {
  /// The file or folder of the problem, or nil if there is none.
  var path: String? { get }

  /// Returns the sentence with the number of further problems of a file.
  static func further(_ count: Int, in path: String?) -> Self
}

extension ProblemDigest where Element: ProblemInFile {
  /// Creates a digest of problems.
  package init(_ problems: [Element]) {
    // Problems without a file are few, and each of them counts.
    var number = 0
    self.init(problems, path: \.path) { problem -> String in
      number += 1
      return problem.path ?? "\(number)"
    }
  }

  /// The problems that are shown, and for each file a sentence with the number of the others.
  package var all: [Element] { shown + omitted.map { .further($0.count, in: $0.path) } }
}
