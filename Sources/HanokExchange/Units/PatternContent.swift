import MessageFormat

/// The variables, tags and functions of a pattern.
struct PatternContent {
  /// The variables of placeholders, their options and those of markup.
  private(set) var variables: Set<String> = []
  /// The tags by their kinds and names, in order: `#b`, `/b`.
  private(set) var tags: [String] = []
  /// The names of the functions of placeholders.
  private(set) var functions: Set<String> = []
  /// Whether each tag is closed after it is opened, within the tag around it.
  private(set) var isWellNested = true

  init(_ pattern: MessageModel.Pattern) {
    var open: [String] = []
    for element in pattern {
      switch element {
      case .text: continue
      case .expression(let expression): add(expression)
      case .markup(let tag):
        tag.options.forEach { add($0.value) }
        add(tag, &open)
      }
    }
    if !open.isEmpty { isWellNested = false }
  }

  private mutating func add(_ expression: MessageModel.Expression) {
    expression.operand.map { add($0) }
    guard let function = expression.function else { return }
    functions.insert(function.name)
    function.options.forEach { add($0.value) }
  }

  private mutating func add(_ operand: MessageModel.Expression.Operand) {
    if case .variable(let name) = operand { variables.insert(name) }
  }

  private mutating func add(_ tag: MessageModel.Markup, _ open: inout [String]) {
    switch tag.kind {
    case .open:
      tags.append("#" + tag.name)
      open.append(tag.name)
    case .close:
      tags.append("/" + tag.name)
      if open.popLast() != tag.name { isWellNested = false }
    case .standalone: tags.append("#\(tag.name) /")
    }
  }
}
