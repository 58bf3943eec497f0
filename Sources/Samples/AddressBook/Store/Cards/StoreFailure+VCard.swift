public import AddressBookModel
public import HanokVCard

extension CardFailure {
  /// Creates the failure of a vCard file that can't be read.
  public init(_ error: VCardFileError) {
    switch error {
    case .absent(let path): self = .cards(StoreFailure(.absent, detail: path))
    case .tooLarge(_, let limit): self = .tooLarge(limit: limit)
    case .unreadable(let path): self = .cards(StoreFailure(.unreachable, detail: path))
    }
  }
}
