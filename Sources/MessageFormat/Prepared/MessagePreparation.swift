import HanokUnicode

/// Makes a message ready for a formatter; gives up at the first expression that can't be.
struct MessagePreparation {
  private var prepared = PreparedMessage.Content()
  private let declarations: [String: MessageModel.Declaration]
  private let context: FormattingContext
  /// What writes arguments that no function is named for.
  private let argument: PreparedArgument

  /// What a message is made of when it is made ready; nil where that can't be.
  static func content(
    of message: ParsedMessage, for context: FormattingContext
  ) -> PreparedMessage.Content? {
    var preparation = MessagePreparation(message.model.declarations, context)
    guard message.isValid, let root = preparation.variants(of: message.model.body) else {
      return nil
    }
    preparation.prepared.root = root
    return preparation.prepared
  }

  private init(_ declarations: [MessageModel.Declaration], _ context: FormattingContext) {
    self.declarations = Dictionary(
      declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.context = context
    let call = FunctionCall(operand: nil, options: [:], context: context)
    let number = context.functions.preparation(of: "number")
      .flatMap { $0(call, PreparedArgument(number: nil)) }
    argument = PreparedArgument(number: number)
  }
}

extension MessagePreparation {
  private mutating func variants(of body: MessageModel.Body) -> Int? {
    switch body {
    case .pattern(let pattern): return variants(of: pattern)
    case .matcher(let matcher):
      var selectors: [PreparedValue] = []
      for selector in matcher.selectors {
        guard let value = value(ofVariable: selector.name) else { return nil }
        selectors.append(value)
      }
      return variants(matcher.variants, selectors[...])
    }
  }

  /// The choice between variants whose keys for all earlier selectors are the same.
  private mutating func variants(
    _ variants: [MessageModel.Variant], _ selectors: ArraySlice<PreparedValue>
  ) -> Int? {
    guard let selector = selectors.first else {
      return variants.first.flatMap { self.variants(of: $0.pattern) }
    }
    let function = prepared.functions[selector.function]
    var branches: [PreparedBranch] = []
    var rest: Int?
    for (key, group) in Dictionary(grouping: variants, by: { $0.keys[selectors.startIndex] }) {
      guard let below = self.variants(group, selectors.dropFirst()) else { return nil }
      switch key {
      case .catchAll: rest = below
      case .literal(let text):
        guard let key = self.key(text, of: function) else { return nil }
        branches.append(PreparedBranch(key: key, variants: below))
      }
    }
    let places = prepared.branches.endIndex..<(prepared.branches.endIndex + branches.count)
    prepared.branches += branches
    prepared.variants.append(.choice(selector, branches: places, rest: rest))
    return prepared.variants.count - 1
  }

  private mutating func key(_ text: String, of function: any PreparedFunction) -> PreparedKey? {
    switch function.key(text) {
    case .nothing: return nil
    case .number(let key): return key
    case .text:
      let place = prepared.keys.firstIndex(of: text) ?? prepared.keys.endIndex
      if place == prepared.keys.endIndex { prepared.keys.append(text) }
      return .text(place)
    }
  }

  private mutating func variants(of pattern: Pattern) -> Int? {
    var elements = [PreparedElement(text: prepared.text.endIndex..<prepared.text.endIndex)]
    for element in pattern {
      switch element {
      case .text(let text):
        prepared.text += text.utf8
        elements[elements.count - 1].text =
          elements[elements.count - 1].text.lowerBound..<prepared.text.endIndex
      case .expression(let expression):
        guard let value = value(of: expression) else { return nil }
        elements[elements.count - 1].value = value
        elements.append(
          PreparedElement(text: prepared.text.endIndex..<prepared.text.endIndex))
      case .markup(let markup):
        // It leaves no trace in the text, unless something is wrong with it.
        guard literals(markup.options) != nil else { return nil }
      }
    }
    let start = prepared.elements.endIndex
    prepared.elements += elements
    prepared.variants.append(.pattern(start..<prepared.elements.endIndex))
    return prepared.variants.count - 1
  }
}

extension MessagePreparation {
  private mutating func value(of expression: Expression) -> PreparedValue? {
    guard let variable = expression.operand?.variable, let value = value(ofVariable: variable)
    else { return nil }
    return applied(expression.function, to: value)
  }

  private mutating func value(ofVariable name: String) -> PreparedValue? {
    guard let declaration = declarations[name] else { return value(ofArgument: name) }
    // Other values than inputs are too rare to be made ready.
    guard declaration.kind == .input else { return nil }
    return applied(declaration.expression.function, to: value(ofArgument: name))
  }

  private mutating func value(ofArgument name: String) -> PreparedValue {
    let place = prepared.names.firstIndex(of: name) ?? prepared.names.endIndex
    if place == prepared.names.endIndex { prepared.names.append(name) }
    return PreparedValue(argument: place, function: number(of: argument))
  }

  private mutating func applied(
    _ function: FunctionReference?, to value: PreparedValue
  ) -> PreparedValue? {
    guard let function else { return value }
    guard let prepare = context.functions.preparation(of: function.name),
      let options = literals(function.options),
      let function = prepare(
        FunctionCall(operand: nil, options: options, context: context),
        prepared.functions[value.function])
    else { return nil }
    return PreparedValue(argument: value.argument, function: number(of: function))
  }

  private mutating func number(of function: any PreparedFunction) -> Int {
    if let known = prepared.functions.firstIndex(where: { $0 === function }) { return known }
    prepared.functions.append(function)
    return prepared.functions.count - 1
  }

  /// The options by name; nil where one isn't a literal, or is of the `u:` namespace.
  private func literals(_ options: [Option]) -> [String: OptionValue]? {
    var values: [String: OptionValue] = [:]
    for option in options {
      guard case .literal(let text) = option.value, !option.name.hasPrefix("u:") else {
        return nil
      }
      values[option.name] = OptionValue(.string(text), isLiteral: true)
    }
    return values
  }
}
