/// A check of a message's data model errors (MessageFormat 2, Data Model Errors).
///
/// The errors are in the order of the source.
///
/// - Complexity: O(*n*) in the message's length.
struct MessageValidator {
  private(set) var errors: [MessageError] = []
  /// The variables that were declared, or used before any declaration.
  private var known: Set<String> = []
  /// The declared variables with an annotation, their own or of another variable.
  private var annotated: Set<String> = []

  init(_ model: MessageModel) {
    for declaration in model.declarations { check(declaration) }
    switch model.body {
    case .pattern(let pattern): check(pattern)
    case .matcher(let matcher): check(matcher)
    }
  }

  private mutating func check(_ declaration: MessageModel.Declaration) {
    let expression = declaration.expression
    // An input declares its own operand; other variables are uses.
    var used = expression.function?.options.compactMap(\.value.variable) ?? []
    if declaration.kind == .local, let variable = expression.operand?.variable {
      used.append(variable)
      if annotated.contains(variable) { annotated.insert(declaration.name) }
    }
    known.formUnion(used)
    if !known.insert(declaration.name).inserted {
      report(.duplicateDeclaration, declaration.range, declaration.name)
    }
    if expression.function != nil { annotated.insert(declaration.name) }
    check(expression.function?.options)
  }

  private mutating func check(_ options: [MessageModel.Option]?) {
    guard let options, options.count > 1 else { return }
    var names: Set<String> = []
    for option in options where !names.insert(option.name).inserted {
      report(.duplicateOptionName, option.range, option.name)
    }
  }

  private mutating func check(_ pattern: MessageModel.Pattern) {
    for element in pattern {
      switch element {
      case .text: break
      case .expression(let expression): check(expression.function?.options)
      case .markup(let markup): check(markup.options)
      }
    }
  }

  private mutating func check(_ matcher: MessageModel.Matcher) {
    for selector in matcher.selectors where !annotated.contains(selector.name) {
      report(.missingSelectorAnnotation, selector.range, selector.name)
    }
    var keys = Set<[MessageModel.Key]>(minimumCapacity: matcher.variants.count)
    var hasFallback = false
    for variant in matcher.variants {
      if variant.keys.count != matcher.selectors.count {
        report(.variantKeyMismatch, variant.range, "\(matcher.selectors.count)")
      } else if !keys.insert(variant.keys).inserted {
        report(.duplicateVariant, variant.range)
      }
      if variant.keys.allSatisfy({ $0 == .catchAll }) { hasFallback = true }
      check(variant.pattern)
    }
    if !hasFallback, let last = matcher.variants.last {
      report(.missingFallbackVariant, last.range)
    }
  }

  private mutating func report(
    _ kind: MessageError.Kind, _ range: Range<Int>, _ subject: String = ""
  ) {
    errors.append(MessageError(kind, at: range, subject))
  }
}

extension MessageModel.Expression.Operand {
  /// The name of the variable, or nil for a literal.
  public var variable: String? {
    if case .variable(let name) = self { name } else { nil }
  }
}
