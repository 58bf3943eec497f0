import Hanok
import HanokTesting
import Testing

/// A screen of some views in a column, and below them a line that counts what they send.
///
/// A walk through it records each event as another number there.
final class WalkScreen: ViewController {
  private let views: [View]
  private let alignment: StackView.Alignment
  private let line = Label(.verbatim("-"))
  private var counts: [(name: String, count: Int)] = []

  init(_ views: [View], alignment: StackView.Alignment = .leading) {
    self.views = views
    self.alignment = alignment
    super.init()
    for case let control as Control in views where !(control is Link) { watch(control) }
  }

  override func loadView() {
    line.accessibilityElementsHidden = true
    view = StackView(.vertical, alignment: alignment, views: views + [line])
  }

  /// Counts something that happens.
  func note(_ name: String) {
    if let index = counts.firstIndex(where: { $0.name == name }) {
      counts[index].count += 1
    } else {
      counts.append((name, 1))
    }
    line.message = .verbatim(counts.map { "\($0.name) \($0.count)" }.joined(separator: ", "))
  }

  private static let events: [(Control.Event, String)] = [
    (.primaryActionTriggered, "used"), (.valueChanged, "changed"), (.editingDidBegin, "began"),
    (.editingDidEnd, "ended"),
  ]

  /// Counts the events of a control.
  func watch(_ control: Control) {
    for (event, name) in Self.events {
      control.addAction(for: event) { [weak self] in self?.note(name) }
    }
  }

  /// Walks through the screen.
  @discardableResult
  func walk(
    _ name: String, in tag: String = "en", width: Int = 40, height: Int = 8,
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    _ steps: [Pilot.Step]...
  ) throws -> Pilot {
    let size = Size(width: width, height: height)
    let pilot = try Pilot(self, in: tag, size: size, [])
    pilot.expectWalk(
      name, steps.flatMap(\.self), file: file, sourceLocation: sourceLocation)
    return pilot
  }
}

extension Pilot {
  /// Takes a walk of several parts.
  func walk(
    _ name: String, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    _ steps: [Step]...
  ) throws {
    expectWalk(name, steps.flatMap(\.self), file: file, sourceLocation: sourceLocation)
  }
}

extension Pilot.Step {
  /// The themes, fewer colours, and signs of two cells.
  static var looks: [Self] {
    [
      .traits("dark theme") { $0.theme = .dark },
      .traits("light theme, high contrast") { $0.theme = ThemeFamily.highContrast.light },
      .traits("no colours") { $0.colorDepth = .none },
      .traits("signs of two cells") { $0.ambiguousWidth = .wide },
      .traits("as before") {
        ($0.theme, $0.colorDepth, $0.ambiguousWidth) = (Theme(), .full, .narrow)
      },
    ]
  }

  /// Shows another language.
  static func language(_ tag: String) -> Self {
    .traits("in the language \(tag)") { traits in
      let language = (try? LanguageTag(tag)) ?? .english
      traits.localizer = Localizer(catalog: traits.localizer.catalog, language: language)
    }
  }

  /// Sets something of a control.
  static func set<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Value, Bool>, of view: Value, _ value: Bool
  ) -> Self {
    Self("\(name): \(value)") { view[keyPath: path] = value }
  }

  /// Gives the terminal another size.
  static func resize(_ width: Int, _ height: Int) -> Self {
    .resize(Size(width: width, height: height))
  }

  /// Presses the left button, moves and releases it, one report a step.
  static func hold(_ points: (x: Int, y: Int)...) -> [Self] {
    var steps: [Self] = [.mouse(.press(.left), x: points[0].x, y: points[0].y)]
    for point in points.dropFirst() {
      steps.append(.mouse(.drag(.left), x: point.x, y: point.y))
    }
    let last = points[points.count - 1]
    steps.append(.mouse(.release(.left), x: last.x, y: last.y))
    return steps
  }
}
