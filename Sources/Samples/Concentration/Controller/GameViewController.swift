import ConcentrationModel
package import ConcentrationView
package import Hanok

/// Plays the game: it passes the player's choices to the model, and shows the results.
package final class GameViewController: ViewController {
  /// The time for which the last pair is visible before the result appears.
  package nonisolated static let lastLook = Duration.seconds(1)

  private let settings: GameSettings
  // It is created at its first use, by the view. The observer sees each change of a value by any
  // code: neither the game nor its cards need to know that they are observed.
  private lazy var game = makeGame() { didSet { showGame() } }
  // Stored as data, not as a text: other pictures have other names.
  private var lastChoice: (choice: Concentration.Choice, index: Int)? { didSet { showRemark() } }
  private let gameView: GameView
  private var ticking: (any Cancellable)?
  private var pendingResult: (any Cancellable)?

  /// Creates a controller of games with the same settings.
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
    // All cards have one action: it identifies the card by the sender, never by its text.
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

  package override var keyCommands: [KeyCommand] {
    [
      paletteCommand(priority: 1),
      languageCommand(.Concentration.language, mnemonic: .Concentration.languageKeys),
      quitCommand(.Concentration.quit, mnemonic: .Concentration.quitKeys) { [weak self] in
        self?.leave()
      },
    ]
  }

  private func turn(_ card: CardView) {
    let choice = game.chooseCard(at: card.index)
    lastChoice = (choice, card.index)
    guard choice != .refused, let result = game.result else { return }
    // It counts from now on, even if the player leaves before the screen that shows it.
    let kept = KeptResult(result, in: settings.scores)
    gameView.isBusy = true
    pendingResult = application?.schedule(after: Self.lastLook) { [weak self] in self?.show(kept) }
  }

  private func quit() { application?.quit() }

  /// Quits, after a question if the game would be lost.
  private func leave() {
    guard game.isUnderway else { return quit() }
    ask(
      .Concentration.leaveTitle,
      AlertAction(.Concentration.leave, style: .destructive, mnemonic: .Concentration.leaveKeys) {
        [weak self] in self?.quit()
      })
  }

  /// Deals new cards, after a question if the game would be lost.
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

  // The model isn't involved: it has no pictures.
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

/// Maps the cards of the model to faces of the view, and its numbers to texts.
extension GameViewController: CardGridViewDataSource {
  package func numberOfCards(in grid: CardGridView) -> Int { game.cards.count }

  // The card's identifier becomes the kind of its picture: the view chooses the picture.
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
