import Hanok

/// The units of source code that a press and a drag of the mouse select.
nonisolated enum CodeUnit: Hashable, Sendable {
  case character, word, line
}

/// The selection.
extension CodeView {
  /// The selected part; an empty range is the position of the cursor.
  public var selectedRange: Range<CodePosition> {
    get { selection.range }
    set {
      select(CodeSelection(from: clamped(newValue.lowerBound), to: clamped(newValue.upperBound)))
    }
  }

  /// The selected text, with the line ends in it.
  public var selectedText: String { content.lines.text(in: selection.range) }

  /// Selects the whole text.
  public func selectAll() {
    select(CodeSelection(from: CodePosition(line: 0), to: endPosition), isShown: false)
  }

  /// Selects lines, with their ends.
  public func selectLines(_ lines: Range<Int>) {
    select(
      CodeSelection(
        from: clamped(CodePosition(line: lines.lowerBound)),
        to: lines.upperBound < lineCount ? CodePosition(line: lines.upperBound) : endPosition))
  }

  /// Copies the selection, also to the terminal's clipboard if the terminal allows it.
  public func copySelection() {
    if !selection.isEmpty { application?.copy(selectedText) }
  }

  /// Selects the next place of ``searchText`` after the cursor, from the end on the first one.
  ///
  /// - Returns: Whether there is one.
  /// - Complexity: O(*n*) in the length of the text up to it.
  @discardableResult
  public func findNext() -> Bool { find(isForward: true) }

  /// Selects the previous place of ``searchText`` before the cursor, from the start on the last one.
  ///
  /// - Returns: Whether there is one.
  /// - Complexity: O(*n*) in the length of the text up to it.
  @discardableResult
  public func findPrevious() -> Bool { find(isForward: false) }

  private func find(isForward: Bool) -> Bool {
    guard let search else { return false }
    let edge = isForward ? selection.range.upperBound : selection.range.lowerBound
    // The cursor's line is the first and the last one: the search ends where it began.
    for distance in 0...lineCount {
      let step = isForward ? distance : lineCount - distance
      let line = (edge.line + step) % lineCount
      let matches = search.matches(in: content.lines[line]).filter { match in
        if distance > 0 { return true }
        return isForward ? match.lowerBound >= edge.offset : match.upperBound <= edge.offset
      }
      guard let match = isForward ? matches.first : matches.last else { continue }
      select(
        CodeSelection(
          from: CodePosition(line: line, offset: match.lowerBound),
          to: CodePosition(line: line, offset: match.upperBound)))
      return true
    }
    return false
  }

  func select(_ selection: CodeSelection, isShown: Bool = true) {
    goalColumn = nil
    self.selection = selection
    if isShown {
      setNeedsCursor()
    } else {
      setNeedsDisplay()
    }
  }

  /// The end of the text.
  var endPosition: CodePosition {
    let line = lineCount - 1
    return CodePosition(line: line, offset: content.lines[line].utf8.count)
  }

  /// Returns the position in the text, at the start of its character.
  func clamped(_ position: CodePosition) -> CodePosition {
    if position.line >= lineCount { return endPosition }
    if position.line < 0 { return CodePosition(line: 0) }
    let line = content.lines[position.line]
    let offset = max(0, min(position.offset, line.utf8.count))
    let border = CodeMovement(line).border(at: offset)
    return CodePosition(line: position.line, offset: border)
  }

  /// Returns the range of a unit around a position; a line is with its end.
  func range(of unit: CodeUnit, at position: CodePosition) -> Range<CodePosition> {
    switch unit {
    case .character: return position..<position
    case .word:
      let word = CodeMovement(content.lines[position.line]).word(at: position.offset)
      return CodePosition(
        line: position.line, offset: word.lowerBound)..<CodePosition(
          line: position.line, offset: word.upperBound)
    case .line:
      let next = position.line + 1
      return CodePosition(
        line: position.line)..<(next < lineCount ? CodePosition(line: next) : endPosition)
    }
  }
}

/// Movements of the cursor.
extension CodeView {
  /// Whether an action moves the cursor.
  func canMove(_ action: TextAction) -> Bool { action.isExtendable }

  /// Moves the cursor, and returns whether the action is a movement.
  func move(_ match: KeyMatch<TextAction>) -> Bool {
    guard canMove(match.action) else { return false }
    layoutIfNeeded()
    let isVertical = [.moveUp, .moveDown, .movePageUp, .movePageDown].contains(match.action)
    let goal = isVertical ? goalColumn ?? content.cell(of: selection.head) : nil
    var target = target(of: match.action, column: goal ?? 0)
    if !match.isExtending, !selection.isEmpty {
      // For a character, the edge of the selection is the nearest position.
      if [.moveLeft, .moveBackward].contains(match.action) { target = selection.range.lowerBound }
      if [.moveRight, .moveForward].contains(match.action) { target = selection.range.upperBound }
    }
    select(
      match.isExtending
        ? CodeSelection(from: selection.anchor, to: target) : CodeSelection(target))
    goalColumn = goal
    return true
  }

  private func target(of action: TextAction, column: Int) -> CodePosition {
    let head = selection.head
    switch action {
    case .moveUp: return target(rows: -1, column)
    case .moveDown: return target(rows: 1, column)
    case .movePageUp, .movePageDown:
      let rows = action == .movePageUp ? -viewport.page : viewport.page
      // With its row, the cursor stays where it is on the screen.
      _ = scroll(x: 0, y: rows)
      return target(rows: rows, column)
    case .moveRowLeft, .moveToRowStart: return edge(isEnd: false)
    case .moveRowRight, .moveToRowEnd: return edge(isEnd: true)
    case .moveToLineStart: return CodePosition(line: head.line)
    case .moveToLineEnd:
      return CodePosition(line: head.line, offset: content.lines[head.line].utf8.count)
    case .moveToStart: return CodePosition(line: 0)
    case .moveToEnd: return endPosition
    case .moveLeft, .moveBackward: return target(isForward: false) { $0.before($1) }
    case .moveWordLeft, .moveWordBackward: return target(isForward: false) { $0.wordBefore($1) }
    case .moveWordRight, .moveWordForward: return target(isForward: true) { $0.wordAfter($1) }
    default: return target(isForward: true) { $0.after($1) }
    }
  }

  private func target(rows count: Int, _ column: Int) -> CodePosition {
    let place = content.place(of: selection.head)
    let target = content.place(count, from: place)
    // From the first and the last row, the movement ends at the text's ends.
    if target == place { return count < 0 ? CodePosition(line: 0) : endPosition }
    return content.position(atCell: column, of: target)
  }

  /// Returns the edge of the cursor's row; the first one of a line is after its indentation.
  private func edge(isEnd: Bool) -> CodePosition {
    let place = content.place(of: selection.head)
    if isEnd { return content.position(atCell: .max, of: place) }
    let start = content.position(atCell: 0, of: place)
    guard place.row == 0 else { return start }
    let line = content.lines[place.line].utf8
    let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let isThere = selection.head.offset == indentation
    return isThere ? start : CodePosition(line: place.line, offset: indentation)
  }

  /// Returns the target of a movement within lines, which continues on the next or previous one.
  private func target(
    isForward: Bool, _ movement: (CodeMovement, Int) -> Int?
  ) -> CodePosition {
    let head = selection.head
    if let offset = movement(CodeMovement(content.lines[head.line]), head.offset) {
      return CodePosition(line: head.line, offset: offset)
    }
    if isForward {
      return head.line + 1 < lineCount ? CodePosition(line: head.line + 1) : endPosition
    }
    guard head.line > 0 else { return CodePosition(line: 0) }
    let line = head.line - 1
    return CodePosition(line: line, offset: content.lines[line].utf8.count)
  }
}
