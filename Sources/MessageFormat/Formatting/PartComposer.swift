import HanokUnicode

/// Puts the parts of a formatted pattern in a row, isolating values as asked.
struct PartComposer {
  private(set) var parts: [MessagePart] = []
  private let resolver: ExpressionResolver
  private let isolation: BidiIsolation
  private let messageDirection: ValueDirection

  init(resolver: ExpressionResolver, isolation: BidiIsolation) {
    self.resolver = resolver
    self.isolation = isolation
    messageDirection = resolver.context.direction
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
      let written = try value.format()
      let text = isolation == .default ? value.isolated?() ?? written : written
      part =
        value.isFallback
        ? .fallback(source: value.source)
        : .value(
          ValuePart(
            type: value.type, source: value.source, text: text,
            fields: value.fields?() ?? [], direction: value.direction, id: value.id))
    } catch {
      resolver.report([error], expression.range)
      value = .fallback(value.source)
      part = .fallback(source: value.source)
    }
    appendIsolated(part, value)
  }

  private mutating func appendIsolated(_ part: MessagePart, _ value: ResolvedValue) {
    let isolate = isolation.isolate(
      of: value.direction, in: messageDirection, isAsked: value.isIsolated)
    if let isolate { parts.append(.bidiIsolation(isolate)) }
    parts.append(part)
    if isolate != nil { parts.append(.bidiIsolation(BidiIsolation.end)) }
  }
}
