import CHanokICU
import HanokSystem

/// A language as a canonical BCP 47 tag: `ko`, `zh-Hant-HK`, `ar-u-nu-latn`.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The canonical tag.
  public let description: String

  /// Creates a canonical tag from a BCP 47 tag or a POSIX locale name.
  ///
  /// `iw` is `he`, `ko_KR.UTF-8` is `ko-KR`, `sr_RS@latin` is `sr-Latn-RS`; `zh-HK` stays.
  ///
  /// - Throws: `LanguageTagError` if the text is not well-formed (RFC 5646, section 2.1), or begins
  ///   with four letters, which are a script: `Base` is not a language (UTS #35, Unicode Language
  ///   Identifier).
  public init(_ text: String) throws(LanguageTagError) {
    guard let posix = POSIXLocaleName(text),
      let tag = try? unsafe ICUText.string({ buffer, capacity, status in
        unsafe cicu_canonicalize_tag(posix.tag, buffer, capacity, &status)
      }), !tag.isEmpty
    else { throw LanguageTagError(text: text) }
    description = tag
    if language.count == 4 { throw LanguageTagError(text: text) }
  }

  /// Creates a tag from ICU's output or from text that is known to be canonical.
  init(canonical: String) {
    description = canonical
  }

  /// English, the language of source texts.
  public static let english = LanguageTag(canonical: "en")
}

extension LanguageTag {
  /// The tag's parts before the first single-letter subtag.
  var subtags: [Substring] {
    Array(description.split(separator: "-").prefix { $0.count > 1 })
  }

  /// The language subtag, two to eight letters, or `und` if the tag has private use only.
  public var language: String { subtags.first.map(String.init) ?? "und" }

  /// The script subtag, such as `Hant`.
  public var script: String? {
    subtags.dropFirst().first { $0.count == 4 && $0.first?.isLetter == true }.map(String.init)
  }

  /// The region subtag, such as `HK` or `419`.
  public var region: String? {
    subtags.dropFirst().first { subtag in
      subtag.count == 2 || (subtag.count == 3 && subtag.allSatisfy(\.isNumber))
    }.map(String.init)
  }

  /// The tag without extensions and private use.
  public var withoutExtensions: LanguageTag {
    LanguageTag(canonical: subtags.joined(separator: "-"))
  }

  /// The variant subtags in order, such as `valencia` in `ca-ES-valencia`.
  public var variants: [String] {
    subtags.dropFirst().filter { subtag in
      subtag.count > 4 || (subtag.count == 4 && subtag.first?.isNumber == true)
    }.map(String.init)
  }

  /// The extensions and the private use, such as `u-nu-latn-x-ours`; empty if there are none.
  public var extensions: String {
    let rest = description.dropFirst(subtags.joined(separator: "-").count)
    return String(rest.first == "-" ? rest.dropFirst() : rest)
  }

  /// Returns the value of a Unicode extension key: `latn` for `nu` in `ar-u-nu-latn`.
  ///
  /// It is nil if the key is absent, and empty if the key has no value (RFC 6067).
  public func unicodeExtension(_ key: String) -> String? {
    let parts = description.split(separator: "-")
    guard let start = parts.firstIndex(of: "u") else { return nil }
    let keywords = parts[(start + 1)...].prefix { $0.count > 1 }
    guard let index = keywords.firstIndex(of: Substring(key.lowercased())) else { return nil }
    return keywords[(index + 1)...].prefix { $0.count > 2 }.joined(separator: "-")
  }

  /// Returns this tag with the extensions and private use of another.
  public func adding(extensionsOf other: LanguageTag) -> LanguageTag {
    guard !other.extensions.isEmpty else { return withoutExtensions }
    return LanguageTag(canonical: "\(withoutExtensions)-\(other.extensions)")
  }

  /// Returns this tag with a Unicode extension set: `ca` to `japanese` makes `ja-u-ca-japanese`.
  ///
  /// - Parameter value: A value in the form of a tag; nil removes the key.
  /// - Throws: `ICUError` if the key or the value is not well-formed.
  public func settingUnicodeExtension(
    _ key: String, to value: String?
  ) throws(ICUError) -> LanguageTag {
    let tag = try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_set_unicode_extension(description, key, value, buffer, capacity, &status)
    }
    return LanguageTag(canonical: tag)
  }
}

extension LanguageTag {
  /// The tag with its likely script and region: `zh-HK` is `zh-Hant-HK`.
  public var maximized: LanguageTag {
    let tag = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_maximize_tag(description, buffer, capacity, &status)
    }
    return tag.map(LanguageTag.init(canonical:)) ?? self
  }

  /// Whether the script of the language, or its likely script, runs from right to left.
  public var isRightToLeft: Bool { unsafe cicu_is_right_to_left(description) }

  /// Whether ICU has data about the language.
  public var isKnown: Bool { unsafe cicu_is_known_language(language) }

  /// Returns the name of the language in another language: `한국어` for `ko` in itself.
  public func displayName(in other: LanguageTag) -> String {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_display_name(description, other.description, buffer, capacity, &status)
    }
    return name ?? description
  }

  /// The languages that ICU has data for.
  public static var available: [LanguageTag] {
    (0..<cicu_available_language_count()).compactMap { index in
      let tag = try? unsafe ICUText.string { buffer, capacity, status in
        unsafe cicu_available_language(index, buffer, capacity, &status)
      }
      return tag.map(LanguageTag.init(canonical:))
    }
  }
}

/// An error for text that is not a language tag.
public struct LanguageTagError: Error, Hashable, Sendable {
  /// The invalid text.
  public let text: String
}
