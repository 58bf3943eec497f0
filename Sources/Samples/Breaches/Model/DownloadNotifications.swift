/// The notification of progress (the fourth method).
public struct DownloadDidProgress: Hashable, Sendable {
  /// The progress.
  public let progress: DownloadProgress

  /// Creates a notification of progress.
  public init(progress: DownloadProgress) { self.progress = progress }
}

/// The notification of a complete list.
public struct DownloadDidFinish: Hashable, Sendable {
  /// The list.
  public let list: BreachList

  /// Creates a notification of a list.
  public init(list: BreachList) { self.list = list }
}

/// The notification that the download was cancelled, and has no further ones.
public struct DownloadDidCancel: Hashable, Sendable {
  /// Creates a notification that a download was cancelled.
  public init() {}
}

/// The notification of a failure.
public struct DownloadDidFail: Hashable, Sendable {
  /// The reason.
  public let failure: DownloadFailure

  /// Creates a notification of a failure.
  public init(failure: DownloadFailure) { self.failure = failure }
}
