import AddressBookModel
import Hanok

/// Sorts the people of a book in the order of the screen's language.
///
/// A book that is already in that order is shown at once. Another one is sorted in the background,
/// while the screen shows the former order.
final class PeopleFiling {
  /// Called when the people are sorted.
  ///
  /// The arguments are the letters of the language, or nil for none, and whether the screen was
  /// drawn meanwhile.
  var onOrder: (AlphabeticIndex?, _ isLate: Bool) -> Void = { _, _ in }
  /// Called when background sorting begins or ends, with whether it is in progress.
  var onWork: (Bool) -> Void = { _ in }

  private let book: AddressBook
  private var work: Work?

  private struct Work {
    let language: LanguageTag
    let task: Task<Void, Never>
  }

  /// Creates an object that sorts a book's people, as soon as a language is set.
  init(_ book: AddressBook) { self.book = book }

  isolated deinit { work?.task.cancel() }

  /// Sorts the people in the order of a language.
  ///
  /// - Parameter shown: The language of the current letters; nil for none.
  func file(by language: LanguageTag, from shown: LanguageTag?) {
    if language == work?.language { return }
    end()
    if language == shown { return }
    guard let index = try? AlphabeticIndex(language), let order = try? PersonOrder(index) else {
      return onOrder(nil, false)
    }
    do throws(StoreFailure) {
      if try book.useOrder(order) { return onOrder(index, false) }
    } catch {
      return onOrder(nil, false)
    }
    begin(index, order)
  }

  private func begin(_ index: AlphabeticIndex, _ order: PersonOrder) {
    onWork(true)
    let task = Task { [weak self, book] in
      let isDone = (try? await book.arrange(by: order)) ?? false
      guard let self, !Task.isCancelled else { return }
      end()
      // A file that can't be sorted keeps its order, and has no letters in this one.
      onOrder(isDone ? index : nil, true)
    }
    work = Work(language: index.language, task: task)
  }

  private func end() {
    guard let work else { return }
    work.task.cancel()
    self.work = nil
    onWork(false)
  }
}
