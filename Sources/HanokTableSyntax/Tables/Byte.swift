/// The ASCII bytes with a meaning in a `.strings` table.
package enum Byte {
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let quote = UInt8(ascii: "\"")
  package static let backslash = UInt8(ascii: "\\")
  package static let slash = UInt8(ascii: "/")
  package static let star = UInt8(ascii: "*")
  package static let equals = UInt8(ascii: "=")
  package static let semicolon = UInt8(ascii: ";")

  /// Whether `byte` is white space: space, tab, line feed, vertical tab, form feed, return.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Whether `byte` is of a word that needs no quotes in a property list of Apple (`CFOldStylePList.c`).
  package static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")...UInt8(ascii: "/"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Whether `byte` ends a line, alone or as half of a CR LF.
  package static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }
}
