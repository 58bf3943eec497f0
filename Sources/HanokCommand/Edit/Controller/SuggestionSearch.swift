import Hanok

/// Finds suggestions for the message on a screen: equal texts at once, and similar ones in the background.
@MainActor final class SuggestionSearch {
  private let session: EditSession
  private unowned let controller: ViewController
  private let onFinding: () -> Void
  /// The suggestions, with those of similar texts; nil until they are found.
  private var found: [TranslationSuggestion]?
  private var search: Task<Void, Never>?

  /// The greatest number of suggestions.
  private nonisolated static let count = 3
  /// The number of bytes of a source text for which similar ones are looked for.
  private nonisolated static let leastLengthForNear = 8

  /// Creates a search, which is canceled with the tasks of a screen.
  ///
  /// - Parameter onFinding: Called when similar texts were found.
  init(
    _ session: EditSession, for controller: ViewController, onFinding: @escaping () -> Void
  ) {
    self.session = session
    self.controller = controller
    self.onFinding = onFinding
  }

  /// Returns the suggestions that are known.
  ///
  /// - Parameter isOther: Whether the message has just been shown: a search for similar texts begins.
  func suggestions(for item: TranslationItem, isOther: Bool) -> [TranslationSuggestion] {
    if isOther { found = nil }
    let equal = session.project.equal(to: item, atMost: Self.count)
    if isOther { start(for: item, beside: equal) }
    return EditedProject.distinct(found ?? equal, but: item.translation, atMost: Self.count)
  }

  private func start(for item: TranslationItem, beside equal: [TranslationSuggestion]) {
    search?.cancel()
    search = controller.task(isBusy: false) { [weak self, project = session.project] in
      let found = await Self.suggestions(for: item, in: project)
      guard let self, !Task.isCancelled, found != equal else { return }
      self.found = found
      onFinding()
    }
  }

  @concurrent private static func suggestions(
    for item: TranslationItem, in project: EditedProject
  ) async -> [TranslationSuggestion] {
    let memory = project.memory(for: item, atMost: count)
    // Nothing is near to a text of some letters.
    guard memory.count < count, item.source.utf8.count >= leastLengthForNear else { return memory }
    return memory + project.near(item, atMost: count)
  }
}
