/// A property list as Apple's tables are written: strings, and dictionaries of them.
struct PropertyList {
  /// A value of a dictionary.
  struct Member {
    let key: String
    let value: PropertyList
  }

  /// The kind of a value, with its content.
  enum Kind {
    case string(String)
    case dictionary([Member])
    /// A value that no table has.
    case other
  }

  let kind: Kind
  /// The place of the value in the file, in bytes.
  let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// Reads a `plist` element.
  init(plist: XMLTree.Element) {
    if let root = plist.elements.first { self.init(root) } else { self.init(.other, at: 0) }
  }

  private init(_ element: XMLTree.Element) {
    switch element.name {
    case "string": self.init(.string(element.text), at: element.offset)
    case "dict":
      self.init(.dictionary(Self.members(of: element)), at: element.offset)
    default: self.init(.other, at: element.offset)
    }
  }

  /// Returns the members of a `dict`; a key without a value, or a value without a key, is one to report.
  private static func members(of element: XMLTree.Element) -> [Member] {
    var members: [Member] = []
    var key: XMLTree.Element?
    func endKey() {
      guard let lonely = key else { return }
      members.append(Member(key: lonely.text, value: PropertyList(.other, at: lonely.offset)))
      key = nil
    }
    for element in element.elements {
      if element.name == "key" {
        endKey()
        key = element
      } else {
        members.append(Member(key: key?.text ?? "", value: PropertyList(element)))
        key = nil
      }
    }
    endKey()
    return members
  }

  /// The members of a dictionary; none of other values.
  var members: [Member] {
    if case .dictionary(let members) = kind { members } else { [] }
  }

  /// The text of a string, or nil for other values.
  var text: String? { if case .string(let text) = kind { text } else { nil } }

  /// Returns the value of a key, or nil without one.
  subscript(_ key: String) -> PropertyList? { members.first { $0.key == key }?.value }
}

/// Reads a binary property list, which Xcode makes of tables (`CFBinaryPList.c`).
struct BinaryPropertyList {
  static let mark = Array("bplist00".utf8)

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  /// The offset of the offsets of all values.
  private var table = 0
  /// The number of values.
  private var count = 0
  /// The number of values that can still be read: one value can be in many places.
  private var budget = 1_000_000
  /// The bytes of strings that can still be read.
  ///
  /// All plurals of a table share their keys, which makes the strings some three times as long as the
  /// file; a hostile file repeats a long one.
  private var textBudget: Int
  /// The greatest depth of values; a table has up to five levels.
  private static let depthLimit = 16

  /// Returns the outermost value, or nil if the bytes aren't a list.
  static func root(of bytes: [UInt8]) -> PropertyList? {
    guard var reader = BinaryPropertyList(bytes),
      let root = reader.integer(at: bytes.count - 16, size: 8)
    else { return nil }
    return reader.value(root, depth: 0)
  }

  private init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    textBudget = 8 * bytes.count
    guard bytes.count >= 40 else { return nil }
    let end = bytes.count - 32
    (offsetSize, referenceSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    guard let count = integer(at: end + 8, size: 8), let table = integer(at: end + 24, size: 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count,
      table <= end
    else { return nil }
    (self.count, self.table) = (count, table)
  }

  /// Returns a number, most significant byte first, or nil for one beyond the file.
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let number = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number).flatMap { $0 <= Int32.max ? $0 : nil }
  }

  /// Returns a value, or nil if it is beyond the file, too deep, or more than the budgets.
  private mutating func value(_ reference: Int, depth: Int) -> PropertyList? {
    budget -= 1
    guard budget > 0, depth < Self.depthLimit, reference < count,
      let offset = integer(at: table + reference * offsetSize, size: offsetSize),
      offset < bytes.count
    else { return nil }
    let marker = bytes[offset]
    guard [0x50, 0x60, 0xD0].contains(marker & 0xF0) else { return PropertyList(.other, at: 0) }
    guard let (length, start) = length(at: offset) else { return nil }
    switch marker & 0xF0 {
    case 0x50: return string(length, 1, start) { String(validating: $0, as: UTF8.self) }
    case 0x60:
      return string(length, 2, start) { bytes in
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
          UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(validating: units, as: UTF16.self)
      }
    default: return dictionary(length, start, depth: depth)
    }
  }

  /// Returns the length of a value and the offset of its content.
  private func length(at offset: Int) -> (Int, Int)? {
    let short = Int(bytes[offset] & 0xF)
    if short < 0xF { return (short, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] & 0xF0 == 0x10 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard size <= 8 else { return nil }
    return integer(at: offset + 2, size: size).map { ($0, offset + 2 + size) }
  }

  private mutating func string(
    _ length: Int, _ size: Int, _ start: Int, _ decode: (ArraySlice<UInt8>) -> String?
  ) -> PropertyList? {
    textBudget -= length * size
    guard start + length * size <= bytes.count, textBudget >= 0 else { return nil }
    return PropertyList(
      decode(bytes[start..<(start + length * size)]).map { .string($0) } ?? .other, at: 0)
  }

  private mutating func dictionary(_ length: Int, _ start: Int, depth: Int) -> PropertyList? {
    guard length <= bytes.count else { return nil }
    var members: [PropertyList.Member] = []
    var keys: Set<Int> = []
    for index in 0..<length {
      guard let key = integer(at: start + index * referenceSize, size: referenceSize),
        let value = integer(at: start + (length + index) * referenceSize, size: referenceSize),
        keys.insert(key).inserted,
        let name = self.value(key, depth: depth + 1)?.text,
        let content = self.value(value, depth: depth + 1)
      else { return nil }
      members.append(.init(key: name, value: content))
    }
    return PropertyList(.dictionary(members), at: 0)
  }
}
