import Hanok

/// A phone or an e-mail address in the form: the text, its kind, and the way to take it out.
///
/// ```
/// 010-1234-5678‸          [ Mobile ▾ ] [ Remove ]
/// ```
final class EntryRow: FlowView {
  let textField = TextField()
  let kindPicker: PickerView
  let removeButton: Button

  /// The width of the text where there is room, in cells: an address rarely is longer.
  private static let idealWidth = 26

  init(_ kinds: [Message]) {
    kindPicker = PickerView(.AddressBook.formKind, options: kinds)
    removeButton = Button(.AddressBook.formRemove, style: .plain)
    super.init(views: [textField, kindPicker, removeButton])
    textField.widthLimits = LengthLimits(ideal: Self.idealWidth)
  }

  /// Names the parts for those who don't see the label beside them.
  func name(_ name: Message) {
    textField.accessibilityLabel = name
    kindPicker.accessibilityLabel = .AddressBook.formKindOf(name: .message(name))
    removeButton.accessibilityLabel = .AddressBook.formRemoveOf(name: .message(name))
  }
}

/// A postal address in the form: its country, its kind, the way to take it out, and its fields.
final class AddressRow {
  let head: FlowView
  let countryPicker: PickerView
  let kindPicker: PickerView
  let removeButton: Button
  /// All fields that an address can have: those that the country doesn't ask for keep what was typed.
  let fields: [AddressPart: TextField]

  init(_ countries: [Message], _ kinds: [Message]) {
    countryPicker = PickerView(.AddressBook.formCountry, options: countries)
    kindPicker = PickerView(.AddressBook.formKind, options: kinds)
    removeButton = Button(.AddressBook.formRemove, style: .plain)
    head = FlowView(views: [countryPicker, kindPicker, removeButton])
    fields = Dictionary(uniqueKeysWithValues: AddressPart.allCases.map { ($0, TextField()) })
  }

  func name(_ name: Message) {
    countryPicker.accessibilityLabel = .AddressBook.formCountryOf(name: .message(name))
    kindPicker.accessibilityLabel = .AddressBook.formKindOf(name: .message(name))
    removeButton.accessibilityLabel = .AddressBook.formRemoveOf(name: .message(name))
  }
}
