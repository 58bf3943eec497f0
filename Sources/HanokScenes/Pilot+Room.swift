import Hanok
import HanokLocalization
import HanokTerminal
import HanokUnicode

/// The parts of a screen without room, which nothing that scrolls shows.
extension Pilot {
  /// The controls that are beyond an edge, or whose sides are.
  ///
  /// Elements for screen readers alone, such as a sheet's “Close”, need no room.
  func unseenControls(_ controls: [(view: View, element: AccessibilityElement)]) -> [Finding] {
    var seen: Set<ObjectIdentifier> = []
    return controls.compactMap { view, element in
      guard view is Control || view.canBecomeFirstResponder, !(view is RowListView),
        seen.insert(ObjectIdentifier(view)).inserted
      else { return nil }
      let room = sight(of: view)
      let missing = view.frameInWindow.width - room.width
      let name = Self.name(of: view)
      let text = sourceLabel(element) ?? ""
      if room.isEmpty {
        return Finding(
          kind: .unseen, message: .HanokScenes.findingText(view: name, text: text))
      }
      return missing > 0
        ? Finding(
          kind: .unseen,
          message: .HanokScenes.findingBeyondEdge(cells: missing, view: name, text: text)) : nil
    }
  }

  /// The lists that have rows, and no room for one of them.
  var listsWithoutRoom: [Finding] {
    application.window.visibleDescendants.compactMap { view in
      guard let list = view as? RowListView, list.numberOfRows > 0 else { return nil }
      guard sight(of: list.rowArea, in: list).isEmpty else { return nil }
      return Finding(
        kind: .unseen,
        message: .HanokScenes.findingNoRows(count: list.numberOfRows, view: Self.name(of: list)))
    }
  }

  /// The titles of columns that are written in the code: no table has them in another language.
  var verbatimTitles: [Finding] {
    application.window.visibleDescendants.flatMap { view -> [Finding] in
      guard let list = view as? RowListView else { return [] }
      return list.columns.compactMap { column in
        guard let title = column.title, title.key == nil else { return nil }
        let text = sourceLocalizer.string(title)
        guard text.contains(where: \.isLetter) else { return nil }
        return Finding(
          kind: .verbatim,
          message: .HanokScenes.findingText(view: Self.name(of: list), text: text))
      }
    }
  }

  private func sight(of view: View) -> Rect { sight(of: view.bounds, in: view) }

  /// Returns the cells of a part of a view that can be seen, after all that scrolls has scrolled to it.
  private func sight(of part: Rect, in view: View) -> Rect {
    let place = view.convert(part, to: nil)
    var rect = place
    for ancestor in sequence(first: view, next: \.superview).dropFirst() {
      let room = ancestor.frameInWindow
      // What has no cell where it is doesn't get one by scrolling.
      if rect.isEmpty { return rect }
      // A scroll view moves its content up and down; others may move it aside, too.
      if ancestor.isScrollable, !(ancestor is ScrollView) { return place }
      if ancestor.isScrollable { (rect.origin.y, rect.size.height) = (room.minY, room.height) }
      rect = rect.intersection(room)
    }
    return rect.intersection(Rect(origin: .zero, size: application.window.frame.size))
  }
}
