import AddressBookModel
import AddressBookView
import Hanok

/// People from files, and to files: the file is chosen, the work is shown, and what came of it is said.
extension AddressBookCoordinator {
  /// The endings of files with cards.
  private static let extensions = ["vcf", "vcard"]

  /// Adds the people of a file that is chosen.
  func importPeople() {
    let picker = FilePicker(.file, in: folder, fileSystem: fileSystem)
    picker.allowedExtensions = Self.extensions
    choose(picker, .AddressBook.transferImport) { cards, path throws(CardFailure) in
      try cards.beginImport(from: path)
    }
  }

  /// Writes everybody to a file that is chosen.
  func exportPeople() {
    guard let localizer = application?.traits.localizer else { return }
    let name = localizer.string(.AddressBook.transferFile)
    let picker = FilePicker(.save(name: name), in: folder, fileSystem: fileSystem)
    choose(picker, .AddressBook.transferExport) { cards, path throws(CardFailure) in
      try cards.beginExport(to: path)
    }
  }

  private func choose(
    _ picker: FilePicker, _ title: Message,
    _ begin: @escaping (any CardExchanging, String) throws(CardFailure) -> any CardRun
  ) {
    task { [weak self] in
      guard let place = await self?.present(picker)?.first else { return }
      self?.folder = place.parent
      await self?.perform(title, with: place, begin)
    }
  }

  private func perform(
    _ title: Message, with place: FileLocation,
    _ begin: (any CardExchanging, String) throws(CardFailure) -> any CardRun
  ) async {
    guard let cards else { return }
    do throws(CardFailure) {
      guard let path = place.text else { throw .cards(StoreFailure(.unreachable)) }
      let transfer = TransferController(try begin(cards, path), title: title)
      guard let end = await present(transfer) else { return }
      if case .imported = end.outcome { book.reload() }
      let outcome = Message.outcome(end.outcome, path: place.shownText)
      // What was saved before a failure is saved.
      let words = end.failure.map { Message.joined([.failure($0), outcome]) } ?? outcome
      say(title, words)
    } catch {
      say(title, .failure(error))
    }
  }

  private func say(_ title: Message, _ words: Message) {
    present(AlertController(title, message: words))
  }
}
