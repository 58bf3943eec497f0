import Hanok

/// A music player: a list of songs, the one that plays with its progress, and controls.
final class PlayerScreen: ViewController, TableViewDataSource, TableViewDelegate {
  private let table = TableView()
  private let song = Label(numberOfLines: 0)
  private let origin = Label(numberOfLines: 0)
  private let elapsed = Label()
  private let progress = ProgressView()
  private let length = Label(alignment: .trailing)
  private let playButton = Button(.Gallery.playerPlay, style: .prominent)
  private let volume = Slider(.Gallery.playerVolume, value: 0.6, in: 0...1)
  private let foot = StackView(.horizontal, spacing: 2)
  private var current = 1
  private var seconds = 74
  private var clock: (any Cancellable)?

  override func loadView() {
    table.columns = [
      TableColumn(.Gallery.playerSong, width: .share(2, minimum: 11), priority: 2),
      TableColumn(.Gallery.playerFrom, width: .share(minimum: 11)),
      TableColumn(.Gallery.playerLength, width: .fitting(), alignment: .numeric, priority: 1),
    ]
    table.heightLimits = LengthLimits(minimum: 3)
    (table.dataSource, table.delegate) = (self, self)
    let list = BoxView(table, title: .Gallery.playerList)
    list.layoutShare = 1

    (song.style, origin.style) = (\.strong, \.secondary)
    (elapsed.style, length.style) = (\.secondary, \.secondary)
    progress.layoutShare = 1
    let course = StackView(.horizontal, spacing: 1, views: [elapsed, progress, length])
    volume.format = { .Gallery.sliderPercent(part: $0) }
    volume.layoutShare = 1
    for view in [buttons(), volume] { foot.addSubview(view) }
    let card = BoxView(
      StackView(
        .vertical, views: [song, origin, SpacerView(1), course, SpacerView(1), foot]),
      title: .Gallery.playerNow)
    card.style = .card
    view = ScrollView(StackView(.vertical, spacing: 1, views: [list, card]))
  }

  private func buttons() -> View {
    let previous = Button(.Gallery.playerPrevious)
    previous.addAction { [weak self] in self?.play(by: -1) }
    playButton.addTarget(self, action: PlayerScreen.toggle)
    let next = Button(.Gallery.playerNext)
    next.addAction { [weak self] in self?.play(by: 1) }
    return FlowView(spacing: 1, views: [previous, playButton, next])
  }

  override func viewDidLoad() {
    table.selectRow(at: RowPath(current))
    show()
  }

  override func viewWillLayoutSubviews() {
    foot.axis = view.frame.width < 72 ? .vertical : .horizontal
  }

  override func viewDidDisappear() { pause() }

  private func show() {
    let (title, from, duration) = Self.songs[current]
    song.message = .verbatim(title)
    origin.message = from
    elapsed.message = Self.time(seconds)
    length.message = Self.time(duration)
    progress.progress = Double(seconds) / Double(duration)
    progress.accessibilityLabel = .verbatim(title)
    playButton.title = clock == nil ? .Gallery.playerPlay : .Gallery.playerPause
  }

  private static func time(_ seconds: Int) -> Message {
    .Gallery.playerTime(minutes: seconds / 60, seconds: seconds % 60)
  }

  private func toggle() {
    if clock == nil {
      clock = application?.schedule(every: .seconds(1)) { [weak self] in self?.tick() }
    } else {
      pause()
    }
    show()
  }

  private func pause() {
    clock?.cancel()
    clock = nil
  }

  private func tick() {
    seconds += 1
    if seconds >= Self.songs[current].duration { play(by: 1) } else { show() }
  }

  /// Begins a song some rows below.
  private func play(by step: Int) {
    current = (current + step + Self.songs.count) % Self.songs.count
    seconds = 0
    table.selectRow(at: RowPath(current))
    show()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.songs.count
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let (title, from, duration) = Self.songs[path.row]
    return TableRow([.verbatim(title), from, Self.time(duration)])
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {
    play(by: path.row - current)
    if clock == nil { toggle() }
  }

  private static let songs: [(title: String, from: Message, duration: Int)] = [
    ("아리랑", .Gallery.playerKorea, 163), ("さくら", .Gallery.playerJapan, 201),
    ("لما بدا", .Gallery.playerAndalusia, 248), ("Danny Boy", .Gallery.playerIreland, 190),
    ("Lorelei", .Gallery.playerGermany, 142), ("도라지 타령", .Gallery.playerKorea, 177),
    ("荒城の月", .Gallery.playerJapan, 185), ("Bella ciao", .Gallery.playerItaly, 154),
    ("밀양 아리랑", .Gallery.playerKorea, 169), ("Die Forelle", .Gallery.playerGermany, 128),
    ("赤とんぼ", .Gallery.playerJapan, 147), ("La Paloma", .Gallery.playerSpain, 216),
  ]
}
