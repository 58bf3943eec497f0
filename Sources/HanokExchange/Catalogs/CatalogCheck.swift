import MessageFormat

/// Finds what a translation of a catalog would break, as `UnitCheck` does for the units of other files.
struct CatalogCheck {
  /// The reason why a translation is left out.
  enum Fault: Error {
    /// A variable that the source doesn't have.
    case invented(String)
    /// A variable of the source that the translation lacks.
    case dropped(String)
    /// A variable that is a number, while the source has a text.
    case type(String)
    /// A tag that only one of both has, or that isn't closed.
    case markup(String)
    /// A function that doesn't exist.
    case function(String)
    /// A conversion of printf in a text that is read as a message, and which its source doesn't have.
    case conversion(String)
    /// A character that another tool couldn't read.
    case unreadable
    /// A source that isn't a valid message.
    case source
  }

  private let source: CatalogForms
  /// The translation that the table has, or nil without one.
  private let old: CatalogForms?
  /// Whether the entry allows that a variable is missing.
  private let allowsMissing: Bool

  init(source: MessageModel, old: MessageModel?, allowsMissing: Bool) {
    self.source = CatalogForms(source)
    self.old = old.map(CatalogForms.init)
    self.allowsMissing = allowsMissing
  }

  func check(_ value: MessageModel) throws(Fault) {
    let forms = CatalogForms(value)
    try Self.checkInvented(value, source: source.model)
    try checkTypes(value)
    let functions = source.functions.union(old?.functions ?? [])
      .union(FunctionRegistry.standard.names)
    if let name = forms.functions.subtracting(functions).min() { throw .function(name) }
    for form in forms.forms {
      let origin = source.form(for: form.keys)
      if !allowsMissing, !form.isForNone { try checkDropped(form, in: forms, origin) }
      try checkMarkup(form, origin)
    }
  }

  /// Refuses a variable that the source doesn't have.
  static func checkInvented(_ value: MessageModel, source: MessageModel) throws(Fault) {
    let known = Set(source.parameters.map(\.name) + source.declarations.map(\.name))
    let name = value.parameters.map(\.name).first { !known.contains($0) }
    if let name { throw .invented(name) }
  }

  /// Refuses a number in place of a text: in `%d of %@` and `%@ of %d`, no argument is both.
  ///
  /// Other names than `arg1` are a table's own, which can have numbers without a function.
  private func checkTypes(_ value: MessageModel) throws(Fault) {
    let texts = Set(source.parameters.filter { $0.hasPrefix("arg") }).subtracting(source.numbers)
    if let name = CatalogForms(value).numbers.intersection(texts).min() { throw .type(name) }
  }

  /// Refuses a text without a variable that the source's text for the same keys has.
  private func checkDropped(
    _ form: CatalogForms.Form, in forms: CatalogForms, _ origin: CatalogForms.Form
  ) throws(Fault) {
    let used = forms.arguments(of: form.content.variables)
    let name = source.arguments(of: origin.content.variables).subtracting(used).filter { name in
      // A key can name the number; a translation that never had it is as it was meant, too.
      !forms.names(name, by: form.keys) && old?.parameters.contains(name) != false
    }.min()
    if let name { throw .dropped(name) }
  }

  /// Refuses other tags than those of the source, or of the translation as it was.
  private func checkMarkup(
    _ form: CatalogForms.Form, _ origin: CatalogForms.Form
  ) throws(Fault) {
    let (tags, others) = (form.content.tags, origin.content.tags)
    guard tags.sorted() != others.sorted() || !form.content.isWellNested,
      old?.forms.contains(where: { $0.content.tags == tags }) != true
    else { return }
    throw .markup(Set(tags).symmetricDifference(others).min() ?? tags.first ?? "")
  }
}

/// The texts of a message with their keys.
struct CatalogForms {
  struct Form {
    /// The keys of the selectors; none for a message without variants.
    let keys: [MessageModel.Key]
    let content: PatternContent

    /// Whether the form is for nothing, such as “nobody”, where nothing else has to be named.
    var isForNone: Bool { keys.contains { $0 == .literal("zero") || $0 == .literal("0") } }
  }

  let model: MessageModel
  let forms: [Form]
  let parameters: Set<String>
  private let selectors: [String]

  init(_ model: MessageModel) {
    self.model = model
    parameters = Set(model.parameters.map(\.name))
    switch model.body {
    case .pattern(let pattern):
      selectors = []
      forms = [Form(keys: [], content: PatternContent(pattern))]
    case .matcher(let matcher):
      selectors = matcher.selectors.map(\.name)
      forms = matcher.variants.map { Form(keys: $0.keys, content: PatternContent($0.pattern)) }
    }
  }

  /// The variables that a function formats as numbers.
  var numbers: Set<String> {
    Set(
      model.expressions.compactMap { expression in
        guard let function = expression.function, ["integer", "number"].contains(function.name),
          case .variable(let name)? = expression.operand
        else { return nil }
        return name
      })
  }

  /// The names of all functions.
  var functions: Set<String> { Set(model.expressions.compactMap { $0.function?.name }) }

  /// Returns the text for the same keys, or else the one for all other values.
  func form(for keys: [MessageModel.Key]) -> Form {
    forms.first { $0.keys == keys && !keys.isEmpty }
      ?? forms.first { $0.keys.allSatisfy { $0 == .catchAll } }
      ?? Form(keys: [], content: PatternContent([]))
  }

  /// Returns the arguments that variables show: a local variable shows those of its expression.
  func arguments(of variables: Set<String>) -> Set<String> {
    var found = variables
    // A declaration refers to earlier ones only.
    for declaration in model.declarations.reversed() {
      guard declaration.kind == .local, found.remove(declaration.name) != nil else { continue }
      found.formUnion(PatternContent([.expression(declaration.expression)]).variables)
    }
    return found
  }

  /// Whether a key names the value of an argument: the text needn't show the number.
  func names(_ argument: String, by keys: [MessageModel.Key]) -> Bool {
    zip(selectors, keys).contains { selector, key in
      key != .catchAll && arguments(of: [selector]).contains(argument)
    }
  }
}
