import Hanok
import HanokTesting
import Testing

@Suite struct ContentViewControllerTests {
  private final class GreetingController: ContentViewController<Label> {
    static var madeCount = 0
    init() {
      super.init(
        {
          GreetingController.madeCount += 1
          return Label(.verbatim("Hello"))
        }())
    }
    override func viewDidLoad() { contentView.numberOfLines = 3 }
  }

  @Test func theViewHasItsOwnTypeAndIsMadeOnce() throws {
    GreetingController.madeCount = 0
    let controller = GreetingController()
    #expect(!controller.isViewLoaded && GreetingController.madeCount == 0)
    let stage = try Stage(controller, width: 10, height: 1)
    #expect(controller.contentView === controller.view)
    #expect(controller.contentView.numberOfLines == 3)
    #expect(GreetingController.madeCount == 1)
    #expect(stage.screen.row(0) == "Hello     ")
  }
}
