import AddressBookModel
import AddressBookView
import Hanok

/// Imports and exports: chooses the file, shows the progress, and reports the outcome.
extension AddressBookCoordinator {
  /// The extensions of files with cards.
  private static let extensions = ["vcf", "vcard"]

  /// Imports people from a file that the user chooses.
  func importPeople() {
    let picker = FilePicker(.file, in: folder, fileSystem: fileSystem)
    picker.allowedExtensions = Self.extensions
    choose(picker, .AddressBook.transferImport) { cards, path throws(CardFailure) in
      try cards.beginImport(from: path)
    }
  }

  /// Exports all people to a file that the user chooses.
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
      // People saved before a failure stay saved.
      let words = end.failure.map { Message.joined([.failure($0), outcome]) } ?? outcome
      _ = await present(AlertController(title, message: words))
      // The button that had the focus began the import: what follows is about the people.
      if case .imported = end.outcome { list.showFound() }
    } catch {
      _ = await present(AlertController(title, message: .failure(error)))
    }
  }
}
