/// The object that is notified of a download (the second method).
///
/// There is one at a time. It needn't be a controller: any object with these methods is suitable.
@MainActor public protocol DownloadDelegate: AnyObject {
  /// Reports progress.
  func downloadDidProgress(_ progress: DownloadProgress)

  /// Reports that the list is complete.
  func downloadDidFinish(_ list: BreachList)

  /// Reports that the download has failed.
  func downloadDidFail(_ failure: DownloadFailure)
}
