import ArgumentParser
import HanokFiles
import HanokSystem

/// The files and folders whose paths begin with a typed text.
nonisolated struct PathCompletion {
  /// The typed text up to its last slash, including it.
  private let head: Substring
  private let beginning: Substring

  /// Creates the completion of a typed text without its quotation marks.
  init(_ typed: String) {
    let start = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    (head, beginning) = (typed[..<start], typed[start...])
  }

  /// The paths in order, folders with a slash, written for the shell that asks for them.
  var candidates: [String] {
    (HanokFiles.names(in: folder) ?? []).filter(isOffered).sorted().map { name in
      let slash = Self.isFolder("\(folder)/\(name)") ? "/" : ""
      return Self.escaped("\(head)\(name)\(slash)", for: CompletionShell.requesting)
    }
  }

  /// The folder of the names; a tilde is the home folder, as in the shell.
  private var folder: String {
    if head.isEmpty { return "." }
    guard head.hasPrefix("~/"), let home = unsafe getenv("HOME") else { return String(head) }
    return unsafe String(cString: home) + head.dropFirst()
  }

  private func isOffered(_ name: String) -> Bool {
    name.hasPrefix(beginning) && ![".", ".."].contains(name)
      && (!name.hasPrefix(".") || beginning.hasPrefix("."))
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns a candidate as a shell's script reads it.
  ///
  /// The script for Bash passes candidates to `compgen -W`, which expands them: without backslashes,
  /// a file named `$(command)` would run the command. In zsh, a colon begins a description.
  static func escaped(_ text: String, for shell: CompletionShell?) -> String {
    switch shell {
    case .bash:
      text.reduce(into: "") { escaped, character in
        if character.isASCII, !character.isLetter, !character.isNumber { escaped.append("\\") }
        escaped.append(character)
      }
    case .zsh:
      text.reduce(into: "") { escaped, character in
        if ["\\", ":"].contains(character) { escaped.append("\\") }
        escaped.append(character)
      }
    default: text
    }
  }
}
