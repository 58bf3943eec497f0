import ConcentrationModel
import ConcentrationView
import Hanok

/// Shows the result of a game and the best results, with a button for another game.
final class ResultViewController: ViewController {
  /// Called when the player chooses another game.
  var onAgain: () -> Void = {}
  private let kept: KeptResult
  private let resultView = ResultView()

  /// Creates a controller of the result of a game.
  init(_ kept: KeptResult) {
    self.kept = kept
    super.init()
    // The game below is over: Escape must not lead back to it.
    isModalInPresentation = true
  }

  override func loadView() { view = resultView }

  override func viewDidLoad() {
    resultView.dealButton.addTarget(self, action: ResultViewController.playAgain)
    resultView.quitButton.addAction(toNearest: Application.self) { $0.quit() }
    show()
  }

  override var keyCommands: [KeyCommand] {
    [
      paletteCommand(priority: 1),
      languageCommand(.Concentration.language, mnemonic: .Concentration.languageKeys),
      quitCommand(.Concentration.quit, mnemonic: .Concentration.quitKeys),
    ]
  }

  private func playAgain() { onAgain() }

  private func show() {
    // The reason why a result isn't stored is data, which is localized here.
    resultView.failure = kept.failure.map(Message.unkept)
    let figures = Figures(kept.result)
    resultView.show(
      .Concentration.resultLine(
        score: figures.score, flips: figures.flips, time: figures.time),
      spoken: .Concentration.resultLine(
        score: figures.score, flips: figures.flips, time: figures.spokenTime),
      remark: kept.place.map {
        $0 == 0 ? .Concentration.resultFirst : .Concentration.resultPlace(place: $0 + 1)
      })
    resultView.showBest(
      .Concentration.best(count: kept.result.pairs),
      kept.best.enumerated().map { line($1, at: $0, isOwn: $0 == kept.place) })
  }

  private func line(_ result: GameResult, at index: Int, isOwn: Bool) -> ResultView.Line {
    let figures = Figures(result)
    let (score, flips, time) = (figures.score, figures.flips, figures.spokenTime)
    return ResultView.Line(
      columns: [.Concentration.bestPlace(place: index + 1)] + figures.columns,
      spoken: isOwn
        ? .Concentration.bestLineOwn(
          place: index + 1, score: score, flips: flips, time: time)
        : .Concentration.bestLine(
          place: index + 1, score: score, flips: flips, time: time),
      isOwn: isOwn)
  }
}

/// A result that was added to the best ones.
struct KeptResult {
  /// The result.
  let result: GameResult
  /// Its index among the best ones, or nil if others are better.
  let place: Int?
  /// The best results of games with the same number of pairs, the best first.
  let best: [GameResult]
  /// The reason why it isn't stored for later runs, or nil if it is.
  let failure: ScoreKeepingError?

  /// Adds a result to stored scores.
  init(_ result: GameResult, in scores: any ScoreKeeping) {
    self.result = result
    // For this run it is added in any case.
    var unwritten = scores.scores
    let unwrittenPlace = unwritten.add(result)
    do throws(ScoreKeepingError) {
      (place, failure) = (try scores.add(result), nil)
    } catch {
      (place, failure) = (unwrittenPlace, error)
    }
    best = scores.scores.results(pairs: result.pairs)
  }
}

/// The numbers of a result, each as a localized text.
private struct Figures {
  let columns: [Message]
  let spokenTime: Message.Argument

  init(_ result: GameResult) {
    columns = [
      .Concentration.score(score: result.score), .Concentration.flips(count: result.flips),
      .time(result.seconds),
    ]
    spokenTime = .message(.spokenTime(result.seconds))
  }

  var score: Message.Argument { .message(columns[0]) }
  var flips: Message.Argument { .message(columns[1]) }
  var time: Message.Argument { .message(columns[2]) }
}
