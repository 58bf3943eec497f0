package import AddressBookModel
import AddressBookView
package import Hanok

/// The form of a person: typed text goes to a draft, and with Save to the book.
package final class PersonFormController: ViewController {
  /// The object that the form notifies; it isn't kept alive.
  package weak var delegate: (any PersonFormControllerDelegate)?
  /// The person, with the valid part of the typed text.
  ///
  /// The fields show each change, regardless of its cause.
  package var draft: PersonDraft {
    didSet { if isViewLoaded { showChanges(since: oldValue.person) } }
  }

  let book: AddressBook
  private let today: CalendarDay
  private(set) lazy var formView = PersonFormView(today: today)
  private(set) var countries = CountryList(.english)
  private let saveButton = Button(
    .AddressBook.formSave, mnemonic: .AddressBook.formSaveKeys, style: .prominent)
  private let cancelButton = Button(
    .AddressBook.formCancel, mnemonic: .AddressBook.formCancelKeys)

  /// Creates a form of a person in a book, who may be new.
  package init(_ person: Person, in book: AddressBook, today: CalendarDay) {
    draft = PersonDraft(person)
    self.book = book
    self.today = today
    super.init()
    title = person.id == .new ? .AddressBook.formNew : .AddressBook.formEdit
  }

  package override func loadView() {
    let bookView = BookView()
    bookView.content = formView
    view = bookView
  }

  package override func viewDidLoad() {
    formView.delegate = self
    formView.kinds = Dictionary(
      uniqueKeysWithValues: EntryGroup.allCases.map { ($0, $0.labels.map(Message.kind)) })
    saveButton.addTarget(self, action: PersonFormController.save)
    cancelButton.addTarget(self, action: PersonFormController.cancel)
    navigationItem.leadingButtons = [cancelButton]
    navigationItem.trailingButtons = [saveButton]
    showLanguage()
    for field in draft.person.fields { show(field) }
  }

  /// Updates the order of names and the names of countries for the language.
  package override func traitsDidChange() { view.setNeedsUpdateProperties() }

  package override func updateProperties() { showLanguage() }

  package override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.character("s"), .control, title: .AddressBook.formSave, priority: 2) {
        [weak self] in self?.save()
      },
      KeyCommand(
        .character("n"), .control, title: .AddressBook.formSaveNew,
        isEnabled: draft.person.id == .new, priority: 1
      ) { [weak self] in self?.saveAndAddAnother() },
      // Ctrl-C would end the program, and lose the typed text.
      KeyCommand(
        .AddressBook.formCancel, keys: [KeyEvent(.escape), KeyEvent(.character("c"), .control)],
        priority: 2
      ) { [weak self] in self?.cancel() },
      paletteCommand(priority: 2),
      languageCommand(.AddressBook.actionLanguage),
      quitCommand(.AddressBook.actionQuit),
    ]
  }

  /// The name of the person, or of the form.
  package override var unsavedContent: Message? {
    guard isViewLoaded, hasUnsavedChanges else { return nil }
    let name = PersonRow(shownPerson).title
    return name.isEmpty ? title : .verbatim(name)
  }

  private func save() {
    if let saved = savedPerson() { delegate?.personForm(self, didSave: saved) }
  }

  private func saveAndAddAnother() {
    if let saved = savedPerson() { delegate?.personForm(self, didSaveBeforeAnother: saved) }
  }

  /// Saves the person in the form, or shows why it can't be saved.
  private func savedPerson() -> Person? {
    guard formView.validate() else { return nil }
    draft.person = shownPerson
    do throws(SaveFailure) {
      return try book.save(draft.person)
    } catch {
      switch error {
      case .invalid: _ = formView.validate()
      case .store(let failure): explain(failure)
      }
      return nil
    }
  }

  /// Shows why the person wasn't saved; the typed text stays.
  private func explain(_ failure: StoreFailure) {
    // A person who was deleted meanwhile can be added again.
    if failure.reason == .missing { draft.person.id = .new }
    let reason = Message.Argument(Message.failure(failure))
    present(
      AlertController(.AddressBook.failureSave, message: .AddressBook.failureKept(reason: reason)))
  }

  private func cancel() {
    guard hasUnsavedChanges else { return delegate?.personFormDidCancel(self) ?? () }
    task { [weak self] in await self?.askWhetherToDiscard() }
  }

  private func askWhetherToDiscard() async {
    let discard = AlertAction(
      .AddressBook.discardDiscard, style: .destructive,
      mnemonic: .AddressBook.discardDiscardKeys)
    let keep = AlertAction(
      .AddressBook.discardKeep, style: .cancel, mnemonic: .AddressBook.discardKeepKeys)
    let question = AlertController(
      .AddressBook.discardTitle, message: .AddressBook.discardText, actions: [keep, discard])
    if await present(question) === discard { delegate?.personFormDidCancel(self) }
  }
}

/// From the draft to the fields.
extension PersonFormController {
  private func showLanguage() {
    countries = CountryList(language, besides: draft.original.addresses.map(\.country))
    formView.countries = countries.codes.map(countries.name)
    showShape()
  }

  private var language: LanguageTag { view.traits?.localizer.language ?? .english }

  /// Updates only the changed fields: typed text that is invalid stays.
  private func showChanges(since former: Person) {
    showShape()
    for field in draft.person.fields where isChanged(field, since: former) { show(field) }
  }

  private func isChanged(_ field: PersonField, since former: Person) -> Bool {
    guard let path = field.keyPath else { return draft.person.birthday != former.birthday }
    return draft.person[keyPath: path] != former[keyPath: path]
  }

  private func showShape() {
    formView.show(FormShape(draft, countries: countries, language: language))
  }

  private func show(_ field: PersonField) {
    if let path = field.keyPath {
      formView.setText(draft.person[keyPath: path], of: FormField(field))
    } else {
      formView.birthday = draft.person.birthday?.partialDay
    }
  }
}
