import HanokUnicode

/// Formats a bound message once (MessageFormat 2, Expression and Markup Resolution).
///
/// It resolves the values of its expressions, each declaration at most once, and writes the
/// selected pattern.
///
/// It is noncopyable, and its changing state is separate: only values take reference counting.
struct Evaluation: ~Copyable {
  /// The possible results of formatting.
  enum Output {
    case text
    /// Text, and the positions of its tags.
    case marked
    case parts
  }

  let message: BoundMessage
  let context: FormattingContext
  let arguments: MessageArguments
  let isolation: BidiIsolation
  let output: Output

  /// Formats the message into the buffer; for parts, the buffer receives only values.
  ///
  /// - Returns: The findings, or nil if there is only text.
  func run(into buffer: inout TextBuffer) -> Findings? {
    var state = State(declarations: message.content.declarations.count)
    guard let pattern = pattern(message.content.root, &state) else { return state.findings }
    for place in pattern {
      switch message.content.elements[place] {
      case .text(let range):
        if output == .parts {
          let text = String(decoding: message.content.text[range], as: UTF8.self)
          state.noted.parts.append(.text(text))
        } else {
          buffer.append(message.content.text, range)
        }
      case .expression(let place):
        write(message.content.expressions[place], to: &buffer, &state)
      case .markup(let place): write(message.content.markups[place], at: buffer.count, &state)
      }
    }
    return state.findings
  }

  func report(
    _ kind: MessageError.Kind, _ range: Range<Int>, _ subject: String = "",
    _ state: inout State
  ) {
    let error = MessageError(kind, at: range, subject, in: message.source)
    state.noted.errors.append(error)
  }

  func report(_ failure: FunctionFailure, _ range: Range<Int>, _ state: inout State) {
    report(failure.kind, range, failure.subject, &state)
  }

  /// The results other than the text.
  final class Findings {
    var errors: [MessageError] = []
    var parts: [MessagePart] = []
    var marks: [MarkedText.Mark] = []
    /// The selectors that can't select or that failed.
    var failedSelectors: Set<Int> = []
    /// The reported keys, with their selectors.
    var reportedKeys: Set<String> = []
  }

  /// The state that changes while a message is formatted.
  struct State: ~Copyable {
    /// The values of the resolved declarations; the first two need no array.
    private var first: ResolvedValue?
    private var second: ResolvedValue?
    private var others: [ResolvedValue?] = []
    private(set) var findings: Findings?

    init(declarations count: Int) {
      if count > 2 { others = [ResolvedValue?](repeating: nil, count: count - 2) }
    }

    /// The findings, created on first use.
    var noted: Findings {
      mutating get {
        if let findings { return findings }
        let made = Findings()
        findings = made
        return made
      }
    }

    /// Returns the selection of a declaration's value, or nil if it can't select.
    func selection(of place: Int, hasCategories: Bool) -> KeySelection? {
      guard let value = place == 0 ? first : place == 1 ? second : others[place - 2] else {
        return nil
      }
      return try? value.function.selection(of: value, hasCategories: hasCategories)
    }

    func has(_ place: Int) -> Bool {
      place == 0 ? first != nil : place == 1 ? second != nil : others[place - 2] != nil
    }

    subscript(place: Int) -> ResolvedValue? {
      get { place == 0 ? first : place == 1 ? second : others[place - 2] }
      set {
        switch place {
        case 0: first = newValue
        case 1: second = newValue
        default: others[place - 2] = newValue
        }
      }
    }
  }
}

extension Evaluation {
  private func write(
    _ expression: BoundExpression, to buffer: inout TextBuffer, _ state: inout State
  ) {
    let start = buffer.count
    if output != .parts, let taken = taken(expression) {
      do throws(FunctionFailure) {
        let isolate = isolation.isolate(of: taken.direction, in: context.resources.direction)
        if let isolate { buffer.append(isolate) }
        try taken.function.write(taken.value, to: &buffer)
        if isolate != nil { buffer.append(BidiIsolation.end) }
        return
      } catch {
        // The error is reported below.
        buffer.truncate(to: start)
      }
    }
    let value = value(of: expression, &state)
    if !value.isFallback {
      let isolate = isolation.isolate(
        of: value.direction, in: context.resources.direction,
        isAsked: value.extras?.isIsolated ?? false)
      if let isolate { write(isolate, to: &buffer, &state) }
      let textStart = buffer.count
      do throws(FunctionFailure) {
        if isolation == .none {
          try value.write(to: &buffer)
        } else {
          try value.writeIsolated(to: &buffer)
        }
        if output == .parts {
          state.noted.parts.append(.value(part(value, expression, buffer, textStart)))
        }
        if isolate != nil { write(BidiIsolation.end, to: &buffer, &state) }
        return
      } catch {
        report(error, expression.range, &state)
        buffer.truncate(to: start)
        if output == .parts, isolate != nil { state.noted.parts.removeLast() }
      }
    }
    let isolate = isolation.isolate(of: .unknown, in: context.resources.direction)
    if let isolate { write(isolate, to: &buffer, &state) }
    if output == .parts {
      state.noted.parts.append(.fallback(source: expression.source))
    } else {
      buffer.append("{")
      buffer.append(expression.source)
      buffer.append("}")
    }
    if isolate != nil { write(BidiIsolation.end, to: &buffer, &state) }
  }

  /// Writes the beginning or the end of an isolate.
  private func write(
    _ isolate: String, to buffer: inout TextBuffer, _ state: inout State
  ) {
    if output == .parts {
      state.noted.parts.append(.bidiIsolation(isolate))
    } else {
      buffer.append(isolate)
    }
  }

  private func part(
    _ value: ResolvedValue, _ expression: BoundExpression, _ buffer: borrowing TextBuffer,
    _ start: Int
  ) -> ValuePart {
    ValuePart(
      type: value.function.type, source: expression.source, text: buffer.text(from: start),
      fields: value.function.fields(of: value.made), direction: value.direction,
      id: value.extras?.id)
  }

  private func write(_ markup: MessageModel.Markup, at offset: Int, _ state: inout State) {
    if output == .text && markup.options.isEmpty { return }
    var options = options(markup.options, [:], &state)
    var universal = UniversalOptions()
    if let id = options.removeValue(forKey: "u:id")?.value, !universal.set("u:id", to: id) {
      report(.badOption, markup.range, "u:id", &state)
    }
    if options.removeValue(forKey: "u:dir") != nil {
      report(.badOption, markup.range, "u:dir", &state)
    }
    let part = MarkupPart(
      kind: markup.kind, name: markup.name, options: options.mapValues(\.text),
      id: universal.id)
    switch output {
    case .text: break
    case .marked: state.noted.marks.append(MarkedText.Mark(part, at: offset))
    case .parts: state.noted.parts.append(.markup(part))
    }
  }
}

extension Evaluation {
  /// An argument that a function uses unchanged.
  typealias Taken = (function: any BoundFunction, value: MessageValue, direction: ValueDirection)

  /// Returns the argument that an expression, or the declaration it names, uses unchanged.
  func taken(_ expression: BoundExpression) -> Taken? {
    var expression = expression
    if expression.isBare, case .declaration(let place) = expression.operand {
      expression = message.content.declarations[place]
    }
    guard case .argument(let place) = expression.operand,
      let value = arguments[message.content.names[place]]
    else { return nil }
    if expression.isBare { return context.takes(value).map { (context, value, $0) } }
    guard expression.isPlain, let function = expression.function,
      let direction = function.takes(value)
    else { return nil }
    return (function, value, direction)
  }

  /// Returns the value of an expression, or its fallback if it fails.
  private func value(of expression: BoundExpression, _ state: inout State) -> ResolvedValue {
    switch expression.operand {
    case .none: return applied(expression, to: nil, &state)
    case .literal: return applied(expression, to: expression.literal, &state)
    case .argument(let place):
      guard let value = arguments[message.content.names[place]] else {
        return applied(expression, to: argument(place, at: expression.range, &state), &state)
      }
      let operand = expression.isBare ? context.usual(value) : context.operand(value)
      return applied(expression, to: operand, &state)
    case .declaration(let place):
      resolve(place, &state)
      return applied(expression, to: state[place], &state)
    }
  }

  private func applied(
    _ expression: BoundExpression, to operand: consuming ResolvedValue?, _ state: inout State
  ) -> ResolvedValue {
    if expression.isBare {
      guard let operand, !operand.isFallback else { return .fallback(expression.source) }
      return operand
    }
    if expression.isPlain, let function = expression.function {
      do throws(FunctionFailure) {
        let value = try function.resolve(operand)
        if value.extras == nil, operand.map({ $0.isFallback || $0.extras != nil }) != true {
          return value
        }
        return finished(value, of: expression, operand, UniversalOptions(), &state)
      } catch {
        report(error, expression.range, &state)
        return .fallback(expression.source)
      }
    }
    return resolved(expression, operand, &state)
  }

  /// Returns the value of an expression that isn't plain, and binds its function if it is open.
  private func resolved(
    _ expression: BoundExpression, _ operand: ResolvedValue?, _ state: inout State
  ) -> ResolvedValue {
    let function: any BoundFunction
    var universal = UniversalOptions()
    var failures: [BoundExpression.Failure]
    switch expression.application {
    case .none, .unknown:
      report(.unknownFunction, expression.range, expression.expression.function?.name ?? "", &state)
      return .fallback(expression.source)
    case .bound(let bound, let known, let found):
      (function, universal, failures) = (bound, known, found)
    case .open(let open):
      let named = expression.expression.function?.options ?? []
      var options = options(named, expression.optionDeclarations, &state)
      failures = universal.take(from: &options, named)
      let call = FunctionCall(
        options: options, operandOptions: operand?.function.options ?? [:],
        in: context.resources, context)
      function = open.bind(call)
      failures += call.failures.map { .init(failure: $0, range: expression.range) }
    }
    do throws(FunctionFailure) {
      let value = try function.resolve(operand)
      for failure in failures { report(failure.failure, failure.range, &state) }
      return finished(value, of: expression, operand, universal, &state)
    } catch {
      report(error, expression.range, &state)
      return .fallback(expression.source)
    }
  }

  /// Returns a value with the universal options of its expression and its operand.
  private func finished(
    _ made: ResolvedValue, of expression: BoundExpression, _ operand: ResolvedValue?,
    _ universal: UniversalOptions, _ state: inout State
  ) -> ResolvedValue {
    var value = made
    for failure in value.failures { report(failure, expression.range, &state) }
    if let operand, operand.isFallback {
      // The result of a failed operand is its fallback, even if the function returns a value.
      return .fallback(expression.source, by: value.function)
    }
    value.take(universal, inheriting: operand)
    return value
  }

  private func argument(
    _ place: Int, at range: Range<Int>, _ state: inout State
  ) -> ResolvedValue {
    argument(message.content.names[place], at: range, &state)
  }

  private func argument(
    _ name: String, at range: Range<Int>, _ state: inout State
  ) -> ResolvedValue {
    if let value = arguments[name] { return context.usual(value) }
    report(.unresolvedVariable, range, name, &state)
    return .fallback("$\(name)")
  }

  private func declaration(_ place: Int, _ state: inout State) -> ResolvedValue {
    resolve(place, &state)
    return state[place] ?? .fallback("")
  }

  /// Resolves a declaration unless it is resolved.
  func resolve(_ place: Int, _ state: inout State) {
    if state.has(place) { return }
    let expression = message.content.declarations[place]
    if !expression.declarations.isEmpty {
      for place in pending(before: expression, state) {
        state[place] = value(of: message.content.declarations[place], &state)
      }
    }
    state[place] = value(of: expression, &state)
  }

  /// Returns the unresolved declarations that an expression needs, in order.
  ///
  /// They are resolved in a loop: the depth of a recursion would be the number of declarations.
  private func pending(before expression: BoundExpression, _ state: borrowing State) -> [Int] {
    var open = expression.declarations.filter { !state.has($0) }
    if open.isEmpty { return [] }
    var found = Set(open)
    while let place = open.popLast() {
      for other in message.content.declarations[place].declarations
      where !state.has(other) && found.insert(other).inserted {
        open.append(other)
      }
    }
    return found.sorted()
  }

  /// Returns the options by name; those with a failed variable are reported and left out.
  private func options(
    _ options: [MessageModel.Option], _ declarations: [String: Int], _ state: inout State
  ) -> [String: OptionValue] {
    var values: [String: OptionValue] = [:]
    for option in options {
      switch option.value {
      case .literal(let text): values[option.name] = OptionValue(.string(text), isLiteral: true)
      case .variable(let name):
        let value =
          if let place = declarations[name] { declaration(place, &state) } else {
            argument(name, at: option.range, &state)
          }
        if value.isFallback {
          report(.badOption, option.range, option.name, &state)
        } else {
          values[option.name] = OptionValue(value.value)
        }
      }
    }
    return values
  }
}
