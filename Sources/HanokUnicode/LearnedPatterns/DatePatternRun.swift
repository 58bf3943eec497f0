/// A part of a date pattern: text, or a letter so many times.
enum DatePatternRun: Hashable {
  case text(String)
  case field(Character, count: Int)

  /// The parts of a pattern (UTS #35, Date Format Patterns); nil where a quote isn't closed.
  static func runs(of pattern: String) -> [DatePatternRun]? {
    var runs: [DatePatternRun] = []
    var isQuoted = false
    var rest = pattern[...]
    while let character = rest.popFirst() {
      if character == "'" {
        if rest.first == "'" {
          runs.append(.text("'"))
          rest.removeFirst()
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, character.isASCII, character.isLetter {
        let count = rest.prefix { $0 == character }.count
        rest.removeFirst(count)
        runs.append(.field(character, count: count + 1))
      } else {
        runs.append(.text(String(character)))
      }
    }
    return isQuoted ? nil : runs
  }
}
