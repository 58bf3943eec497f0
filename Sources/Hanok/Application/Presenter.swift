public import TerminalIO

/// How an application is shown: drawn on a terminal, or told line by line.
public protocol Presenter: AnyObject {
  /// The room there is, in cells.
  var size: Size { get }
  /// Begins; events go to `application` from now on.
  func start(_ application: Application) throws(DeviceError)
  /// Shows what has changed in a window.
  func present(_ window: Window)
  /// Ends, and gives back what was taken.
  func stop()
}
