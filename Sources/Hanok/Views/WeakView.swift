/// A weak reference to a view, for collections of views that don't keep them alive.
struct WeakView {
  weak var view: View?
}
