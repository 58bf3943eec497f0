import Hanok

/// The common part of the form's entries: the kind, and the button that removes the entry.
class EntryHead: FlowView {
  let id: Int
  let group: EntryGroup
  let kindPicker: PickerView
  let removeButton = Button(.AddressBook.formRemove, style: .plain)

  /// - Parameter first: The control before the others.
  init(_ id: Int, in group: EntryGroup, kinds: [Message], after first: Control) {
    self.id = id
    self.group = group
    kindPicker = PickerView(.AddressBook.formKind, options: kinds)
    super.init(views: [first, kindPicker, removeButton])
  }

  /// Sets the accessibility labels of the controls.
  func name(_ name: Message) {
    accessibilityLabel = name
    kindPicker.accessibilityLabel = .AddressBook.formKindOf(name: name)
    removeButton.accessibilityLabel = .AddressBook.formRemoveOf(name: name)
  }
}

/// A phone or an e-mail address in the form.
///
/// ```
/// 010-1234-5678‸              [ Mobile ▾ ]   Remove
/// ```
final class EntryRow: EntryHead {
  let textField = TextField()

  /// The width of the text if there is room, in cells: e-mail addresses are rarely longer.
  private static let idealWidth = 26

  init(_ id: Int, in group: EntryGroup, kinds: [Message]) {
    textField.widthLimits = LengthLimits(ideal: Self.idealWidth)
    textField.textContentType = group == .phones ? .telephoneNumber : .emailAddress
    super.init(id, in: group, kinds: kinds, after: textField)
  }

  override func name(_ name: Message) {
    super.name(name)
    textField.accessibilityLabel = name
  }
}

/// A postal address in the form: the row above its fields, and the fields.
final class AddressRow: EntryHead {
  let countryPicker: PickerView
  /// All fields of an address: those that its country doesn't use keep their texts.
  let fields: [AddressPart: TextField]

  /// The maximum width of the countries' picker, in cells: some countries have long names.
  private static let widestCountry = 30

  init(_ id: Int, countries: [Message], kinds: [Message]) {
    countryPicker = PickerView(.AddressBook.formCountry, options: countries)
    countryPicker.widthLimits = LengthLimits(maximum: Self.widestCountry)
    fields = Dictionary(uniqueKeysWithValues: AddressPart.allCases.map { ($0, TextField()) })
    fields[.postalCode]?.textContentType = .postalCode
    super.init(id, in: .addresses, kinds: kinds, after: countryPicker)
  }

  override func name(_ name: Message) {
    super.name(name)
    countryPicker.accessibilityLabel = .AddressBook.formCountryOf(name: name)
  }
}
