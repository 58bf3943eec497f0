extension MessageModel {
  /// A source of the message: parsed, it is equal to this model but for the ranges.
  ///
  /// Declarations and variants have a line each, and the patterns of variants are aligned:
  ///
  /// ```
  /// .input {$count :integer}
  /// .match $count
  /// one {{{$count} point}}
  /// *   {{{$count} points}}
  /// ```
  public var source: String {
    let heads = declarations.map(\.source)
    switch body {
    case .pattern(let pattern):
      let text = Self.source(of: pattern)
      let isSimple = heads.isEmpty && !Self.needsQuotes(text)
      return isSimple ? text : (heads + ["{{\(text)}}"]).joined(separator: "\n")
    case .matcher(let matcher):
      return (heads + matcher.lines).joined(separator: "\n")
    }
  }

  /// Returns the source of a pattern, without the braces around it.
  public static func source(of pattern: Pattern) -> String {
    pattern.map { element in
      switch element {
      case .text(let text): escaped(text) { $0 == "\\" || $0 == "{" || $0 == "}" }
      case .expression(let expression): expression.source
      case .markup(let markup): markup.source
      }
    }.joined()
  }

  /// Whether a pattern would be read as the start of a declaration or of a quoted pattern.
  private static func needsQuotes(_ text: String) -> Bool {
    var reader = SourceReader(text)
    reader.skipWhitespace()
    return reader.starts(with: ".") || reader.starts(with: "{{")
  }

  fileprivate static func escaped(
    _ text: String, where isSpecial: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.unicodeScalars.contains(where: isSpecial) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Returns the source of a literal, in bars unless it needs none.
  fileprivate static func source(ofLiteral text: String) -> String {
    let isBare = !text.isEmpty && text.unicodeScalars.allSatisfy(CharacterClasses.isNameCharacter)
    return isBare ? text : "|" + escaped(text) { $0 == "\\" || $0 == "|" } + "|"
  }
}

extension MessageModel.Declaration {
  fileprivate var source: String {
    switch kind {
    case .input: ".input \(expression.source)"
    case .local: ".local $\(name) = \(expression.source)"
    }
  }
}

extension MessageModel.Matcher {
  /// The line of the selectors, then a line for each variant.
  fileprivate var lines: [String] {
    let columns = selectors.indices.map { column in
      variants.map { $0.keys.indices.contains(column) ? $0.keys[column].source.count : 0 }.max()
        ?? 0
    }
    let head = ([".match"] + selectors.map { "$" + $0.name }).joined(separator: " ")
    return [head]
      + variants.map { variant in
        let keys = zip(variant.keys, columns).map { key, width in
          key.source + String(repeating: " ", count: max(width - key.source.count, 0))
        }
        return "\(keys.joined(separator: " ")) {{\(MessageModel.source(of: variant.pattern))}}"
      }
  }
}

extension MessageModel.Key {
  /// The source of the key.
  package var source: String {
    switch self {
    case .literal(let text): MessageModel.source(ofLiteral: text)
    case .catchAll: "*"
    }
  }
}

extension MessageModel.Expression {
  /// The source of the expression, with its braces.
  package var source: String {
    let parts = [operand?.source, function.map { ":" + $0.name }].compactMap(\.self)
    let options = (function?.options ?? []).map(\.source)
    return "{\((parts + options + attributes.map(\.source)).joined(separator: " "))}"
  }
}

extension MessageModel.Expression.Operand {
  fileprivate var source: String {
    switch self {
    case .literal(let text): MessageModel.source(ofLiteral: text)
    case .variable(let name): "$" + name
    }
  }
}

extension MessageModel.Markup {
  /// The source of the tag, with its braces.
  package var source: String {
    let sign = kind == .close ? "/" : "#"
    let parts = [sign + name] + options.map(\.source) + attributes.map(\.source)
    return "{\(parts.joined(separator: " "))\(kind == .standalone ? " /" : "")}"
  }
}

extension MessageModel.Option {
  fileprivate var source: String { "\(name)=\(value.source)" }
}

extension MessageModel.Attribute {
  fileprivate var source: String {
    "@" + name + (value.map { "=" + MessageModel.source(ofLiteral: $0) } ?? "")
  }
}
