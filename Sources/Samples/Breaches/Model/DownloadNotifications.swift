/// More of a list has come (the fourth way).
public struct DownloadDidProgress: Hashable, Sendable {
  /// The part that has come.
  public let progress: DownloadProgress

  /// A notification of so much.
  public init(progress: DownloadProgress) { self.progress = progress }
}

/// A list has come whole.
public struct DownloadDidFinish: Hashable, Sendable {
  /// The list.
  public let list: BreachList

  /// A notification of a list.
  public init(list: BreachList) { self.list = list }
}

/// The download was cancelled: nothing more comes of it.
public struct DownloadDidCancel: Hashable, Sendable {
  /// A notification that a download was cancelled.
  public init() {}
}

/// No list has come.
public struct DownloadDidFail: Hashable, Sendable {
  /// The reason.
  public let failure: DownloadFailure

  /// A notification of a failure.
  public init(failure: DownloadFailure) { self.failure = failure }
}
