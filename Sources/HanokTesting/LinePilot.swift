public import Hanok
import HanokLocalization
import HanokUnicode
public import Testing

/// Drives an application in line mode: the lines that a person enters, and what is said in answer.
///
/// ```swift
/// let pilot = try LinePilot(QuizViewController(), in: "ko", [.quiz])
/// #expect(pilot.text.contains("4 더하기 2는 6이다."))
/// pilot.enter("t")
/// #expect(pilot.text.contains("1점"))
/// ```
public final class LinePilot {
  /// The driven application.
  public let application: Application
  /// The lines that were said since the last one was entered; before, those of the first screen.
  public private(set) var text = ""
  private let script: LineScript
  private let scheduler = ManualScheduler()

  /// Creates an application with a controller, and says its screen.
  ///
  /// - Parameters:
  ///   - tables: The compiled tables that it needs; the toolkit's own are added automatically.
  ///   - folders: Folders of tables with priority over them.
  ///   - isInteractive: Whether a person enters the lines, not a pipe or a file.
  public init(
    _ root: ViewController, in tag: String, _ tables: [CompiledTables] = [],
    folders: [String] = [], isInteractive: Bool = false
  ) throws {
    script = LineScript(isInteractive: isInteractive)
    let catalog = Catalog(folders: folders, compiled: tables + [.toolkit])
    let localizer = Localizer(catalog: catalog, language: try LanguageTag(tag))
    application = Application(
      root: root, traits: Traits(localizer: localizer), scheduler: scheduler)
    try application.start(on: LinePresenter(script))
    advance(by: .zero)
  }

  /// Whether the application hasn't ended.
  public var isRunning: Bool { !script.isStopped }

  /// Enters a line.
  ///
  /// - Returns: What is said in answer, which is also ``text``.
  @discardableResult
  public func enter(_ line: String) -> String { enter(together: [line]) }

  /// Enters lines in one read, as a pipe has them.
  ///
  /// - Returns: What is said in answer, which is also ``text``.
  @discardableResult
  public func enter(together lines: [String]) -> String {
    _ = heard()
    text = ""
    for line in lines { script.speak(line) }
    return advance(by: .zero)
  }

  /// Ends the input.
  ///
  /// - Returns: What is said then.
  @discardableResult
  public func end() -> String {
    script.end()
    return advance(by: .zero)
  }

  /// Does something as the app itself would, such as setting a property of a view.
  ///
  /// - Returns: What is said of it.
  @discardableResult
  public func perform(_ action: () -> Void) -> String {
    application.perform(action)
    return advance(by: .zero)
  }

  /// Advances the clock.
  ///
  /// - Returns: What is said meanwhile.
  @discardableResult
  public func advance(by duration: Duration) -> String {
    scheduler.advance(by: duration)
    return heard()
  }

  /// Lets tasks of controllers go on until each of them awaits something.
  ///
  /// - Returns: What is said meanwhile.
  @discardableResult
  public func settle() async -> String {
    await application.settleTasks { scheduler.advance(by: .zero) }
    return heard()
  }

  /// Lets tasks of controllers go on until those that make the screen busy have ended.
  ///
  /// Lines that waited for them are handled meanwhile. A task that waits for the clock or for input
  /// would never end: use ``settle()``.
  ///
  /// - Returns: What is said meanwhile.
  @discardableResult
  public func finishTasks() async -> String {
    await application.finishTasks { scheduler.advance(by: .zero) }
    return heard()
  }

  /// Compares all that was said and entered with its recording, `Snapshots/Walks/name.lines.txt`,
  /// which is recorded as `Pilot.expectSnapshot(_:fileID:file:sourceLocation:)` records; a
  /// difference is an issue in the same way.
  public func expectTranscript(
    _ name: String, fileID: String = #fileID, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    script.expectTranscript(name, fileID: fileID, file: file, sourceLocation: sourceLocation)
  }

  /// Returns what was said since the last call.
  private func heard() -> String {
    let lines = script.heard()
    text += lines
    return lines
  }
}
