import Hanok
import HanokTerminal

/// The state of a screen after a step of a walk.
struct WalkState {
  private let size: Size
  private let rows: [ScreenSnapshot.Row]
  private let cursor: Point?
  private let elements: [AccessibilitySnapshot.Line]
  private let details: [String]

  /// Takes the state of the screen now.
  init(_ pilot: Pilot) {
    let (screen, application) = (pilot.screen, pilot.application)
    size = screen.size
    rows = ScreenSnapshot.rows(of: screen)
    cursor = screen.cursor
    elements = AccessibilitySnapshot.lines(
      of: application.window, localizer: application.traits.localizer)
    let cutTexts = pilot.truncatedTexts.map(\.debugDescription).joined(separator: ", ")
    details = [
      cutTexts.isEmpty ? "nothing is cut off" : "cut off: \(cutTexts)",
      screen.title.map { "title: \($0)" } ?? "no title",
      screen.progress.map { "progress: \($0)" } ?? "no progress",
    ]
  }

  /// The mirror image of a state, as it is from left to right.
  ///
  /// - Parameter images: The mirror images of rows that are known from former states.
  init(
    mirroring state: WalkState, knowing images: inout [ScreenSnapshot.Row: ScreenSnapshot.Row]
  ) {
    size = state.size
    var rows: [ScreenSnapshot.Row] = []
    for row in state.rows {
      let image = images[row] ?? row.inSharedOrder(isMirrored: true)
      images[row] = image
      rows.append(image)
    }
    self.rows = rows
    cursor = state.cursor.map { Point(x: state.size.width - 1 - $0.x, y: $0.y) }
    (elements, details) = (state.elements, state.details)
  }

  /// A blank screen of a size, on which nothing is.
  private init(blank size: Size) {
    self.size = size
    let row = ScreenSnapshot.Row(text: String(repeating: " ", count: size.width), runs: [])
    rows = Array(repeating: row, count: size.height)
    (cursor, elements) = (nil, [])
    details = ["nothing is cut off", "no title", "no progress"]
  }

  /// The lines of the whole screen: its cursor, its rows that aren't blank, its elements, its details.
  var lines: [String] {
    let changes = changes(since: WalkState(blank: size))
    return changes.cursor + changes.lines
  }

  /// Returns what differs from the one of several states that is most alike, the latest of several:
  /// notes on which it is and on the cursor, and lines.
  ///
  /// States of other sizes count as blank.
  func leastChanges(since states: [WalkState]) -> (notes: [String], lines: [String]) {
    let last = states.count - 1
    var best = (place: last, changes: changes(since: states[last]))
    for place in states.indices.reversed().dropFirst() where !best.changes.isEmpty {
      let state = states[place]
      guard state.size == size, rowsDiffering(from: state) < best.changes.cost else { continue }
      let changes = changes(since: state)
      // A reader has to look for the screen of an earlier step.
      let cost = changes.cost + (best.place == last ? 1 : 0)
      if cost < best.changes.cost { best = (place, changes) }
    }
    let place = best.place == last ? [] : ["as after \(best.place)"]
    return (place + best.changes.cursor, best.changes.lines)
  }

  private func rowsDiffering(from former: WalkState) -> Int {
    zip(rows, former.rows).count { $0 != $1 }
  }
}

// MARK: - Changes

extension WalkState {
  /// The difference between two states.
  private struct Changes {
    /// The cursor's new position; empty if it hasn't moved.
    var cursor: [String] = []
    /// The rows, the elements and the details that have changed.
    var lines: [String] = []

    /// Whether both states are the same.
    var isEmpty: Bool { cost == 0 }
    /// The number of lines and notes of the difference.
    var cost: Int { lines.count + cursor.count }
  }

  private func changes(since former: WalkState) -> Changes {
    var changes = Changes()
    if cursor != former.cursor {
      changes.cursor = [cursor.map { "cursor \($0.x), \($0.y)" } ?? "no cursor"]
    }
    let canvas = size == former.size ? former : WalkState(blank: size)
    changes.lines =
      rowChanges(since: canvas.rows)
      + AccessibilitySnapshot.packed(
        elementChanges(since: former.elements)
          + zip(details, former.details).filter { $0 != $1 }.map(\.0))
    return changes
  }

  /// The rows that have changed; several that have only moved are one line.
  private func rowChanges(since former: [ScreenSnapshot.Row]) -> [String] {
    var lines: [String] = []
    var y = 0
    while y < rows.count {
      if rows[y] == former[y] {
        y += 1
      } else if let move = longestMove(to: y, since: former) {
        lines.append("\(y)–\(y + move.count - 1)│ were \(move.lowerBound)–\(move.upperBound)")
        y += move.count
      } else {
        lines.append("\(y)│\(rows[y].picture)")
        y += 1
      }
    }
    return lines
  }

  /// Returns where the most rows from a row on were; nil for fewer than two and for a blank row.
  private func longestMove(
    to y: Int, since former: [ScreenSnapshot.Row]
  ) -> ClosedRange<Int>? {
    if rows[y].isBlank { return nil }
    var longest: ClosedRange<Int>?
    for start in former.indices where former[start] == rows[y] {
      let count = zip(rows[y...], former[start...]).prefix { $0 == $1 }.count
      if count > max(1, longest?.count ?? 0) { longest = start...(start + count - 1) }
    }
    return longest
  }

  /// The elements that are new, those that are gone with a `-`, and the one that has got the focus.
  private func elementChanges(since former: [AccessibilitySnapshot.Line]) -> [String] {
    let difference = elements.map(\.element).difference(from: former.map(\.element))
    let inserted = Set(difference.insertions.map(\.place))
    var changes = difference.removals.filter { !inserted.contains($0.place) }.map { change in
      "- \(former[change.place].element)"
    }
    changes += inserted.sorted().map { elements[$0].text }
    let focus = elements.firstIndex(where: \.isFocused)
    let formerFocus = former.first(where: \.isFocused)
    guard let focus else { return changes + (formerFocus == nil ? [] : ["no focus"]) }
    let isNew = elements[focus] != formerFocus && !inserted.contains(focus)
    return changes + (isNew ? [elements[focus].text] : [])
  }
}
