import HanokUnicode

/// The text of a file in UTF-8, by the encoding that the file itself names.
struct FileDecoding {
  /// The text; the bytes of the file if its encoding can't be read.
  let text: [UInt8]
  /// Whether the encoding is known, so that a declaration in the text is ignored.
  let isTranscoded: Bool
  /// The encoding that the bytes can't be read by, or nil.
  let unreadEncoding: String?

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      (text, isTranscoded, unreadEncoding) = (Array(bytes.dropFirst(3)), true, nil)
      return
    }
    let mark = Self.marks.first { bytes.starts(with: $0.bytes) }
    let name = mark?.name ?? Self.namelessUTF16(bytes) ?? Self.declared(bytes)
    guard let name else {
      (text, isTranscoded, unreadEncoding) = (bytes, false, nil)
      return
    }
    let content = Array(bytes.dropFirst(mark?.bytes.count ?? 0))
    // Files are saved in UTF-8 whose declaration still names what they were.
    if mark == nil, Self.isUnicode(name), !bytes.contains(0), bytes.isUTF8 || Self.isUTF8(name) {
      (text, isTranscoded, unreadEncoding) = (bytes, true, nil)
    } else if let decoded = TextEncoding(name)?.text(of: content) {
      (text, isTranscoded, unreadEncoding) = (Array(decoded.utf8), true, nil)
    } else {
      (text, isTranscoded, unreadEncoding) = (bytes, false, name)
    }
  }

  /// The byte-order marks; that of UTF-32 begins with that of UTF-16.
  private static let marks: [(bytes: [UInt8], name: String)] = [
    ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
  ]

  /// Returns UTF-16 if every second byte of the start is NUL: all formats begin with ASCII.
  private static func namelessUTF16(_ bytes: [UInt8]) -> String? {
    guard bytes.count > 3 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (false, true, false, true): return "UTF-16LE"
    case (true, false, true, false): return "UTF-16BE"
    default: return nil
    }
  }

  /// Whether all text of an encoding is that of UTF-8, or has NULs.
  private static func isUnicode(_ name: String) -> Bool {
    ["UTF-16", "UCS-2", "ISO-10646", "US-ASCII", "ASCII"].contains { name.hasPrefix($0) }
      || isUTF8(name)
  }

  /// Whether a name in capitals is one of UTF-8, of which XML parsers know only `UTF-8`.
  private static func isUTF8(_ name: String) -> Bool {
    ["UTF8", "CSUTF8"].contains(name.filter { $0.isLetter || $0.isNumber })
  }

  /// Returns the encoding of an XML declaration, in capitals, or nil without one or for `UTF-8`.
  private static func declared(_ bytes: [UInt8]) -> String? {
    let start = Array("<?xml".utf8)
    guard bytes.starts(with: start), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let declaration = String(decoding: bytes[..<end], as: UTF8.self)
    guard let key = declaration.firstRange(of: "encoding") else { return nil }
    let value = declaration[key.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let name = value.dropFirst().prefix { $0 != quote }.uppercased()
    return name == "UTF-8" ? nil : name
  }
}

extension [UInt8] {
  /// Whether the bytes are text in UTF-8.
  var isUTF8: Bool {
    if (try? UTF8Span(validating: span)) != nil { true } else { false }
  }
}

/// The encoding that a file without a name of one is probably in.
enum EncodingGuess {
  /// Returns the name of the first usual encoding of a language that the bytes are text of.
  static func name(of bytes: [UInt8], in language: LanguageTag?) -> String {
    let names = language.map(usual) ?? []
    return names.first { name in
      TextEncoding(name)?.text(of: bytes).map { !$0.unicodeScalars.contains(where: isC1) } == true
    } ?? names.last ?? last
  }

  private static let last = "WINDOWS-1252"

  /// Whether a character is one of the controls that no text has, but bytes of a code page.
  private static func isC1(_ scalar: Unicode.Scalar) -> Bool {
    (0x80...0x9F).contains(scalar.value)
  }

  /// Returns the encodings of old systems in a language; the stricter ones first.
  private static func usual(in language: LanguageTag) -> [String] {
    let isCyrillic = language.maximized.script == "Cyrl"
    switch language.language {
    case "ko": return ["EUC-KR", "CP949"]
    case "ja": return ["EUC-JP", "SHIFT_JIS"]
    case "zh": return language.maximized.script == "Hant" ? ["BIG5"] : ["GB18030"]
    case "pl", "cs", "sk", "hu", "sl", "hr", "bs", "sr", "ro", "sq":
      return isCyrillic ? ["WINDOWS-1251"] : ["ISO-8859-2", "WINDOWS-1250"]
    case "el": return ["ISO-8859-7", "WINDOWS-1253"]
    case "tr", "az": return ["ISO-8859-9", "WINDOWS-1254"]
    case "he", "yi": return ["ISO-8859-8", "WINDOWS-1255"]
    case "ar", "fa", "ur": return ["WINDOWS-1256"]
    case "et", "lv", "lt": return ["ISO-8859-13", "WINDOWS-1257"]
    case "vi": return ["WINDOWS-1258"]
    case "th": return ["TIS-620"]
    default: return isCyrillic ? ["WINDOWS-1251"] : ["ISO-8859-1", last]
    }
  }
}
