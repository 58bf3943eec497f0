import AddressBookModel
import Hanok

/// Files the people of a book by the order of the language that the screen is in.
///
/// A book that is in that order shows so at once. Another is filed beside the screen, which shows the
/// former order until the new one is there.
final class PeopleFiling {
  /// Called when the people are in an order, with the letters of its language, or nil where there are
  /// none, and with whether the screen was drawn meanwhile.
  var onOrder: (AlphabeticIndex?, _ isLate: Bool) -> Void = { _, _ in }
  /// Called when filing beside the screen begins or ends, with whether it goes on.
  var onWork: (Bool) -> Void = { _ in }

  private let book: AddressBook
  private var work: Work?

  private struct Work {
    let language: LanguageTag
    let task: Task<Void, Never>
  }

  /// Files the people of a book, once there is a language.
  init(_ book: AddressBook) { self.book = book }

  isolated deinit { work?.task.cancel() }

  /// Files the people by the order of a language.
  ///
  /// - Parameter shown: The language whose letters the people are under now; nil for none.
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
      // A file that can't be filed keeps its order, and has no letters in this one.
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
