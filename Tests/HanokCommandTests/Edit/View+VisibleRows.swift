import Hanok
import HanokTerminal

extension View {
  /// The number of the view's rows that are on the screen, and not cut off by a view around it.
  var visibleRows: Int {
    var rect = bounds
    var view: View = self
    while let superview = view.superview {
      rect = rect.offset(x: view.frame.minX, y: view.frame.minY).intersection(superview.bounds)
      view = superview
    }
    return rect.height
  }
}
