public import AddressBookModel
public import HanokVCard

extension StoreFailure {
  /// Creates the failure of a vCard file that can't be read.
  public init(_ error: VCardFileError) {
    switch error {
    case .absent(let path): self.init(.absent, detail: path)
    case .unreadable(let path): self.init(.unreachable, detail: path)
    }
  }
}
