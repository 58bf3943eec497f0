import CTranslations
import HanokSystem

/// A folder with a gettext catalogue for each language, and a locale to read them in.
///
/// gettext translates nothing in the locale "C", in newer systems nor in C.UTF-8, and others may not
/// be installed. Any will do, for the language comes from `LANGUAGE`: so the data of C.UTF-8, which
/// come with libc, stand in the folder under another name, and `LOCPATH` leads to them.
struct TranslationFolder {
  private let path: String

  /// Nil where a catalogue can't be compiled, for want of `msgfmt`, or read.
  init?(_ texts: [Texts]) {
    var template = Array("/tmp/translations-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { return nil }
    path = String(cString: made)
    guard texts.allSatisfy(compile), symlink("/usr/lib/locale/C.utf8", path + "/any.utf8") == 0,
      translations_open(path, "any.UTF-8")
    else {
      remove()
      return nil
    }
  }

  func remove() { _ = run(["rm", "-r", path]) }

  /// Makes gettext translate into a language.
  func choose(_ language: String) { translations_choose(language) }

  private func compile(_ texts: Texts) -> Bool {
    let source = "\(path)/\(texts.language).po"
    let folder = "\(path)/\(texts.language)/LC_MESSAGES"
    return run(["mkdir", "-p", folder]) && write(texts.catalogue, to: source)
      && run(["msgfmt", "-o", folder + "/benchmark.mo", source])
  }

  private func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    fputs(text, file)
    return fclose(file) == 0
  }

  /// Runs a command, and tells whether it went well.
  private func run(_ command: [String]) -> Bool {
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    var status: Int32 = 0
    return posix_spawnp(&child, command[0], nil, nil, &arguments, environ) == 0
      && waitpid(child, &status, 0) == child && status == 0
  }
}

extension Texts {
  /// The source of a gettext catalogue with the plain and the plural message.
  fileprivate var catalogue: String {
    // Of integers, gettext's rules know no `other` where CLDR keeps it for fractions.
    let forms = language == "ru" ? plural.dropLast() : plural[...]
    let plurals = forms.enumerated().map { "msgstr[\($0)] \"\(filled($1.text, "%lld"))\"" }
    return """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: \(gettextRule)\\n"

      msgid "\(TranslationFormatting.plainKey)"
      msgstr "\(filled(plain, "%s"))"

      msgid "\(TranslationFormatting.oneKey)"
      msgid_plural "\(TranslationFormatting.otherKey)"
      \(plurals.joined(separator: "\n"))

      """
  }
}
