import ICU

/// Puts the parts of a formatted pattern in a row, isolating values as asked.
struct PartComposer {
  private(set) var parts: [MessagePart] = []
  private let resolver: ExpressionResolver
  private let isolation: BidiIsolation
  private let messageDirection: ValueDirection

  init(resolver: ExpressionResolver, isolation: BidiIsolation) {
    self.resolver = resolver
    self.isolation = isolation
    messageDirection = resolver.language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  mutating func append(_ element: PatternElement) {
    switch element {
    case .text(let text): parts.append(.text(text))
    case .markup(let markup): append(markup)
    case .expression(let expression): append(expression)
    }
  }

  private mutating func append(_ markup: Markup) {
    var options = resolver.options(markup.options)
    var universal = UniversalOptions(operand: nil)
    if let id = options.removeValue(forKey: "u:id")?.value, !universal.set("u:id", to: id) {
      resolver.report(.badOption, markup.range, "u:id")
    }
    if options.removeValue(forKey: "u:dir") != nil {
      resolver.report(.badOption, markup.range, "u:dir")
    }
    let part = MarkupPart(
      kind: markup.kind, name: markup.name, options: options.mapValues(\.text),
      id: universal.id)
    parts.append(.markup(part))
  }

  private mutating func append(_ expression: Expression) {
    var value = resolver.value(of: expression)
    let part: MessagePart
    do throws(FunctionFailure) {
      let text = try value.format()
      part =
        value.isFallback
        ? .fallback(source: value.source)
        : .value(
          ValuePart(
            type: value.type, source: value.source, text: text, direction: value.direction,
            id: value.id))
    } catch {
      resolver.report([error], expression.range)
      value = .fallback(value.source)
      part = .fallback(source: value.source)
    }
    appendIsolated(part, value)
  }

  private mutating func appendIsolated(_ part: MessagePart, _ value: ResolvedValue) {
    let isolate = isolation == .none ? nil : self.isolate(of: value)
    if let isolate { parts.append(.bidiIsolation(isolate)) }
    parts.append(part)
    if isolate != nil { parts.append(.bidiIsolation("\u{2069}")) }
  }

  /// The control that begins the isolation of a value; nil where it needs none.
  private func isolate(of value: ResolvedValue) -> String? {
    switch value.direction {
    case .leftToRight where messageDirection == .leftToRight && !value.isIsolated: nil
    case .leftToRight: "\u{2066}"
    case .rightToLeft: "\u{2067}"
    case .unknown: "\u{2068}"
    }
  }
}
