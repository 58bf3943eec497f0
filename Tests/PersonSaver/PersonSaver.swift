import AddressBookModel
import AddressBookStore
import HanokSystem

/// Saves people one by one into a file, and says of each that it is saved: for tests that kill it.
///
/// The arguments are the file and the number of the first person; a third one limits the size of files in
/// bytes, as a full disk does. It ends with status 1 and the reason of the failure.
@main
struct PersonSaver {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, var number = Int(arguments[2]) else { exit(64) }
    if arguments.count > 3, let limit = UInt(arguments[3]) { limitFiles(to: limit) }
    do throws(StoreFailure) {
      let store = try PersonDatabase(path: arguments[1])
      while true {
        try store.save([person(number)])
        say("\(number)\n")
        number += 1
      }
    } catch {
      say("\(error.reason)\n")
      exit(1)
    }
  }

  /// A person whose parts all say the number, so that half of one would be seen.
  private static func person(_ number: Int) -> Person {
    let text = String(number)
    var person = Person(name: PersonName(family: text, given: text), note: text)
    person[phone: person.addPhone()].number = text
    person[email: person.addEmail()].address = "\(text)@example.org"
    let address = person.addAddress(country: "KR")
    person[address: address].street = text
    return person
  }

  private static func limitFiles(to bytes: UInt) {
    // Otherwise the limit ends the program.
    signal(SIGXFSZ, SIG_IGN)
    ProcessResources.limitFileSize(to: bytes)
  }

  /// Writes at once: what is said is what was saved.
  private static func say(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
