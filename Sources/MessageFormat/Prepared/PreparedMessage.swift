import HanokUnicode

/// A message made ready for a formatter: its text in UTF-8, its arguments by number, its functions
/// with their formatters, its variants by what selects them.
///
/// Formatting looks nothing up but the arguments, and allocates nothing but the text.
final class PreparedMessage: Sendable {
  /// Which formatter it is for.
  let context: FormattingContext.Identity
  /// Whether it could be made ready.
  var isReady: Bool { root != nil }

  private let names: [String]
  private let text: [UInt8]
  private let keys: [String]
  private let functions: [any PreparedFunction]
  private let elements: [PreparedElement]
  private let variants: [PreparedVariants]
  private let branches: [PreparedBranch]
  private let root: Int?

  init(_ message: ParsedMessage, for context: FormattingContext) {
    let content = MessagePreparation.content(of: message, for: context)
    self.context = context.identity
    names = content?.names ?? []
    text = content?.text ?? []
    keys = content?.keys ?? []
    functions = content?.functions ?? []
    elements = content?.elements ?? []
    variants = content?.variants ?? []
    branches = content?.branches ?? []
    root = content?.root
  }

  /// What a message is made of, all numbered from 0.
  struct Content {
    /// The names of the arguments.
    var names: [String] = []
    /// The text of all patterns.
    var text: [UInt8] = []
    /// The texts that are keys.
    var keys: [String] = []
    var functions: [any PreparedFunction] = []
    var elements: [PreparedElement] = []
    var variants: [PreparedVariants] = []
    var branches: [PreparedBranch] = []
    /// Which variants the message begins with.
    var root = 0
  }

  /// The text; nil where only resolving the message's expressions can tell.
  ///
  /// - Parameter direction: That of the formatter's language.
  func string(
    _ arguments: MessageArguments, _ direction: ValueDirection, _ isolation: BidiIsolation
  ) -> String? {
    guard let root, let pattern = pattern(root, for: arguments) else { return nil }
    return TextBuffer.text { buffer in
      for place in pattern {
        let element = elements[place]
        buffer.append(text, element.text)
        guard let value = element.value else { continue }
        guard write(value, arguments, direction, isolation, to: &buffer) else { return false }
      }
      return true
    }
  }

  private func write(
    _ value: PreparedValue, _ arguments: MessageArguments, _ direction: ValueDirection,
    _ isolation: BidiIsolation, to buffer: inout TextBuffer
  ) -> Bool {
    guard let argument = arguments[names[value.argument]] else { return false }
    let function = functions[value.function]
    if isolation == .none { return function.write(argument, to: &buffer) }
    let isolate = isolation.isolate(of: function.direction(of: argument), in: direction)
    if let isolate { buffer.append(isolate) }
    guard function.write(argument, to: &buffer) else { return false }
    if isolate != nil { buffer.append(BidiIsolation.end) }
    return true
  }

  /// The elements that the arguments select.
  ///
  /// The first selector decides first (MessageFormat 2, Pattern Selection): so the best of its keys
  /// is followed, and another only where nothing below matches.
  private func pattern(_ place: Int, for arguments: MessageArguments) -> Range<Int>? {
    switch variants[place] {
    case .pattern(let elements): return elements
    case .choice(let selector, let branches, let rest):
      guard let argument = arguments[names[selector.argument]],
        let selection = functions[selector.function].selection(of: argument)
      else { return nil }
      return pattern(for: selection, branches, arguments)
        ?? rest.flatMap { pattern($0, for: arguments) }
    }
  }

  private func pattern(
    for selection: PreparedSelection, _ branches: Range<Int>, _ arguments: MessageArguments
  ) -> Range<Int>? {
    switch selection {
    case .number(let number, let category):
      return pattern(for: .integer(number), branches, arguments)
        ?? category.flatMap { pattern(for: .category($0), branches, arguments) }
    case .text(let text):
      // Swift compares by canonical equivalence, as Normalization Form C would.
      return keys.firstIndex(of: text).flatMap { pattern(for: .text($0), branches, arguments) }
    }
  }

  private func pattern(
    for key: PreparedKey, _ branches: Range<Int>, _ arguments: MessageArguments
  ) -> Range<Int>? {
    for place in branches where self.branches[place].key == key {
      return pattern(self.branches[place].variants, for: arguments)
    }
    return nil
  }
}
