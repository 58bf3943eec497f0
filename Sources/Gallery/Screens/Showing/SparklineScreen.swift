import Hanok

/// Two rows of bars next to their names.
final class SparklineScreen: ViewController {
  override func loadView() {
    let load = Sparkline(
      [1, 2, 2, 5, 8, 6, 4, 3, 3, 2, 1, 1, 4, 7], description: .Gallery.sparklineLoad)
    let memory = Sparkline(
      [3, 3, 4, 4, 4, 5, 5, 6, 6, 6, 7], description: .Gallery.sparklineMemory)
    memory.style = \.success
    view = StackView(
      .vertical, alignment: .leading,
      views: [
        Label(.Gallery.sparklineLoad), load, SpacerView(1), Label(.Gallery.sparklineMemory), memory,
      ])
  }
}
