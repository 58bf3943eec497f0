import Hanok
import HanokArguments
import HanokLocalization

/// The screens of the program that show a message, with its text in reverse.
///
/// ```
/// Screens with Quiz · title
/// ‹question 80x24 ▾›
/// True or False?       Question 1 of 5
/// ▀▀▀▀▀▀▀▀▀▀▀▀▀▀
/// ```
final class MessageScreensController: ViewController {
  private let session: EditSession
  private let id: TranslationItem.ID
  private let picker = PickerView(.HanokCommand.editScreensChoice, options: [])
  private let activity = ActivityIndicator(.HanokCommand.editScreensReading)
  private let notice = Label()
  private let picture = ScenePictureView()
  private lazy var scroller = ScrollView(picture)
  private var screens: [ProgramScreen] = []

  /// Creates a screen of the screens with a message.
  init(_ session: EditSession, _ id: TranslationItem.ID) {
    self.session = session
    self.id = id
    super.init()
    title = .HanokCommand.editScreensTitle(table: id.table, key: id.key)
  }

  override func loadView() {
    notice.numberOfLines = 0
    scroller.layoutShare = 1
    let heading = Label(title)
    heading.style = \.heading
    heading.numberOfLines = 0
    view = StackView(
      .vertical, views: [heading, activity, notice, picker, scroller, StatusBar()])
  }

  override func viewDidLoad() {
    picker.isHidden = true
    notice.isHidden = true
    picker.addTarget(self, action: MessageScreensController.showScreen, for: .valueChanged)
  }

  // Only now it is in the window, which tells tests whether its tasks are at work.
  override func viewDidAppear() { task { [weak self] in await self?.read() } }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        .HanokCommand.editScreensNext,
        keys: [KeyEvent(.function(2)), KeyEvent(.character("n"), .control)],
        isEnabled: hasOthers, priority: 1
      ) { [weak self] in self?.move(by: 1) },
      KeyCommand(
        .character("p"), .control, title: .HanokCommand.editScreensPrevious,
        isEnabled: hasOthers
      ) { [weak self] in self?.move(by: -1) },
      KeyCommand(.escape, title: .HanokCommand.snapshotsClose, priority: 3) {
        [weak self] in self?.dismiss()
      },
      paletteCommand(priority: 2),
    ]
  }

  private var hasOthers: Bool { screens.count > 1 }

  private func move(by step: Int) {
    guard hasOthers else { return }
    let place = (picker.selectedIndex ?? 0) + step
    picker.selectedIndex = (place + screens.count) % screens.count
    showScreen()
  }

  private func read() async {
    // A program may take some seconds.
    activity.startAnimating()
    defer {
      activity.stopAnimating()
      activity.isHidden = true
    }
    do throws(Problem) {
      let all = try await session.programScreens()
      if !Task.isCancelled { show(all.filter { $0.shows(id) }) }
    } catch {
      notice.message = view.traits.map { .verbatim($0.localizer.describe(error)) }
      notice.isHidden = false
    }
  }

  private func show(_ screens: [ProgramScreen]) {
    self.screens = screens
    notice.message = .HanokCommand.editScreensNone
    notice.isHidden = !screens.isEmpty
    picker.isHidden = screens.isEmpty
    if screens.isEmpty { return }
    picker.options = screens.map { .verbatim("\($0.scene) \($0.size)") }
    picker.selectedIndex = 0
    picker.becomeFirstResponder()
    showScreen()
  }

  private func showScreen() {
    guard let index = picker.selectedIndex, screens.indices.contains(index) else { return }
    let screen = screens[index]
    picture.show(
      screen.screen(marking: id), isRightToLeft: session.language.isRightToLeft,
      spoken: screen.spoken)
    view.layoutIfNeeded()
    scroller.contentOffset = (screen.firstRow(of: id) ?? 0) - scroller.frame.height / 2
  }
}
