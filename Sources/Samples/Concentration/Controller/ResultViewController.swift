import ConcentrationModel
import ConcentrationView
import Hanok

/// Shows the result of a game and the best results, and offers another game.
final class ResultViewController: ViewController {
  /// Called when another game is wanted.
  var onAgain: () -> Void = {}
  private let result: GameResult
  private let scores: any ScoreKeeping
  private let resultView = ResultView()

  /// A controller of the result of a game that goes to those that are kept.
  init(_ result: GameResult, scores: any ScoreKeeping) {
    self.result = result
    self.scores = scores
    super.init()
  }

  override func loadView() { view = resultView }

  override func viewDidLoad() {
    resultView.dealButton.addTarget(self, action: ResultViewController.playAgain)
    resultView.quitButton.addTarget(self, action: ResultViewController.quit)
    connect(resultView)
    keep()
  }

  private func playAgain() { onAgain() }

  // The reason why a result can't be kept comes as data, and is put into words here.
  private func keep() {
    var place: Int?
    do throws(ScoreKeepingError) {
      place = try scores.add(result)
    } catch {
      resultView.failure = .unkept(error)
      place = scores.scores.results(pairs: result.pairs).firstIndex(of: result)
    }
    show(place)
  }

  private func show(_ place: Int?) {
    let figures = Figures(result)
    resultView.show(
      .Concentration.resultLine(
        score: figures.score, flips: figures.flips, time: figures.time),
      spoken: .Concentration.resultLine(
        score: figures.score, flips: figures.flips, time: figures.spokenTime),
      remark: place.map {
        $0 == 0 ? .Concentration.resultFirst : .Concentration.resultPlace(place: $0 + 1)
      })
    let best = scores.scores.results(pairs: result.pairs)
    resultView.showBest(
      .Concentration.best(count: result.pairs),
      best.enumerated().map { line($1, at: $0, isOwn: $0 == place) })
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

/// The numbers of a result, each in the words of the table.
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
