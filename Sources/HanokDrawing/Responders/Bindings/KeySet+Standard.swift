import HanokTerminal

extension KeySet {
  /// The keys of all actions of the toolkit: as in the windows of desktops, and in shells.
  static let standardKeys = table([
    only(
      [KeyEvent(.up)], for: ListAction.moveUp, WindowAction.moveUp, ScrollAction.scrollUp,
      DateAction.previousWeek, FieldAction.increase),
    only(
      [KeyEvent(.down)], for: ListAction.moveDown, WindowAction.moveDown, ScrollAction.scrollDown,
      DateAction.nextWeek, FieldAction.decrease, CompletionAction.show),
    only(
      [KeyEvent(.left)], for: ListAction.moveBack, WindowAction.moveBack, TextAction.moveLeft,
      DateAction.previousDay, ControlAction.turnOff),
    only(
      [KeyEvent(.right)], for: ListAction.moveForward, WindowAction.moveForward,
      TextAction.moveRight, DateAction.nextDay, ControlAction.turnOn),
    only(
      [KeyEvent(.pageUp)], for: ListAction.movePageUp, TextAction.movePageUp,
      ScrollAction.scrollPageUp, DateAction.previousMonth, FieldAction.increaseMore,
      RangeAction.increaseMore),
    only(
      [KeyEvent(.pageDown)], for: ListAction.movePageDown, TextAction.movePageDown,
      ScrollAction.scrollPageDown, DateAction.nextMonth, FieldAction.decreaseMore,
      RangeAction.decreaseMore),
    only(
      [KeyEvent(.home)], for: ListAction.moveToFirst, TextAction.moveToRowStart,
      ScrollAction.scrollToStart, DateAction.weekStart, RangeAction.setToMinimum),
    only(
      [KeyEvent(.end)], for: ListAction.moveToLast, TextAction.moveToRowEnd,
      ScrollAction.scrollToEnd, DateAction.weekEnd, RangeAction.setToMaximum),
    only(
      [KeyEvent(.enter)], for: ListAction.choose, LinkAction.follow, FieldAction.submit,
      RangeAction.confirm, TextAction.insertLineEnd),
    only([KeyEvent(.enter), letter(" ")], for: ControlAction.press, DateAction.choose),
    only([letter(" ")], for: ListAction.select),
    only(
      [KeyEvent(.escape)], for: ListAction.endSearch, FieldAction.endSearch, RangeAction.discard,
      WindowAction.cancel),
    only([KeyEvent(.escape), KeyEvent(.left, .alt)], for: NavigationAction.back),
    only(
      [KeyEvent(.tab)], for: WindowAction.nextItem, CompletionAction.complete,
      TextAction.insertTab),
    only([KeyEvent(.tab, .shift)], for: WindowAction.previousItem),
    only([KeyEvent(.backspace)], for: RangeAction.deleteDigit, FilesAction.goUp),

    only([KeyEvent(.function(1))], for: WindowAction.showCommands),
    only([KeyEvent(.function(5))], for: NavigationAction.refresh),
    only([KeyEvent(.function(10))], for: WindowAction.openMenuBar),
    only(
      [KeyEvent(.menu), KeyEvent(.function(10), .shift)], for: WindowAction.openContextMenu),
    only([control("c")], for: WindowAction.quit),
    only([], for: WindowAction.search),
    only([KeyEvent(.pageUp, .control)], for: NavigationAction.previousTab),
    only([KeyEvent(.pageDown, .control)], for: NavigationAction.nextTab),

    only([control("a")], for: ListAction.selectAll),
    only([alt("s")], for: ListAction.sort),
    only([KeyEvent(.enter, .alt)], for: ListAction.openActions),
    only([control("g")], for: ListAction.openIndex),
    only([letter("*")], for: ListAction.expandSiblings),
    only([KeyEvent(.down), KeyEvent(.down, .alt)], for: ControlAction.open),
    only([letter("y")], for: LinkAction.copyAddress),
    only([KeyEvent(.right), letter("+")], for: RangeAction.increase),
    only([KeyEvent(.left), letter("-")], for: RangeAction.decrease),
    only([control("l")], for: FilesAction.typePath),
    only([alt(".")], for: FilesAction.showHidden),
    only([KeyEvent(.pageUp, .shift), KeyEvent(.pageUp, .control)], for: DateAction.previousYear),
    only([KeyEvent(.pageDown, .shift), KeyEvent(.pageDown, .control)], for: DateAction.nextYear),
    only([KeyEvent(.home, .control)], for: DateAction.today),

    only([KeyEvent(.left, .control), KeyEvent(.left, .alt)], for: TextAction.moveWordLeft),
    only([KeyEvent(.right, .control), KeyEvent(.right, .alt)], for: TextAction.moveWordRight),
    only([KeyEvent(.left, .super)], for: TextAction.moveRowLeft),
    only([KeyEvent(.right, .super)], for: TextAction.moveRowRight),
    only([control("b")], for: TextAction.moveBackward),
    only([control("f")], for: TextAction.moveForward),
    only([alt("b")], for: TextAction.moveWordBackward),
    only([alt("f")], for: TextAction.moveWordForward),
    only([KeyEvent(.up), control("p")], for: TextAction.moveUp),
    only([KeyEvent(.down), control("n")], for: TextAction.moveDown),
    only([control("a")], for: TextAction.moveToLineStart),
    only([control("e")], for: TextAction.moveToLineEnd),
    only([KeyEvent(.home, .control), KeyEvent(.up, .super)], for: TextAction.moveToStart),
    only([KeyEvent(.end, .control), KeyEvent(.down, .super)], for: TextAction.moveToEnd),
    only([KeyEvent(.backspace), KeyEvent(.backspace, .shift)], for: TextAction.deleteBackward),
    only([KeyEvent(.delete), control("d")], for: TextAction.deleteForward),
    only(
      [KeyEvent(.backspace, .control), KeyEvent(.backspace, .alt), control("w")],
      for: TextAction.deleteWordBackward),
    only(
      [KeyEvent(.delete, .control), KeyEvent(.delete, .alt), alt("d")],
      for: TextAction.deleteWordForward),
    only([control("u"), KeyEvent(.backspace, .super)], for: TextAction.deleteToLineStart),
    only([control("k")], for: TextAction.deleteToLineEnd),
    only([control("c")], for: TextAction.copy),
    only([control("x"), KeyEvent(.delete, .shift)], for: TextAction.cut),
    only([control("v"), control("y")], for: TextAction.paste),
    only([control("_"), alt("u")], for: TextAction.undo),
    only([alt("e"), alt("_")], for: TextAction.redo),
    only([alt("a")], for: TextAction.selectAll),
    only([KeyEvent(.enter, .alt), KeyEvent(.enter, .control)], for: TextAction.submit),
  ])
}
