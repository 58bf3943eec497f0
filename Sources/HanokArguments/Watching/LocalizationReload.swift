import Hanok
import HanokLocalization
import HanokReview
import HanokTerminal

/// The texts of a running application from tables that are being edited: one that is saved is shown at
/// once.
///
/// The first error, or else the first likely mistake in a saved file, is at the bottom of the window
/// until it is corrected.
final class LocalizationReload {
  /// The time without further changes after which tables are read: a save is several changes.
  static let quiet = Duration.milliseconds(30)
  /// The time for which a table that is away or empty counts as being saved.
  static let saveTimeout = Duration.seconds(1)

  private unowned let application: Application
  private let folders: [String]
  private let watcher: any FolderWatching
  private var tables: LiveTables
  private var timer: (any Cancellable)?
  /// Whether the end of all errors is reported in words: lines that were written don't disappear.
  private let reportsEnd: Bool

  /// Reads the tables in folders; the first folder has priority.
  ///
  /// - Parameter display: The presentation of the application.
  init(
    _ application: Application, on display: ApplicationDisplay, folders: [String],
    compiled: [CompiledTables], watcher: any FolderWatching
  ) {
    self.application = application
    reportsEnd = display == .lines
    self.folders = folders
    self.watcher = watcher
    tables = LiveTables(folders: folders, compiled: compiled)
  }

  /// Begins to watch the folders.
  func start() throws(Problem) {
    try watcher.start(folders) { [weak self] in self?.schedule(after: Self.quiet) }
    // They may have changed before they were watched.
    tables.reload()
    show()
  }

  /// Ends watching.
  func stop() {
    timer?.cancel()
    watcher.stop()
  }

  private func schedule(after delay: Duration, isPatient: Bool = true) {
    timer?.cancel()
    timer = application.scheduler.schedule(after: delay) { [weak self] in
      self?.reload(isPatient: isPatient)
    }
  }

  private func reload(isPatient: Bool) {
    tables.reload(isPatient: isPatient)
    application.perform { show() }
    if tables.awaitsFiles { schedule(after: Self.saveTimeout, isPatient: false) }
  }

  /// Uses the tables, and shows the first problem, in one turn.
  private func show() {
    let problem = tables.problems.first ?? tables.warnings.first
    if reportsEnd, application.standingNotice != nil, problem == nil {
      application.notify(.HanokArguments.watchSound)
    }
    let language = application.traits.localizer.requestedLanguage
    application.traits.localizer = Localizer(catalog: tables.catalog, language: language)
    application.standingNotice = problem.map { notice(of: $0) }
  }

  private func notice(of problem: Problem) -> Message {
    let names = (problem.path ?? "").split(separator: "/")
    let count = application.window.frame.width < Self.leastWidthOfFolder ? 1 : 2
    let place = problem.place.map { ":\($0.line):\($0.column)" } ?? ""
    let name = names.suffix(count).joined(separator: "/") + place
    if [.goneTable, .emptyTable].contains(problem.kind), let remedy = problem.remedy {
      return .HanokArguments.watchLost(place: name, sentence: problem.sentence, remedy: remedy)
    }
    return .HanokArguments.watchProblem(place: name, sentence: problem.sentence)
  }

  /// The minimum width of a window that has room for the name of a table's folder.
  private static let leastWidthOfFolder = 40
}
