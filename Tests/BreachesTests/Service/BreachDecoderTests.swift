import BreachesModel
import BreachesService
import Testing

@Suite struct BreachDecoderTests {
  private func failure(ofAccounts accounts: String, before: String = "") -> DownloadFailure? {
    let start =
      #"{"Name": "a", "Title": "a", "Domain": "", "BreachDate": "2013-10-04", "PwnCount": "#
    let end = #", "Description": "", "DataClasses": [], "IsVerified": true}"#
    let body = "[\(before)\(start)\(accounts)\(end)]"
    do throws(DownloadFailure) {
      _ = try BreachDecoder.decode(Array(body.utf8), within: .seconds(60))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "1e999999999", "-1e999999999", "1e400", "1e19", "9223372036854775808", "99999999999999999999",
    "1E+400",
  ])
  func aNumberBeyondSixtyFourBitsIsOutOfRange(number: String) {
    #expect(failure(ofAccounts: number) == .outOfRange(record: 1, field: "PwnCount"))
  }

  @Test(arguments: ["1.5", "-1", "0.1e1e", "1e3", "0"])
  func otherNumbersHaveTheirOwnFailures(number: String) {
    let failures: [String: DownloadFailure] = [
      "1.5": .impossibleField(record: 1, field: "PwnCount"),
      "-1": .impossibleField(record: 1, field: "PwnCount"),
      "0.1e1e": .notJSON(line: 1, column: 1),
    ]
    let found = failure(ofAccounts: number)
    if case .notJSON = failures[number] {
      guard case .notJSON = found else { return #expect(found == failures[number]) }
    } else {
      #expect(found == failures[number])
    }
  }

  @Test func theRecordIsNamed() {
    let valid =
      #"{"Name": "a", "Title": "a", "Domain": "", "BreachDate": "2013-10-04", "PwnCount": 1, "#
      + #""Description": "", "DataClasses": [], "IsVerified": true}, "#
    #expect(
      failure(ofAccounts: "1e400", before: valid) == .outOfRange(record: 2, field: "PwnCount"))
  }

  /// Nothing of a password is shown, also of one that makes the address invalid.
  @Test(arguments: [
    ("ftp://user:pw@host/x", "ftp://…@host/x"),
    ("https://pw@host:80/?a#b", "https://…@host:80/?a#b"),
    ("https://user:p/w@host", "https://…@host"), ("https://user:p@w@host", "https://…@host"),
    ("https://u:p?w#@host/x", "https://…@host/x"), ("ftp:/user:pw@host", "…@host"),
    ("user:pw@host", "…@host"), ("HTTP://user:p w@host", "HTTP://…@host"),
    ("https://host/~@me", "https://host/~@me"), ("https://host:80/@me", "https://host:80/@me"),
    ("https://[::1]:80/@me", "https://[::1]:80/@me"), ("https://host", "https://host"),
    ("me@host", "me@host"), ("", ""), ("@", "@"), ("https://:@", "https://…@"),
  ])
  func aShownAddressHasNoUserAndNoPassword(address: String, shown: String) {
    #expect(DownloadRequest(address).shownAddress == shown)
  }
}
