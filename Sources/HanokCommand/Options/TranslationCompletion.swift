import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokReview
import HanokUnicode

extension CompletionKind {
  /// The languages in the folder that the command works on.
  static var translations: CompletionKind {
    .values { line in
      let folder = try? LocalizationsOption.listed(line.value(of: "--localizations"))
      return (folder?.languages ?? []).map(\.tag.description)
    }
  }
}
