import Hanok
import HanokLocalization
import HanokSystem
import HanokTerminal

/// Shows a scenario, and changes it frame by frame.
final class FrameController: ViewController {
  private let change: (Int) -> Void
  private let content: View

  /// A controller for a scenario of the benchmark; nil where there is no such one.
  init?(scenario: String, lines: [String]) {
    switch scenario {
    case "full":
      let page = PageView(lines)
      (content, change) = (page, { page.frameNumber = $0 })
    case "scroll":
      let rows = RowsView()
      (content, change) = (rows, { rows.firstRow = $0 })
    case "label":
      let labels = (0..<30).map { Label(.verbatim("label \($0): 0")) }
      let columns = [labels[..<15], labels[15...]].map { StackView(.vertical, views: Array($0)) }
      content = StackView(.horizontal, spacing: 4, views: columns)
      change = { labels[$0 % 30].message = .verbatim("label \($0 % 30): \($0)") }
    case "gallery":
      let pages = GalleryPages()
      (content, change) = (pages, { pages.show($0) })
    case "table", "page":
      let rows = TableRows()
      (content, change) = (
        rows.table,
        { frame in
          let step = scenario == "table" ? 1 : max(1, rows.table.frame.height - 2)
          rows.table.selectRow(at: RowPath(frame * step % TableRows.count))
        }
      )
    default: return nil
    }
    super.init()
    for controller in (content as? GalleryPages)?.controllers ?? [] { addChild(controller) }
  }

  override func loadView() { view = content }

  /// Draws so many frames, one after the other, writes what they cost, and quits.
  func run(
    _ frames: Int, in application: Application, on device: any Device, report: String
  ) {
    application.schedule(after: .zero) { [self] in
      let start = ProcessResources.processorTime
      draw(1, of: frames, in: application, on: device) {
        if let file = unsafe fopen(report, "w") {
          unsafe fputs("\(Int(ProcessResources.processorTime - start))\n", file)
          unsafe fclose(file)
        }
        application.quit()
      }
    }
  }

  /// How long a terminal that is slow is waited for: to ask often would take more of the processor
  /// than the frames do.
  private static let pause = Duration.milliseconds(1)

  private func draw(
    _ frame: Int, of frames: Int, in application: Application, on device: any Device,
    then end: @escaping () -> Void
  ) {
    // While the terminal is slow, frames would be left out, and none is to be.
    let isReady = !device.isBusy
    if isReady && frame > frames { return end() }
    if isReady { change(frame) }
    application.schedule(after: isReady ? .zero : Self.pause) { [self] in
      draw(isReady ? frame + 1 : frame, of: frames, in: application, on: device, then: end)
    }
  }
}
