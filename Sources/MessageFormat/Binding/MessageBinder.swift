import HanokUnicode

/// Binds a message to a formatter.
struct MessageBinder {
  private var content = BoundMessage.Content()
  private let context: FormattingContext
  /// The options that each declaration's value passes on; nil if they are known only later.
  private var declaredOptions: [[String: OptionValue]?] = []

  static func content(
    of model: MessageModel, for context: FormattingContext
  ) -> BoundMessage.Content {
    var binder = MessageBinder(context: context)
    for declaration in model.declarations { binder.bind(declaration) }
    binder.content.root = binder.node(of: model.body)
    return binder.content
  }

  private init(context: FormattingContext) { self.context = context }

  private mutating func bind(_ declaration: MessageModel.Declaration) {
    let expression = bound(declaration.expression)
    content.places[declaration.name] = content.declarations.count
    content.declarations.append(expression)
    switch expression.application {
    case .none: declaredOptions.append(options(of: expression.operand))
    case .bound(let bound): declaredOptions.append(bound.function.options)
    case .open, .unknown: declaredOptions.append(nil)
    }
  }

  private func bound(_ expression: MessageModel.Expression) -> BoundExpression {
    let operand: BoundExpression.Operand =
      switch expression.operand {
      case nil: .none
      case .literal(let text): .literal(ResolvedValue(text: text))
      case .variable(let name): content.places[name].map { .declaration($0) } ?? .argument(name)
      }
    let application = application(of: expression, to: operand)
    let (argument, writer) = unresolved(operand, application)
    return BoundExpression(
      expression, operand, application, argument: argument, writer: writer,
      declarations: content.places)
  }

  /// Returns the argument that an expression uses unchanged, and the function that can take it.
  private func unresolved(
    _ operand: BoundExpression.Operand, _ application: BoundExpression.Application
  ) -> (argument: String, writer: any BoundFunction) {
    switch (operand, application) {
    case (.argument(let name), .none): (name, context)
    case (.argument(let name), .bound(let bound))
    where bound.universal.isEmpty && bound.failures.isEmpty:
      (name, bound.function)
    case (.declaration(let place), .none):
      (content.declarations[place].argument, content.declarations[place].writer)
    default: ("", context)
    }
  }

  private func application(
    of expression: MessageModel.Expression, to operand: BoundExpression.Operand
  ) -> BoundExpression.Application {
    guard let reference = expression.function else { return .none }
    guard let function = context.functions[reference.name] else { return .unknown }
    guard let operandOptions = options(of: operand) else { return .open(function) }
    var values: [String: OptionValue] = [:]
    for option in reference.options {
      guard case .literal(let text) = option.value else { return .open(function) }
      values[option.name] = OptionValue(.string(text), isLiteral: true)
    }
    return .bound(
      BoundExpression.Bound(
        function, reference.options, values, operandOptions: operandOptions,
        at: expression.range, in: context))
  }

  /// Returns the options that an operand passes on; nil if they are known only later.
  private func options(of operand: BoundExpression.Operand) -> [String: OptionValue]? {
    if case .declaration(let place) = operand { declaredOptions[place] } else { [:] }
  }
}

extension MessageBinder {
  private mutating func node(of body: MessageModel.Body) -> Int {
    switch body {
    case .pattern(let pattern): return node(of: pattern)
    case .matcher(let matcher):
      content.selectors = matcher.selectors
      return node(of: matcher.variants, from: 0)
    }
  }

  /// Returns the choice between variants with equal keys for all earlier selectors.
  private mutating func node(of variants: [MessageModel.Variant], from selector: Int) -> Int {
    guard selector < content.selectors.count,
      // The selectors of a valid message are declared.
      let declaration = content.places[content.selectors[selector].name]
    else {
      return node(of: variants.first?.pattern ?? [])
    }
    var groups = Dictionary(grouping: variants) { $0.keys[selector] }
    var branches: [BoundMessage.Branch] = []
    var rest: Int?
    for variant in variants {
      guard let group = groups.removeValue(forKey: variant.keys[selector]) else { continue }
      let node = node(of: group, from: selector + 1)
      switch variant.keys[selector] {
      case .catchAll: rest = node
      case .literal(let text):
        branches.append(BoundMessage.Branch(text, node: node, content.keys.count))
        content.keys.append(BoundMessage.Key(text: text, range: variant.range))
      }
    }
    let start = content.branches.count
    content.branches += branches
    unsafe content.nodes.append(
      .choice(
        BoundMessage.Choice(
          selector: selector, declaration: declaration,
          expression: .passUnretained(content.declarations[declaration]),
          branches: start..<content.branches.count, rest: rest,
          hasCategories: branches.contains { $0.category != nil },
          hasOthers: branches.contains(where: \.isOther))))
    return content.nodes.count - 1
  }

  private mutating func node(of pattern: MessageModel.Pattern) -> Int {
    let start = content.elements.count
    for element in pattern {
      switch element {
      case .text(let text):
        let start = content.text.count
        content.text += text.utf8
        content.elements.append(.text(start..<content.text.count))
      case .expression(let expression):
        let expression = bound(expression)
        content.expressions.append(expression)
        unsafe content.elements.append(.expression(.passUnretained(expression)))
      case .markup(let markup):
        content.elements.append(.markup(content.markups.count))
        content.markups.append(markup)
      }
    }
    content.nodes.append(.pattern(start..<content.elements.count))
    return content.nodes.count - 1
  }
}
