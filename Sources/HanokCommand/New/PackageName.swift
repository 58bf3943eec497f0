import HanokLocalization

/// The name of a new package, and the Swift names made from it.
struct PackageName {
  /// The name as it was typed, which is also the folder's: `to-do-list`.
  let typed: String
  /// The name of the module, and the prefix of its types: `ToDoList`.
  let module: String

  /// Creates a name.
  ///
  /// - Throws: A problem if it can't be the name of a module: it has other characters than ASCII
  ///   letters, digits, hyphens and underscores, doesn't begin with a letter, or is taken.
  init(_ typed: String) throws(Problem) {
    let isWellFormed =
      typed.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) || "-_".utf8.contains($0) }
      && typed.utf8.first.map(Self.isLetter) == true
    guard isWellFormed else { throw ToolProblem.invalidPackageName(typed) }
    self.typed = typed
    module = typed.split { "-_".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    guard !Self.isTaken(module) else { throw ToolProblem.takenPackageName(typed) }
  }

  /// The name of the command, in lower case: `to-do-list`.
  var command: String { typed.lowercased() }

  /// The prefix of the members of a type: `toDoList`.
  var member: String {
    module.allSatisfy { !$0.isLowercase }
      ? module.lowercased() : module.prefix(1).lowercased() + module.dropFirst()
  }

  /// The template for a package of that name: a to-do list for one with the word `to-do`, `todo`,
  /// `todos`, `todolist` or `tasks`, in any spelling that a name can have; otherwise a counter.
  var template: PackageTemplate {
    let words = typed.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1)-\($0.2)" }
      .replacing("_", with: "-").lowercased()
    return words.contains(#/\b(to-?dos?|tasks)(list)?[0-9]*\b/#) ? .toDoList : .counter
  }

  /// Whether a module or a type of that name would hide another that the package uses.
  private static func isTaken(_ module: String) -> Bool {
    let modules: Set = [
      "Any", "ArgumentParser", "Foundation", "FoundationEssentials", "Glibc", "Init", "Message",
      "Protocol", "Self", "Subscript", "Swift", "Testing", "Type", "View",
    ]
    return modules.contains(module)
      || ["Hanok", "CHanok", "MessageFormat"].contains(where: module.hasPrefix)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
