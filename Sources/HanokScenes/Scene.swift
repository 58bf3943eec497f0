public import Hanok
import HanokLocalization

/// A screen that is declared once: tests, translators and the gallery draw it.
///
/// ```swift
/// nonisolated enum QuizScenes {
///   static let all = [
///     Scene("question", [.quiz]) { QuizViewController() },
///     Scene("leave", [.quiz], steps: [.activate(.Quiz.answerTrue), .activate(.Quiz.quit)]) {
///       QuizViewController()
///     },
///   ]
/// }
/// ```
///
/// A scene is made from values, so that it is the same on any machine: no files, no network, no time
/// of day. Its steps use controls by the messages of their labels: a translator may choose other letters.
public nonisolated struct Scene: Sendable, CustomStringConvertible {
  /// The name, which is also that of its snapshot: letters, digits and hyphens.
  public let name: String
  /// The findings that are allowed on the screen, with the reasons.
  public private(set) var allowances: [Allowance] = []
  /// Whether snapshots have its screens from right to left, too; otherwise they are computed from
  /// those of the source language: see ``mirrorFindings(in:)``.
  public private(set) var recordsRightToLeft = false
  private var finishesTasks = false
  private let tables: [CompiledTables]
  private var folders: [String]
  private let steps: [Pilot.Step]
  private let makeController: @MainActor @Sendable () -> ViewController

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - tables: The compiled tables that it needs; the toolkit's own are added automatically.
  ///   - folders: Folders of tables with priority over them.
  ///   - steps: The steps that lead to the screen.
  public init(
    _ name: String, _ tables: [CompiledTables] = [], folders: [String] = [],
    steps: [Pilot.Step] = [], make: @escaping @MainActor @Sendable () -> ViewController
  ) {
    self.name = name
    self.tables = tables
    self.folders = folders
    self.steps = steps
    makeController = make
  }

  /// Returns the scene with findings of a kind allowed, for a reason that a reader accepts.
  ///
  /// An allowance that nothing needs any more is an issue of the test.
  ///
  /// - Parameters:
  ///   - languages: The tags of the languages in which they are allowed; empty for all.
  ///   - sizes: The sizes at which they are allowed; empty for all.
  public func allowing(
    _ kind: Finding.Kind, in languages: [String] = [], at sizes: [Size] = [], because reason: String
  ) -> Scene {
    var scene = self
    scene.allowances.append(
      Allowance(kind: kind, languages: languages, sizes: sizes, reason: reason))
    return scene
  }

  /// The scene, whose snapshot has its screens from right to left, too.
  public var recordingRightToLeft: Scene {
    var scene = self
    scene.recordsRightToLeft = true
    return scene
  }

  /// The scene, each of whose steps lets the work that makes the screen busy end: a search shows its
  /// result.
  ///
  /// Otherwise such work goes on until it awaits something, so that a scene can show what is on its
  /// way.
  public var finishingTasks: Scene {
    var scene = self
    scene.finishesTasks = true
    return scene
  }

  /// Returns the scene with tables in folders that have priority over its own.
  public func reading(_ folders: [String]) -> Scene {
    var scene = self
    scene.folders = folders + self.folders
    return scene
  }

  /// The scene's name.
  public var description: String { name }

  /// The languages of the scene's tables, ordered by their tags.
  public var languages: [LanguageTag] {
    Catalog(folders: folders, compiled: tables + [.toolkit.ofLibrary]).languages
  }

  /// Opens the screen, and takes the steps.
  ///
  /// After each step, tasks of controllers go on until each of them awaits something, such as the
  /// answer to a question.
  ///
  /// - Parameter direction: The direction of the layout; nil for that of the language.
  @MainActor public func open(
    _ variant: SceneVariant, direction: TextDirection? = nil
  ) async throws -> Pilot {
    try await open(variant, direction: direction, marks: nil)
  }

  /// Opens the screen with marks in its texts, by which their messages are found.
  @MainActor package func open(
    _ variant: SceneVariant, direction: TextDirection? = nil, marks: MessageMarks?
  ) async throws -> Pilot {
    let pilot = try Pilot(
      makeController(), in: variant.language, size: variant.size, tables, folders: folders,
      theme: variant.theme.theme, colorDepth: variant.colorDepth, direction: direction,
      ambiguousWidth: variant.ambiguousWidth, marks: marks)
    await letTasksGoOn(of: pilot)
    for step in steps {
      try step.perform(pilot)
      await letTasksGoOn(of: pilot)
    }
    return pilot
  }

  @MainActor private func letTasksGoOn(of pilot: Pilot) async {
    await finishesTasks ? pilot.finishTasks() : pilot.settle()
  }

  /// Returns what is wrong with the opened screen and isn't allowed.
  @MainActor package func findings(on pilot: Pilot, in variant: SceneVariant) -> [Finding] {
    pilot.findings(leastContrast: variant.theme.leastContrast).filter { finding in
      !allowances.contains { $0.allows(finding, in: variant) }
    }
  }

  /// Findings that are allowed, and the reason.
  public struct Allowance: Hashable, Sendable {
    /// The kind of findings.
    public let kind: Finding.Kind
    let languages: [String]
    let sizes: [Size]
    /// The reason, for readers.
    public let reason: String

    /// Whether a finding in a variant is allowed.
    public func allows(_ finding: Finding, in variant: SceneVariant) -> Bool {
      finding.kind == kind
        && (languages.isEmpty || languages.contains(variant.language.description))
        && (sizes.isEmpty || sizes.contains(variant.size))
    }

    /// The kind of findings, and where they are allowed.
    public var description: String {
      let places = languages + sizes.map { "\($0.width)x\($0.height)" }
      return "\(kind.rawValue)\(places.isEmpty ? "" : " in ")\(places.joined(separator: ", "))"
    }
  }
}
