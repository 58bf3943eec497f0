import HanokFiles
import HanokSystem
import HanokTableSyntax

/// Compiles string tables into one Swift file; the build plugin runs it.
///
/// ```
/// TableCompiler --wording <folder> --output <file> [--target <name>] [--manifest <file>]
///   [--stray <file>]… [--lacking <folder>]… [--library <tag>.lproj/<Table>.strings]…
///   <tag>.lproj/<Table>.strings…
/// TableCompiler --wording <folder> --output <file> --sources [--base <folder>] <file>…
/// ```
///
/// The first form warns about stray tables, about languages that lack the tables, or about the
/// absence of any table with the manifest's path. Tables of libraries are compiled in the languages of
/// the target's tables; a table with the name of a library's is a translation of it. The second form
/// compiles the text of files, for a program that shows or writes them.
///
/// Errors in a table are printed like a compiler's, and nothing is written; likely mistakes are
/// printed as warnings. They are those that need no ICU, which would be built a second time for this
/// tool: `hanok check` reports the others, about plural categories, scripts, typography, the values that
/// functions accept, and folders that are named for a country.
@main
struct TableCompiler {
  static func main() {
    RunningProgram.reportOversizedFilesByError()
    guard let invocation = Invocation(CommandLine.arguments.dropFirst()) else {
      report("usage: TableCompiler --wording <folder> --output <file> [--sources] <file>…")
      exit(EX_USAGE)
    }
    // The folder of error messages may be the invalid one: its valid entries are still used.
    let words = EnglishWords(folder: invocation.wording)
    do throws(Failure) {
      let code: String
      if invocation.areSources {
        code = try SourceSet(paths: invocation.files, base: invocation.base).swiftFile
      } else {
        let tables = try TableSet(
          paths: invocation.files, target: invocation.target, lacking: invocation.lacking,
          libraries: invocation.libraries)
        code = tables.swiftFile
        review(tables, of: invocation, words)
      }
      write(code, to: invocation.output, words)
    } catch {
      for problem in ProblemDigest(error.problems).all {
        report(words.describe(problem, label: "error: "))
      }
      exit(EX_DATAERR)
    }
  }

  /// All problems of the tables.
  struct Failure: Error {
    let problems: [TableProblem]
  }

  private static func review(
    _ tables: TableSet, of invocation: Invocation, _ words: EnglishWords
  ) {
    for warning in ProblemDigest(invocation.warnings + tables.warnings).all {
      report(words.describe(warning, label: "warning: "))
    }
  }

  private static func report(_ line: String) {
    _ = DescriptorWriter.write(line + "\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to path: String, _ words: EnglishWords) {
    do throws(TableProblem) { try SourceFile.write(text, to: path) } catch {
      report(words.describe(error, label: "error: "))
      exit(EX_CANTCREAT)
    }
  }
}
