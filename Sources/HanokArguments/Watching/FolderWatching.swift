package import HanokLocalization

/// A source of changes in folders of tables.
package protocol FolderWatching: AnyObject {
  /// Begins to call the handler after each change of a table in one of the folders.
  ///
  /// - Throws: `unwatchable-folder` if the system can't watch it.
  func start(_ folders: [String], _ handler: @escaping () -> Void) throws(Problem)
  /// Ends the calls.
  func stop()
}
