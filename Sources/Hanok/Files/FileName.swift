/// The name of a file in its folder: any bytes except slash and zero, as in Linux.
///
/// It may have invalid UTF-8 or control characters. ``shownText`` shows them; the bytes open the
/// file.
public nonisolated struct FileName: Hashable, Sendable {
  /// The bytes.
  public let bytes: [UInt8]

  /// Creates a name from bytes.
  public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates a name from a text.
  public init(_ text: String) { self.init(text.utf8) }

  /// The name as text, or nil if its bytes aren't UTF-8.
  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// Whether lists omit the file: its name begins with a dot.
  public var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// The part after the last dot, without it, or nil if there is none, as in `.profile`.
  public var pathExtension: String? {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot < bytes.count - 1 else {
      return nil
    }
    return String(validating: bytes[(dot + 1)...], as: UTF8.self)
  }

  /// The name with every byte visible.
  ///
  /// Invalid bytes are written as `\xE9`, controls and direction marks as `\u{202E}`.
  public var shownText: String {
    var shown = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        offset += encoded.count
        let scalar = UTF8.decode(encoded)
        if Self.isSafe(scalar) {
          shown.append(scalar)
        } else {
          shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
        }
      case .error(let length):
        for byte in bytes[offset..<min(offset + length, bytes.count)] {
          shown += "\\x\(String(byte, radix: 16, uppercase: true))".unicodeScalars
        }
        offset += length
      case .emptyInput: return String(shown)
      }
    }
  }

  /// Whether the name can be typed: it is text, and shows unescaped.
  var isTypeable: Bool { text.map { $0.unicodeScalars.allSatisfy(Self.isSafe) } ?? false }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
