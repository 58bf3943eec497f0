/// The words of a source outside of comments, with what is around them.
///
/// They are found byte by byte: expressions over all sources would take a minute.
struct SourceWords {
  struct Word {
    let text: String
    /// The word before it, or nothing at the beginning.
    let before: String
    /// The last byte before it and the first one after it, beside spaces.
    let previous: UInt8
    var next: UInt8 = 0
  }

  private(set) var words: [Word] = []

  init(_ source: String) {
    let bytes = Array(source.utf8)
    let (slash, star, newline) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\n"))
    var place = 0
    var last: UInt8 = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == slash, place + 1 < bytes.count, bytes[place + 1] == slash {
        while place < bytes.count, bytes[place] != newline { place += 1 }
      } else if byte == slash, place + 1 < bytes.count, bytes[place + 1] == star {
        place += 2
        while place + 1 < bytes.count, bytes[place] != star || bytes[place + 1] != slash {
          place += 1
        }
        place += 2
      } else if Self.isPart(byte) {
        let start = place
        while place < bytes.count, Self.isPart(bytes[place]) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        words.append(Word(text: text, before: words.last?.text ?? "", previous: last))
        last = byte
      } else {
        if byte != UInt8(ascii: " ") {
          if let index = words.indices.last, words[index].next == 0 { words[index].next = byte }
          last = byte
        }
        place += 1
      }
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
