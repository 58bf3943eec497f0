import BreachesModel

/// The state of a screen that downloads: exactly one of them at any time.
nonisolated enum DownloadState: Hashable, Sendable {
  /// Before the first download.
  case idle
  /// During a download; nil before its first bytes, or without reports of progress.
  case loading(DownloadProgress?)
  /// After a complete download.
  case loaded(BreachList)
  /// After a failure.
  case failed(DownloadFailure)
  /// After an answer that was asked for at once: only by the way that can't work.
  case asked(RecordCount)

  /// Whether a download is in progress.
  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
