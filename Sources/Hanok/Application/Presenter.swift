public import HanokTerminal

/// The presentation of an application: drawn on a terminal, or written line by line.
public protocol Presenter: AnyObject {
  /// The available size, in cells.
  var size: Size { get }
  /// Begins the presentation; from now on `application` receives the events.
  func start(_ application: Application) throws(DeviceError)
  /// Presents the changes in a window.
  func present(_ window: Window)
  /// Presents the last changes in a window, before the application ends.
  func presentLast(_ window: Window)
  /// Puts a text on the clipboard, if one is reachable.
  ///
  /// - Returns: Whether the text was sent.
  func copy(_ text: String) -> Bool
  /// Notifies a user of another window.
  func notify(_ text: String)
  /// Writes a page above the rows of an inline application.
  ///
  /// - Parameter page: The window of the page, as wide as the presentation.
  /// - Returns: Whether it is written: not without such rows.
  func insertAbove(_ page: Window) -> Bool
  /// Ends the presentation, and restores the device.
  func stop()
}

extension Presenter {
  /// Presents nothing: a restored screen wouldn't show it.
  public func presentLast(_ window: Window) {}

  /// Returns false: there is nothing above.
  public func insertAbove(_ page: Window) -> Bool { false }
}
