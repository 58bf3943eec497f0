import ConcentrationModel
package import ConcentrationView
package import Hanok

/// Plays the game: it turns what is chosen on the cards into what the model does, and shows the result.
package final class GameViewController: ViewController {
  /// The time for which the last pair is seen before the result comes.
  package static let lastLook = Duration.seconds(1)

  private let settings: GameSettings
  // Made at the first look, which is the view's. An observer sees each change of a value, whoever
  // makes it: neither the game nor its cards need to know that anyone watches.
  private lazy var game = makeGame() { didSet { showGame() } }
  // Kept as data, not as words: other pictures have other names.
  private var lastChoice: (choice: Concentration.Choice, index: Int)? { didSet { showRemark() } }
  private let gameView: GameView
  private var ticking: (any Cancellable)?
  private var pendingResult: (any Cancellable)?

  /// A controller of games that are all set up alike.
  package init(_ settings: GameSettings) {
    self.settings = settings
    gameView = GameView(settings.theme)
    super.init()
    title = .Concentration.title
  }

  private func makeGame() -> Concentration {
    Concentration(pairs: settings.pairs, seed: settings.seed, clock: settings.clock)
  }

  package override func loadView() { view = gameView }

  package override func viewDidLoad() {
    gameView.grid.dataSource = self
    // One action for all cards: which one it was is asked of the sender, never read from its words.
    for card in gameView.grid.cardViews { card.addTarget(self, action: GameViewController.turn) }
    gameView.dealButton.addTarget(self, action: GameViewController.dealAgain)
    gameView.themeButton.addTarget(self, action: GameViewController.chooseTheme)
    gameView.quitButton.addTarget(self, action: GameViewController.leave)
    showGame()
  }

  package override func viewDidAppear() {
    ticking = application?.schedule(every: .seconds(1)) { [weak self] in self?.showTime() }
  }

  package override func viewDidDisappear() {
    ticking?.cancel()
    ticking = nil
  }

  private func turn(_ card: CardView) {
    let choice = game.chooseCard(at: card.index)
    lastChoice = (choice, card.index)
    guard choice != .refused, let result = game.result else { return }
    // It counts from now on, also where nobody waits for the screen that shows it.
    let kept = KeptResult(result, in: settings.scores)
    gameView.isBusy = true
    pendingResult = application?.schedule(after: Self.lastLook) { [weak self] in self?.show(kept) }
  }

  private func quit() { application?.quit() }

  /// Quits, but asks first where that loses a game.
  private func leave() {
    guard game.isUnderway else { return quit() }
    ask(
      .Concentration.leaveTitle,
      AlertAction(.Concentration.leave, style: .destructive, mnemonic: .Concentration.leaveKeys) {
        [weak self] in self?.quit()
      })
  }

  /// Deals new cards, but asks first where that loses a game.
  private func dealAgain() {
    guard game.isUnderway else { return deal() }
    ask(
      .Concentration.dealTitle,
      AlertAction(.Concentration.dealAgain, style: .destructive, mnemonic: .Concentration.leaveKeys)
      { [weak self] in self?.deal() })
  }

  private func ask(_ question: Message, _ losing: AlertAction) {
    let stay = AlertAction(
      .Concentration.stay, style: .cancel, mnemonic: .Concentration.stayKeys)
    present(
      AlertController(
        question, message: .Concentration.leaveLoss(found: game.progress.found),
        actions: [stay, losing]))
  }

  private func deal() {
    pendingResult?.cancel()
    gameView.isBusy = false
    game.deal()
    gameView.grid.reloadData()
    lastChoice = nil
  }

  private func chooseTheme() {
    let items = PictureTheme.allCases.map { theme in
      MenuItem(theme.title, state: theme == gameView.grid.pictureTheme ? .on : .off) {
        [weak self] in self?.use(theme)
      }
    }
    present(MenuController(Menu(items: items), sourceView: gameView.themeButton))
  }

  // The model isn't asked: it has no pictures.
  private func use(_ theme: PictureTheme) {
    gameView.grid.pictureTheme = theme
    showRemark()
  }

  private func show(_ kept: KeptResult) {
    gameView.isBusy = false
    let controller = ResultViewController(kept)
    controller.onAgain = { [weak self] in
      self?.deal()
      self?.dismiss()
    }
    present(controller)
  }
}

/// Shows the cards of the model as faces of the view, and its numbers as words.
extension GameViewController: CardGridViewDataSource {
  package func numberOfCards(in grid: CardGridView) -> Int { game.cards.count }

  // The card's identifier becomes the kind of its picture: no picture is chosen here.
  package func cardGridView(_ grid: CardGridView, faceOfCardAt index: Int) -> CardFace {
    let card = game.cards[index]
    if card.isMatched { return .matched(kind: card.identifier) }
    return card.isFaceUp ? .up(kind: card.identifier) : .down
  }

  private func showGame() {
    gameView.grid.reloadFaces()
    let progress = game.progress
    gameView.progress = .Concentration.progress(found: progress.found, count: progress.count)
    gameView.flips = .Concentration.flips(count: game.flipCount)
    gameView.score = .Concentration.score(score: game.score)
    showTime()
  }

  private func showTime() { gameView.time = .time(Int(game.time.components.seconds)) }

  private func showRemark() {
    gameView.remark = lastChoice.map { remark(on: $0, cardAt: $1) } ?? .Concentration.remarkStart
  }

  private func remark(on choice: Concentration.Choice, cardAt index: Int) -> Message {
    func name(_ index: Int) -> Message.Argument {
      gameView.grid.pictureName(ofCardAt: index).map { .message($0) } ?? .init("")
    }
    return switch choice {
    case .turned: .Concentration.remarkTurned(name: name(index))
    case .matched: .Concentration.remarkMatched(name: name(index))
    case .mismatched(let other):
      .Concentration.remarkMismatched(other: name(other), name: name(index))
    case .refused: .Concentration.remarkRefused(number: index + 1)
    }
  }
}
