import Hanok
import HanokTesting

/// The changes that are made to a tree at random.
extension RandomTree {
  /// Changes something, and returns its name.
  mutating func change(_ stage: Stage, _ root: ViewController) -> String {
    let views = stage.top.map { $0.view.selfAndBelow } ?? []
    let below = root.view.selfAndBelow
    let view = pick(once(in: 4) || views.isEmpty ? below : views)
    switch number(1...18) {
    case 1, 2: return changeText(of: view)
    case 3:
      view.isHidden.toggle()
      return "hide \(Swift.type(of: view))"
    case 4:
      guard view.superview is Overlap else { return "nothing" }
      view.frame = frame()
      return "frame"
    case 5:
      view.background = background()
      return "background"
    case 6:
      guard let scroller = views.compactMap({ $0 as? ScrollView }).first else { return "nothing" }
      scroller.contentOffset += number(-5...5)
      return "scroll"
    case 7: return changeTraits(stage)
    case 8: return addView(to: view)
    case 9:
      guard let superview = view.superview, superview is StackView || superview is Overlap else {
        return "nothing"
      }
      view.removeFromSuperview()
      return "remove"
    case 10: return present(from: root)
    case 11:
      root.dismiss()
      return "dismiss"
    case 12:
      view.isUserInteractionEnabled.toggle()
      return "interaction"
    case 13:
      (view as? Control)?.isEnabled.toggle()
      return "enabled"
    case 14: return changeLayout(of: view)
    case 15: return press(stage)
    case 16, 17:
      guard let table = views.compactMap({ $0 as? RandomTable }).first else { return "nothing" }
      return change(table)
    default: return changeSize(stage)
    }
  }

  private mutating func change(_ table: RandomTable) -> String {
    let section = number(0...max(0, table.numberOfSections - 1))
    let path = RowPath(number(0...14), section: section)
    switch number(1...4) {
    case 1:
      table.deselectRow(at: path)
      return "deselect \(path)"
    case 2: return "scroll table \(table.scroll(x: 0, y: number(-4...4)))"
    default: return "select \(path) \(table.selectRow(at: path))"
    }
  }

  private mutating func changeText(of view: View) -> String {
    switch view {
    case let label as Label:
      if once(in: 3) { label.numberOfLines = number(0...3) }
      label.message = once(in: 8) ? nil : text()
    case let button as Button: button.title = text()
    case let bar as ProgressView: bar.progress = Double(number(0...100)) / 100
    case let box as BoxView: box.title = once(in: 3) ? nil : text()
    default: return "nothing"
    }
    return "text of \(Swift.type(of: view))"
  }

  private mutating func changeTraits(_ stage: Stage) -> String {
    let application = stage.application
    switch number(1...3) {
    case 1:
      let tag = pick(Self.languages)
      guard let language = try? LanguageTag(tag) else { return "nothing" }
      application.traits.localizer = Localizer(
        catalog: application.traits.localizer.catalog, language: language)
      return "language \(tag)"
    case 2:
      application.traits.theme = pick([Theme(), .dark, .light, ThemeFamily.highContrast.dark])
      return "theme"
    default:
      application.traits.ambiguousWidth = pick([.narrow, .wide])
      return "ambiguous width"
    }
  }

  private mutating func addView(to view: View) -> String {
    guard view is StackView || view is Overlap || view is FlowView else { return "nothing" }
    let new = self.view(depth: 1)
    view.insertSubview(new, at: number(0...view.subviews.count))
    if view is Overlap { new.frame = frame() }
    return "add to \(Swift.type(of: view))"
  }

  private mutating func present(from root: ViewController) -> String {
    let controller = ViewController()
    controller.modalPresentationStyle = pick([.fullScreen, .sheet, .sheet, .popover])
    controller.title = once(in: 2) ? text() : nil
    controller.view = view(depth: 2)
    controller.view.isHidden = false
    controller.sourceView = once(in: 4) ? nil : pick(root.view.selfAndBelow)
    root.present(controller)
    return "present \(controller.modalPresentationStyle)"
  }

  private mutating func changeLayout(of view: View) -> String {
    switch number(1...5) {
    case 1: view.widthLimits = limits()
    case 2: view.heightLimits = limits()
    case 3: view.layoutShare = number(0...2)
    case 4: view.layoutPriority = number(-1...1)
    default: (view as? StackView)?.spacing = number(0...3)
    }
    return "layout of \(Swift.type(of: view))"
  }

  private mutating func press(_ stage: Stage) -> String {
    let key = pick([Key.tab, .down, .right, .pageDown, .pageUp, .character("x"), .escape])
    stage.application.handle(.key(KeyEvent(key)))
    return "press \(key)"
  }

  private mutating func changeSize(_ stage: Stage) -> String {
    let size = screenSize()
    stage.device.size = size
    stage.device.send(.resized)
    return "resize \(size.width)x\(size.height)"
  }
}

extension View {
  /// This view and all below it, hidden or not.
  var selfAndBelow: [View] { [self] + subviews.flatMap(\.selfAndBelow) }

  /// The cells of the window in which the view shows, if nothing lies above it.
  var shownRect: Rect {
    var rect = bounds
    var view = self
    while let superview = view.superview {
      rect = rect.offset(x: view.frame.minX, y: view.frame.minY).intersection(superview.bounds)
      view = superview
    }
    return rect
  }

  /// Whether a cell of the view shows, or would if what it lies in were scrolled.
  var canBeScrolledTo: Bool {
    var rect = bounds
    var view = self
    while let superview = view.superview {
      if rect.isEmpty { return false }
      rect = rect.offset(x: view.frame.minX, y: view.frame.minY)
      rect = superview is ScrollView ? superview.bounds : rect.intersection(superview.bounds)
      view = superview
    }
    return !rect.isEmpty
  }
}
