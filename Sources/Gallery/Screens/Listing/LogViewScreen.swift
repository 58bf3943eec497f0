import Hanok

/// The output of a copy, a line a second, filtered by level and text.
final class LogViewScreen: ViewController {
  private let log = LogView(maximumLineCount: 1_000)
  private let levels = PickerView(
    .Gallery.logLevel, options: LogLevel.allCases.map(\.name), selectedIndex: 0)
  private let search = SearchField()
  private var count = 0
  private var timer: (any Cancellable)?

  override func loadView() {
    search.widthLimits = LengthLimits(minimum: 16)
    log.layoutShare = 1
    let filters = FlowView(spacing: 2, views: [levels, search])
    view = StackView(.vertical, spacing: 1, views: [filters, log])
  }

  override func viewDidLoad() {
    levels.addTarget(self, action: LogViewScreen.filter, for: .valueChanged)
    search.addTarget(self, action: LogViewScreen.filter, for: .valueChanged)
    for _ in 0..<8 { report() }
    // Colours are removed, and other control characters have no effect.
    log.append("\u{1B}[32mrsync\u{1B}[0m: done\u{7}", level: .debug)
  }

  override func viewDidAppear() {
    timer = application?.schedule(every: .seconds(1)) { [weak self] in self?.report() }
  }

  override func viewWillDisappear() { timer?.cancel() }

  private func filter() {
    log.minimumLevel = LogLevel.allCases[levels.selectedIndex ?? 0]
    log.searchText = search.text
  }

  private func report() {
    count += 1
    let time = CivilDateTime(
      year: 2026, month: 11, day: 22, hour: 9, minute: count / 60 % 60, second: count % 60)
    switch count % 7 {
    case 1: log.append(.Gallery.logStarted, level: .debug, time: time)
    case 5: log.append(.Gallery.logFull, level: .warning, time: time)
    case 6: log.append(.Gallery.logFailed(number: count), level: .error, time: time)
    default: log.append(.Gallery.logCopied(number: count), time: time)
    }
  }
}
