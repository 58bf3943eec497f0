import HanokTerminal

extension KeySet {
  /// The keys of vi, where no text is typed; in a field, its letters are text.
  static let viKeys = table([
    adding(
      [letter("k")], to: ListAction.moveUp, WindowAction.moveUp, TextAction.moveUp,
      ScrollAction.scrollUp, DateAction.previousWeek, RangeAction.increaseMore),
    adding(
      [letter("j")], to: ListAction.moveDown, WindowAction.moveDown, TextAction.moveDown,
      ScrollAction.scrollDown, DateAction.nextWeek, RangeAction.decreaseMore, ControlAction.open),
    adding(
      [letter("h")], to: ListAction.moveBack, WindowAction.moveBack, TextAction.moveLeft,
      DateAction.previousDay, RangeAction.decrease, ControlAction.turnOff),
    adding(
      [letter("l")], to: ListAction.moveForward, WindowAction.moveForward, TextAction.moveRight,
      DateAction.nextDay, RangeAction.increase, ControlAction.turnOn),
    adding(
      [control("b"), control("u")], to: ListAction.movePageUp, ScrollAction.scrollPageUp,
      DateAction.previousMonth),
    adding(
      [control("f"), control("d")], to: ListAction.movePageDown, ScrollAction.scrollPageDown,
      DateAction.nextMonth),
    adding(
      [letter("g")], to: ListAction.moveToFirst, TextAction.moveToStart,
      ScrollAction.scrollToStart, RangeAction.setToMinimum),
    adding(
      [letter("G")], to: ListAction.moveToLast, TextAction.moveToEnd, ScrollAction.scrollToEnd,
      RangeAction.setToMaximum),
    adding([letter("0")], to: TextAction.moveToLineStart, DateAction.weekStart),
    adding([letter("$")], to: TextAction.moveToLineEnd, DateAction.weekEnd),
    adding([letter("b")], to: TextAction.moveWordBackward),
    adding([letter("w")], to: TextAction.moveWordForward),
    adding([letter("y")], to: TextAction.copy),
    only([letter("/")], for: WindowAction.search),
  ])
}
