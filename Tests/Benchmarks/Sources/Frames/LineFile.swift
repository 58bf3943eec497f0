import HanokSystem

/// Lines of many scripts, each as wide as the screen, as the programs read them.
///
/// Only characters whose width no terminal and no toolkit disputes, so that all draw the same.
struct LineFile {
  let path: String

  private static let narrow = [
    "The quick brown fox ", "Съешь же ещё этих ", "Ξεσκεπάζω την ", "été où ça ", "Đường phố ",
  ]
  private static let wide = [
    "한국어문장입니다", "日本語の文章です", "简体中文的句子", "ひらがなとカタカナ", "글자와단어사이",
  ]

  private static let arabic = [
    "السلام عليكم ورحمة ", "الكتاب على الطاولة ", "قرأت اليوم خبراً ", "إلى المدينة القديمة ",
    "لا بأس ",
  ]

  /// Seven screens of lines.
  init(for size: ScreenSize, isArabic: Bool = false) {
    let words = isArabic ? (Self.arabic, Self.arabic) : (Self.narrow, Self.wide)
    let lines = (0..<(size.rows * 7)).map { number in
      Self.line(number: number, columns: size.columns, narrow: words.0, wide: words.1)
    }
    self.init(lines, name: "\(size.columns)\(isArabic ? "-arabic" : "")")
  }

  /// A file of given lines.
  init(_ lines: [String], name: String) {
    path = "/tmp/hanok-frames-\(getpid())-\(name).txt"
    let text = lines.joined(separator: "\n") + "\n"
    guard let file = fopen(path, "w") else { fatalError("\(path) can't be written.") }
    fputs(text, file)
    fclose(file)
  }

  func remove() { unlink(path) }

  /// A line like no other, the same in every run.
  private static func line(
    number: Int, columns: Int, narrow: [String], wide: [String]
  ) -> String {
    var line = "\(number) "
    var width = line.count
    var random = UInt64(number + 1)
    while width < columns {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let isWide = random >> 40 % 2 == 0 && width < columns - 1
      let words = isWide ? wide : narrow
      let cells = isWide && wide != narrow ? 2 : 1
      for character in words[Int(random >> 48) % words.count] where width + cells <= columns {
        line.append(character)
        width += cells
      }
    }
    return line
  }
}
