import HanokTerminal

/// A view for typing whose text a list completes.
protocol CompletedInput: TextInput {
  /// The text to complete, and its completions; nil where there are none.
  var typedCompletion: (text: String, source: TextCompletions)? { get }
  /// The row that the list is beside, in the view's cells.
  var completedRow: Rect { get }
  /// Replaces the text to complete.
  func complete(to completion: String)
  /// Called after Enter has used a completion.
  func didEnterCompletion()
}

/// Searches completions for the text of a view, and shows their list.
final class TextCompleter {
  private unowned let field: any CompletedInput
  private var shown: (completions: [String], list: MenuView, box: BoxView)?
  /// The task that searches completions; the results of an earlier one are dropped.
  private var search: Task<Void, Never>?
  private var searchNumber = 0

  private static let maximumRows = 8

  init(for field: any CompletedInput) { self.field = field }

  var isShown: Bool { shown != nil }

  /// Searches completions of the text, and shows them below the field.
  ///
  /// - Parameter isBusy: Whether typed lines wait for the result.
  func look(isBusy: Bool = false) {
    forgetSearch()
    guard let language = field.traits?.localizer.language, let typed = field.typedCompletion else {
      return hide()
    }
    switch typed.source.answer(typed.text, language) {
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
      self?.field.didEnterCompletion()
    }
    let scroller = ScrollView(list)
    scroller.heightLimits = LengthLimits(maximum: Self.maximumRows)
    let box = BoxView(scroller)
    box.background = \.panel
    box.showsFocus = false
    shown = (completions, list, box)
    field.showOverlay(box, beside: field.completedRow) { [weak self] in self?.hide() }
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
