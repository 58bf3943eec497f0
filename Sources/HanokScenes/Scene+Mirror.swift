import Hanok
import HanokLocalization
import HanokTerminal
import HanokUnicode

extension Scene {
  /// Returns the views and arrows that stay where they are when the screen runs from right to left.
  ///
  /// The screen in the source language is laid out in both directions: each view's frame must be the
  /// mirror image of the other, and each arrow the other arrow.
  @MainActor public func mirrorFindings(
    in variant: SceneVariant
  ) async throws -> [Finding] {
    let source = SceneVariant(
      language: .english, size: variant.size, theme: variant.theme, colorDepth: variant.colorDepth,
      ambiguousWidth: variant.ambiguousWidth)
    let first = try await open(source, direction: .leftToRight)
    let second = try await open(source, direction: .rightToLeft)
    return Self.unmirroredViews(first, second) + Self.unmirroredArrows(first.screen, second.screen)
  }

  @MainActor private static func unmirroredViews(_ first: Pilot, _ second: Pilot) -> [Finding] {
    let views = first.application.window.visibleDescendants
    let mirrored = second.application.window.visibleDescendants
    guard views.map(Pilot.name) == mirrored.map(Pilot.name) else {
      let message = Message.HanokScenes.findingOtherViews(
        count: views.count, mirrored: mirrored.count)
      return [Finding(kind: .unmirrored, message: message)]
    }
    var known: Set<ObjectIdentifier> = []
    return zip(views, mirrored).compactMap { view, twin in
      let (rect, found) = (view.frameInWindow, twin.frameInWindow)
      let width = first.screen.size.width
      let expected = Rect(
        x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      if rect.isEmpty && found.isEmpty || expected == found { return nil }
      // What is in it is somewhere else, too.
      known.insert(ObjectIdentifier(view))
      if let parent = view.superview, known.contains(ObjectIdentifier(parent)) { return nil }
      return Finding(
        kind: .unmirrored,
        message: .HanokScenes.findingUnmirroredView(
          view: Pilot.name(of: view), column: found.minX, expected: expected.minX))
    }
  }

  /// Arrows and their mirror images.
  private static let arrows: [String: String] = [
    "‹": "›", "›": "‹", "«": "»", "»": "«", "←": "→", "→": "←", "◀": "▶", "▶": "◀", "◂": "▸",
    "▸": "◂", "◄": "►", "►": "◄", "⇤": "⇥", "⇥": "⇤",
  ]

  private static func unmirroredArrows(_ screen: Screen, _ mirrored: Screen) -> [Finding] {
    (0..<screen.size.height).flatMap { y in
      (0..<screen.size.width).compactMap { x in
        let cluster = screen.cluster(x: x, y: y)
        let place = screen.size.width - 1 - x
        guard let other = arrows[cluster] else { return nil }
        // The odd cell of a centred caption is at the same side in both directions.
        let near = max(place - 1, 0)...min(place + 1, screen.size.width - 1)
        if near.contains(where: { mirrored.cluster(x: $0, y: y) == other }) { return nil }
        // In a text that has moved, an arrow may be anywhere.
        let found = [place, x].first { mirrored.cluster(x: $0, y: y) == cluster }
        return found.map {
          Finding(
            kind: .unmirrored,
            message: .HanokScenes.findingUnmirroredArrow(text: cluster, row: y, column: $0))
        }
      }
    }
  }
}
