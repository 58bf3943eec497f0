public import HanokTerminal

/// The presentation of an application: drawn on a terminal, or said line by line.
public protocol Presenter: AnyObject {
  /// The room there is, in cells.
  var size: Size { get }
  /// Begins; events go to `application` from now on.
  func start(_ application: Application) throws(DeviceError)
  /// Shows what has changed in a window.
  func present(_ window: Window)
  /// Shows what has changed last in a window, before the application ends.
  func presentLast(_ window: Window)
  /// Puts a text on the clipboard, where there is one to be reached.
  ///
  /// - Returns: Whether it was sent there.
  func copy(_ text: String) -> Bool
  /// Notifies a user who is in another window.
  func notify(_ text: String)
  /// Ends, and gives back what was taken.
  func stop()
}

extension Presenter {
  /// Shows nothing: a screen that is given back shows nothing of it.
  public func presentLast(_ window: Window) {}
}
