import HanokUnicode

/// Formatting a bound message (MessageFormat 2, Expression and Markup Resolution).
///
/// The values of its expressions are resolved, each declaration at most once, and the selected
/// pattern is written. An argument that its function takes is written without being resolved.
///
/// Nothing here is counted as a reference on the way of such an argument: the message and the
/// arguments are borrowed, and only what must be resolved is copied.
extension BoundMessage {
  /// Formats the message into the buffer; for parts, the buffer receives only values.
  func write(to buffer: inout TextBuffer, _ evaluation: inout Evaluation) {
    guard let pattern = pattern(content.root, &evaluation) else { return }
    for place in pattern {
      switch content.elements[place] {
      case .text(let range):
        if evaluation.output == .parts {
          let text = String(decoding: content.text[range], as: UTF8.self)
          evaluation.noted.parts.append(.text(text))
        } else {
          buffer.append(content.text, range)
        }
      case .expression(let expression):
        unsafe expression._withUnsafeGuaranteedRef { write($0, to: &buffer, &evaluation) }
      case .markup(let place):
        write(content.markups[place], at: buffer.count, &evaluation)
      }
    }
  }

  private func write(
    _ expression: BoundExpression, to buffer: inout TextBuffer, _ evaluation: inout Evaluation
  ) {
    if evaluation.output != .parts {
      let isWritten = evaluation.arguments.withValue(of: expression.argument) {
        write($0, by: expression.writer, evaluation.isolation, to: &buffer)
      }
      if isWritten == true { return }
    }
    resolveAndWrite(expression, to: &buffer, &evaluation)
  }

  // Apart from the loop, whose variables it would take out of their registers.
  @inline(never)
  private func resolveAndWrite(
    _ expression: BoundExpression, to buffer: inout TextBuffer, _ evaluation: inout Evaluation
  ) {
    let start = buffer.count
    let value = value(of: expression, &evaluation)
    if !value.isFallback {
      let isolate = evaluation.isolation.isolate(
        of: value.direction, in: context.resources.direction,
        isAsked: value.extras?.value.isIsolated ?? false)
      evaluation.write(isolate: isolate, to: &buffer)
      do throws(FunctionFailure) {
        if evaluation.isolation == .none {
          try value.write(to: &buffer)
        } else {
          try value.writeIsolated(to: &buffer)
        }
        if evaluation.output == .parts {
          let part = ValuePart(
            type: value.function.type, source: expression.source,
            text: buffer.text(from: start), fields: value.function.fields(of: value.made),
            direction: value.direction, id: value.extras?.value.id)
          evaluation.noted.parts.append(.value(part))
        }
        evaluation.write(isolate: isolate.map { _ in BidiIsolation.end }, to: &buffer)
        return
      } catch {
        evaluation.report(error, expression.range)
        buffer.truncate(to: start)
        if evaluation.output == .parts, isolate != nil { evaluation.noted.parts.removeLast() }
      }
    }
    let isolate = evaluation.isolation.isolate(of: .unknown, in: context.resources.direction)
    evaluation.write(isolate: isolate, to: &buffer)
    evaluation.write(
      .fallback(source: expression.source), "{\(expression.source)}", to: &buffer)
    evaluation.write(isolate: isolate.map { _ in BidiIsolation.end }, to: &buffer)
  }

  /// Writes an argument if the function takes it, and returns whether it is written.
  private func write(
    _ argument: MessageValue, by function: any BoundFunction, _ isolation: BidiIsolation,
    to buffer: inout TextBuffer
  ) -> Bool {
    guard let direction = function.takes(argument) else { return false }
    let start = buffer.count
    let isolate = isolation.isolate(of: direction, in: context.resources.direction)
    do throws(FunctionFailure) {
      if let isolate { buffer.append(isolate) }
      try function.write(argument, to: &buffer)
      if isolate != nil { buffer.append(BidiIsolation.end) }
      return true
    } catch {
      // The error is reported where the expression is resolved.
      buffer.truncate(to: start)
      return false
    }
  }

  @inline(never)
  private func write(
    _ markup: MessageModel.Markup, at offset: Int, _ evaluation: inout Evaluation
  ) {
    if evaluation.output == .text && markup.options.isEmpty { return }
    var options = options(markup.options, content.places, &evaluation)
    var failures: [(FunctionFailure, Range<Int>)] = []
    let universal = UniversalOptions(from: &options, markup.options, isMarkup: true, &failures)
    for (failure, range) in failures { evaluation.report(failure, range) }
    let part = MarkupPart(
      kind: markup.kind, name: markup.name, options: options.mapValues(\.text),
      id: universal.id)
    switch evaluation.output {
    case .text: break
    case .marked: evaluation.noted.marks.append(MarkedText.Mark(part, at: offset))
    case .parts: evaluation.noted.parts.append(.markup(part))
    }
  }
}
