/// The object that hears of a download (the second way).
///
/// There is one at a time. It needn't be a controller: whatever has these methods will do.
@MainActor public protocol DownloadDelegate: AnyObject {
  /// Reports that more has come.
  func downloadDidProgress(_ progress: DownloadProgress)

  /// Reports that a list has come whole.
  func downloadDidFinish(_ list: BreachList)

  /// Reports that none has come.
  func downloadDidFail(_ failure: DownloadFailure)
}
