import Hanok
import HanokLocalization
import HanokTerminal
import HanokUnicode

extension Pilot {
  /// The findings on the screen, each once.
  ///
  /// - Parameter leastContrast: The least contrast of text; nil if the terminal chooses its colours.
  public func findings(leastContrast: Double? = nil) -> [Finding] {
    var findings = cutTexts + messageProblems + clashes + unreachableControls + unnamedControls
    findings += unseenControls(controls) + listsWithoutRoom + verbatimTitles
    findings += overlaps + cutCharacters
    if let leastContrast { findings += faintTexts(leastContrast) }
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }
  }

  private var views: [View] { application.window.visibleDescendants }

  private var cutTexts: [Finding] {
    views.compactMap { view in
      guard let text = view.truncatedText.map(Self.withoutControls) else { return nil }
      let missing =
        CellWidth.of(text, ambiguous: screen.ambiguousWidth) - view.frameInWindow.width
      let name = Self.name(of: view)
      return Finding(
        kind: .cutText,
        message: text.contains("\n") || missing <= 0
          ? .HanokScenes.findingText(view: name, text: text)
          : .HanokScenes.findingCutText(cells: missing, view: name, text: text))
    }
  }

  /// Returns a text without marks of direction, which a message isolates by its own.
  private static func withoutControls(_ text: String) -> String {
    String(text.unicodeScalars.filter { !$0.properties.isBidiControl })
  }

  private var messageProblems: [Finding] {
    problems.map { problem in
      // The words of an app's own kinds are in its tables.
      let sentence = problem.sentence
      let isKnown = sentence.table == "Hanok"
      return Finding(
        kind: .message,
        message: isKnown ? sentence : .verbatim(sourceLocalizer.string(sentence)),
        isUntranslated: problem.kind == .untranslatedMessage)
    }
  }

  /// The localizer in the source language, in which findings of many languages are one.
  var sourceLocalizer: Localizer {
    Localizer(catalog: application.traits.localizer.catalog, language: .english)
  }

  private var clashes: [Finding] {
    clashingKeys.map { Finding(kind: .clashingKey, message: .verbatim(Step.name(of: $0))) }
  }

  /// The elements that can be used, with their views.
  private var controls: [(view: View, element: AccessibilityElement)] {
    application.window.elements.flatMap { node in
      (0..<node.count).compactMap { index in
        node.element(at: index).flatMap { element in
          let isUsed = element.activate != nil || element.enterText != nil
          return isUsed && !element.traits.contains(.notEnabled) ? (node.view, element) : nil
        }
      }
    }
  }

  /// The controls that have neither the focus by any key, nor a key of their own.
  private var unreachableControls: [Finding] {
    let reachable = Set(application.window.focusableViews.map(ObjectIdentifier.init))
    let commands = application.window.performableCommands.filter { !$0.keys.isEmpty }
    return controls.compactMap { view, element in
      let isFocusable = sequence(first: view, next: \.superview).contains {
        reachable.contains(ObjectIdentifier($0))
      }
      let hasKeys =
        element.keys != nil || view.isUsedByOtherKeys
        || commands.contains { $0.title == element.label }
      return isFocusable || hasKeys
        ? nil : Finding(kind: .unreachable, message: Self.message(of: view, sourceLabel(element)))
    }
  }

  private var unnamedControls: [Finding] {
    controls.compactMap { view, element in
      let name = element.label.map { application.traits.localizer.string($0) } ?? ""
      return name.isEmpty ? Finding(kind: .unnamed, message: .verbatim(Self.name(of: view))) : nil
    }
  }

  func sourceLabel(_ element: AccessibilityElement) -> String? {
    element.label.map { sourceLocalizer.string($0) }
  }

  private static func message(of view: View, _ label: String?) -> Message {
    let name = name(of: view)
    return label.map { .HanokScenes.findingText(view: name, text: $0) } ?? .verbatim(name)
  }

  /// The elements of the topmost layer, each drawn in its own cells.
  private var overlaps: [Finding] {
    let screen = Rect(origin: .zero, size: application.window.frame.size)
    // Notices lie above.
    let nodes = application.window.topView?.accessibilityNodes ?? []
    let views = nodes.map(\.view).filter(\.isAccessibilityElement)
    let places = views.map { (view: $0, rect: visibleRect(of: $0, in: screen)) }
    return places.indices.flatMap { index in
      let (view, rect) = places[index]
      return places[..<index].filter { other in
        !other.rect.intersection(rect).isEmpty && !other.view.isDescendant(of: view)
          && !view.isDescendant(of: other.view)
      }
      .map { other in
        Finding(
          kind: .overlap,
          message: .HanokScenes.findingOverlap(
            view: Self.name(of: other.view), other: Self.name(of: view)))
      }
    }
  }

  private func visibleRect(of view: View, in screen: Rect) -> Rect {
    sequence(first: view, next: \.superview).reduce(screen) {
      $0.intersection($1.frameInWindow)
    }
  }

  /// What is presented may cover half of a character, and what was there before may have been wide.
  package var cutCharacters: [Finding] {
    guard !application.window.isCovered else { return [] }
    let screen = screenDrawnWhole
    return (0..<screen.size.height).filter(screen.isTorn).map { y in
      Finding(
        kind: .cutCharacter,
        message: .HanokScenes.findingCutCharacter(row: y, text: screen.row(y)))
    }
  }

  private func faintTexts(_ least: Double) -> [Finding] {
    let contrast = ScreenContrast(
      screen, theme: application.traits.theme, colorDepth: application.traits.colorDepth)
    return contrast.faintTexts(least: least)
  }

  /// The name of a view's class, without those of its generic arguments.
  package static func name(of view: View) -> String {
    String("\(Swift.type(of: view))".prefix { $0 != "<" })
  }
}
