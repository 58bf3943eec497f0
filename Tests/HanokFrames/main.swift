// The frame benchmark with Hanok; Peers/frames.h tells of the arguments.

import GalleryScreens
import Hanok
import HanokLocalization
import HanokSystem
import HanokTerminal

let arguments = CommandLine.arguments
guard arguments.count == 5, let frames = Int(arguments[2]),
  let controller = FrameController(
    scenario: arguments[1], lines: LineReader.lines(of: arguments[3]))
else {
  fatalError("usage: HanokFrames SCENARIO FRAMES LINES REPORT")
}
let localizer = Localizer(catalog: Catalog(compiled: [.toolkit, .gallery]), language: .english)
let application = Application(root: controller, traits: Traits(localizer: localizer))
let device = TerminalDevice(environment: ["TERM": "xterm-256color"])
let presenter = ScreenPresenter(Terminal(device: device, scheduler: application.scheduler))
controller.run(frames, in: application, on: device, report: arguments[4])
exit(try await application.run(on: presenter))
