import HanokTerminal

extension KeySet {
  /// The keys of Emacs: movement by Ctrl and Alt with letters, and its kill and yank.
  static let emacsKeys = table([
    adding(
      [control("p")], to: ListAction.moveUp, WindowAction.moveUp, ScrollAction.scrollUp,
      DateAction.previousWeek, FieldAction.increase),
    adding(
      [control("n")], to: ListAction.moveDown, WindowAction.moveDown, ScrollAction.scrollDown,
      DateAction.nextWeek, FieldAction.decrease, ControlAction.open, CompletionAction.show),
    adding(
      [control("b")], to: ListAction.moveBack, WindowAction.moveBack, DateAction.previousDay,
      RangeAction.decrease),
    adding(
      [control("f")], to: ListAction.moveForward, WindowAction.moveForward, DateAction.nextDay,
      RangeAction.increase),
    adding(
      [alt("v")], to: ListAction.movePageUp, TextAction.movePageUp, ScrollAction.scrollPageUp,
      DateAction.previousMonth, FieldAction.increaseMore, RangeAction.increaseMore),
    adding(
      [control("v")], to: ListAction.movePageDown, TextAction.movePageDown,
      ScrollAction.scrollPageDown, DateAction.nextMonth, FieldAction.decreaseMore,
      RangeAction.decreaseMore),
    adding(
      [alt("<")], to: ListAction.moveToFirst, TextAction.moveToStart, ScrollAction.scrollToStart),
    adding([alt(">")], to: ListAction.moveToLast, TextAction.moveToEnd, ScrollAction.scrollToEnd),
    adding([control("a")], to: DateAction.weekStart, RangeAction.setToMinimum),
    adding([control("e")], to: DateAction.weekEnd, RangeAction.setToMaximum),
    adding(
      [control("g")], to: ListAction.endSearch, FieldAction.endSearch, RangeAction.discard,
      WindowAction.cancel),
    only([alt("g")], for: ListAction.openIndex),
    only([control("s")], for: WindowAction.search),
    only(
      [KeyEvent(.backspace, .control), KeyEvent(.backspace, .alt)],
      for: TextAction.deleteWordBackward),
    only([control("c"), alt("w")], for: TextAction.copy),
    only([KeyEvent(.delete, .shift), control("w")], for: TextAction.cut),
    only([control("y")], for: TextAction.paste),
    only([control("_")], for: TextAction.undo),
  ])
}
