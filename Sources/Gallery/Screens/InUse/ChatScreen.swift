import Hanok

/// A chat: messages at the side of who wrote them, with their times, and a composer below.
final class ChatScreen: ViewController {
  private let list = StackView(.vertical, spacing: 1)
  private lazy var scroller = ScrollView(list)
  private let field = TextField(placeholder: .Gallery.chatPlaceholder)
  private let presence = Label()
  private let header = StackView(.horizontal)
  /// Whether the end of the list is to be shown after the next layout.
  private var showsEnd = true

  override func loadView() {
    let heading = Label(.Gallery.chatHeading, numberOfLines: 0)
    heading.style = \.heading
    presence.message = .Gallery.chatOnline(count: 3)
    presence.style = \.success
    for view in [heading, SpacerView(share: 1), presence] { header.addSubview(view) }

    list.addSubview(Divider(title: .Gallery.chatDay(day: MessageValue.string("2026-11-28"))))
    for note in Self.notes { add(note) }
    scroller.heightLimits = LengthLimits(minimum: 3)
    scroller.layoutShare = 1

    field.layoutShare = 1
    field.addTarget(self, action: ChatScreen.send)
    let button = Button(.Gallery.chatSend, style: .prominent)
    button.addTarget(self, action: ChatScreen.send)
    let composer = StackView(.horizontal, spacing: 1, views: [field, button])
    view = StackView(.vertical, spacing: 1, views: [header, scroller, composer])
  }

  override func viewWillLayoutSubviews() {
    let width = view.frame.width
    (header.axis, header.spacing) = width < 30 ? (.vertical, 0) : (.horizontal, 2)
    for row in list.subviews {
      // A message leaves a fifth of the row free at the other side.
      row.subviews.first { $0 is BoxView }?.widthLimits.maximum = max(20, width * 4 / 5)
    }
  }

  override func viewDidLayoutSubviews() {
    guard showsEnd, view.frame.height > 0 else { return }
    showsEnd = false
    scroller.layoutIfNeeded()
    scroller.contentOffset = scroller.contentSize.height
  }

  private func add(_ note: Note) {
    let text = Label(note.text, numberOfLines: 0)
    let title: Message = .Gallery.chatTitleOf(
      name: note.author ?? .Gallery.chatMe, time: MessageValue.string("2026-11-28T\(note.time):00"))
    let bubble = BoxView(text, title: title)
    bubble.style = .card
    let isMine = note.author == nil
    let room = SpacerView(share: 1)
    list.addSubview(StackView(.horizontal, views: isMine ? [room, bubble] : [bubble, room]))
  }

  private func send() {
    guard !field.text.isEmpty else { return }
    add(Note(author: nil, time: "10:31", text: .verbatim(field.text)))
    field.text = ""
    showsEnd = true
    view.setNeedsLayout()
  }

  /// A message; without an author, the user wrote it.
  private struct Note {
    let author: Message?
    let time: String
    let text: Message
  }

  private static let notes = [
    Note(author: .verbatim("Ali"), time: "10:12", text: .Gallery.chatFirst),
    Note(author: .verbatim("Jin"), time: "10:15", text: .Gallery.chatSecond),
    Note(author: nil, time: "10:21", text: .Gallery.chatThird),
    Note(author: .verbatim("Ali"), time: "10:24", text: .Gallery.chatFourth),
    Note(author: nil, time: "10:30", text: .Gallery.chatFifth),
  ]
}
