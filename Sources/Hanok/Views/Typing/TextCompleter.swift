import HanokTerminal

/// Searches completions for the text of a field, and shows their list.
final class TextCompleter {
  private let source: TextCompletions
  private unowned let field: TextField
  private var shown: (completions: [String], list: MenuView, box: BoxView)?
  /// The task that searches completions; the results of an earlier one are dropped.
  private var search: Task<Void, Never>?
  private var searchNumber = 0

  private static let maximumRows = 8

  init(_ source: TextCompletions, for field: TextField) {
    (self.source, self.field) = (source, field)
  }

  var isShown: Bool { shown != nil }

  /// Searches completions of the text, and shows them below the field.
  ///
  /// - Parameter isBusy: Whether typed lines wait for the result.
  func look(isBusy: Bool = false) {
    forgetSearch()
    guard let language = field.traits?.localizer.language, !field.isSecure, field.isEditable else {
      return hide()
    }
    switch source.answer(field.text, language) {
    case .now(let completions): show(completions)
    case .later(let find):
      field.isBusy = isBusy
      let number = searchNumber
      search = Task { [weak self] in
        let completions = await find()
        guard let self, number == searchNumber else { return }
        forgetSearch()
        show(completions)
      }
    }
  }

  private func show(_ completions: [String]) {
    removeList()
    if completions.isEmpty { return }
    let list = MenuView(Menu(items: completions.map { MenuItem(.verbatim($0)) {} }))
    (list.isUsedByField, list.allowsNoHighlight) = (true, true)
    list.onChoice = { [weak self] in self?.take($0) }
    list.onActivation = { [weak self] index in
      self?.take(index)
      self?.field.enter()
    }
    let scroller = ScrollView(list)
    scroller.heightLimits = LengthLimits(maximum: Self.maximumRows)
    let box = BoxView(scroller)
    box.background = \.panel
    box.showsFocus = false
    shown = (completions, list, box)
    let row = Rect(x: 0, y: 0, width: field.frame.width, height: 1)
    field.showOverlay(box, beside: row) { [weak self] in self?.hide() }
  }

  /// Hides the list, and cancels the search.
  func hide() {
    forgetSearch()
    removeList()
  }

  private func removeList() {
    shown?.box.removeFromSuperview()
    shown = nil
  }

  private func forgetSearch() {
    search?.cancel()
    search = nil
    searchNumber += 1
    field.isBusy = false
  }

  private func take(_ index: Int) {
    guard let completion = shown?.completions[index] else { return }
    field.complete(to: completion)
    hide()
  }

  /// Handles a key for the list.
  ///
  /// Arrows move through it, Tab uses the highlighted completion or else the first, Enter the
  /// highlighted one, and Escape none.
  func takeKey(_ event: KeyEvent) -> Bool {
    guard let list = shown?.list else { return false }
    if field.keyAction(CompletionAction.self, for: event) == .complete {
      take(list.highlightedIndex ?? 0)
      return true
    }
    guard let action = field.keyAction(ListAction.self, for: event) else { return false }
    switch action {
    case .moveDown, .moveUp, .movePageDown, .movePageUp, .choose: return list.perform(action)
    case .endSearch: hide()
    default: return false
    }
    return true
  }
}
