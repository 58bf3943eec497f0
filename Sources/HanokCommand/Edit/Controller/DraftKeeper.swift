import Hanok
import HanokTerminal

/// Keeps the texts that are typed and not saved, and restores those of an editor that was killed.
@MainActor final class DraftKeeper {
  /// Whether the user has decided that unsaved texts are discarded.
  var isDiscarding = false
  private let session: EditSession
  private let unsavedTexts: () -> [TranslationItem.ID: String]
  /// The texts of another editor that are restored here.
  private var restoredTexts: [TranslationItem.ID: String] = [:]
  private var hasLooked = false
  private var timer: (any Cancellable)?

  /// The time without typing after which a text is kept.
  private static let delay = Duration.seconds(1)

  /// Creates a keeper of the texts of a session.
  ///
  /// - Parameter unsavedTexts: Returns the texts that aren't saved, with the one in the field.
  init(_ session: EditSession, unsavedTexts: @escaping () -> [TranslationItem.ID: String]) {
    self.session = session
    self.unsavedTexts = unsavedTexts
  }

  /// Restores the texts of an editor that was killed, once, and returns the first message with one.
  func restore() -> TranslationItem.ID? {
    guard !hasLooked, !session.isReading else { return nil }
    hasLooked = true
    restoredTexts = session.restoreTexts()
    return restoredTexts.keys.min { ($0.table, $0.key) < ($1.table, $1.key) }
  }

  /// Keeps what is typed in a moment without typing.
  func keepSoon(_ scheduler: (any Scheduler)?) {
    timer?.cancel()
    timer = scheduler?.schedule(after: Self.delay) { [weak self] in
      guard let self else { return }
      let texts = unsavedTexts()
      if hasLooked || !texts.isEmpty { session.keepDraft(texts) }
    }
  }

  /// Keeps the texts that are still unsaved after others were saved.
  func update() {
    timer?.cancel()
    // Before that, there may be one that another editor has left.
    if hasLooked { session.keepDraft(unsavedTexts()) }
  }

  /// Keeps unsaved texts for the next editor as the program ends, if the user hasn't discarded them.
  ///
  /// - Parameter isSpoken: Whether the screen is spoken line by line.
  func end(withStatus status: Int32, isSpoken: Bool) {
    guard hasLooked else { return }
    timer?.cancel()
    if isDiscarding || status == Application.interruptedStatus { return session.keepDraft([:]) }
    // Line mode reports what isn't saved. A script begins again without it.
    let texts = unsavedTexts()
    session.keepDraft(isSpoken ? texts.filter { restoredTexts[$0.key] == $0.value } : texts)
  }
}
