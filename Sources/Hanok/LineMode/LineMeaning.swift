import HanokUnicode

/// The meaning of a typed line on a screen.
///
/// It is decided here alone, from the line and from what the screen offers; ``LinePresenter``
/// carries it out.
nonisolated struct LineMeaning: Hashable {
  /// The effect of a line, with choices by their indices.
  enum Action: Hashable {
    /// Uses a choice, or several choices together.
    case activate([Int])
    /// Chooses a field, which receives the next line, or the lines up to a dot.
    case chooseField(Int)
    /// Enters a text into a field.
    case enter(String, field: Int)
    /// Adds the line to the text of the chosen field.
    case continueText
    /// Enters the collected lines into the chosen field.
    case endText(field: Int)
    /// Opens the context menu of a choice.
    case openMenu(Int)
    /// Turns the pages of the last long table, by a number of pages.
    case turnPages(by: Int)
    /// Shows a page of a table.
    case showPage(LineOffer.TablePage)
    /// Asks which of several choices with the same name the line means.
    case clarify([Int])
    /// Does nothing: the line is empty.
    case ignore
    /// Reports that the line is none of the choices.
    case refuse
  }

  let action: Action
  /// The choice that the line names, for the report that nothing has changed; nil for none.
  let subject: Int?

  /// Interprets a line on a screen.
  init(_ line: String, on offer: LineOffer) {
    let typed = line.trimmingSpaces
    if let entry = offer.entry, let action = Self.action(of: line, for: entry) {
      (self.action, subject) = (action, entry.field)
    } else if typed.isEmpty {
      (action, subject) = (.ignore, nil)
    } else {
      let choices = offer.choices(typed)
      action = Self.action(of: typed, choices: choices, on: offer)
      if case .clarify = action { subject = nil } else { subject = choices.first }
    }
  }

  /// The line that ends a text of several lines.
  private static let endOfText = "."

  /// Returns the action of a line for a chosen field, or nil if the field is gone.
  private static func action(of line: String, for entry: LineOffer.Entry) -> Action? {
    if entry.collectsLines, line.trimmingSpaces != endOfText { return .continueText }
    return entry.field.map { entry.collectsLines ? .endText(field: $0) : .enter(line, field: $0) }
  }

  /// Returns the action of a line without spaces at its ends.
  ///
  /// - Parameter choices: The choices that the line names.
  private static func action(of typed: String, choices: [Int], on offer: LineOffer) -> Action {
    if offer.turnsPages, let step = ["+": 1, "-": -1][typed.folded] { return .turnPages(by: step) }
    let named = offer.namedFields(typed)
    // Also if it equals the field's current value, and so its title.
    if let named, !named.value.isEmpty { return enter(named.value, into: named.fields) }
    if let choice = choices.first {
      if choices.count > 1 { return .clarify(choices) }
      return offer.choices[choice].isField ? .chooseField(choice) : .activate([choice])
    }
    if let choices = offer.choicesTogether(typed) { return .activate(choices) }
    let withMenus = offer.menuChoices(typed)
    if withMenus.count > 1 { return .clarify(withMenus) }
    if let choice = withMenus.first { return .openMenu(choice) }
    if let page = offer.indexedPage(typed) { return .showPage(page) }
    if let named { return enter("", into: named.fields) }
    return offer.onlyField.map { .enter(typed, field: $0) } ?? .refuse
  }

  private static func enter(_ value: String, into fields: [Int]) -> Action {
    fields.count == 1 ? .enter(value, field: fields[0]) : .clarify(fields)
  }
}
