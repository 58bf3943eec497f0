import AddressBookModel
import GRDB

extension StoreFailure {
  /// Creates the failure for an error of the database (SQLite, “Result and Error Codes”).
  init(_ error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case let error as DatabaseError:
      self.init(Self.reason(of: error.resultCode), detail: error.message ?? "\(error.resultCode)")
    default: self.init(.other, detail: "\(error)")
    }
  }

  private static func reason(of code: ResultCode) -> Reason {
    switch code {
    case .SQLITE_BUSY, .SQLITE_LOCKED: .inUse
    case .SQLITE_READONLY: .readOnly
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT: .damaged
    case .SQLITE_FULL, .SQLITE_TOOBIG: .diskFull
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: .unreachable
    default: .other
    }
  }
}
