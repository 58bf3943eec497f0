import BreachesModel
import BreachesView
import Hanok
package import HanokScenes

/// The screens of the program.
package nonisolated enum BreachesScenes {
  package static let all = [
    scene("idle"),
    scene("connecting") { $0.download() },
    scene("loading") {
      $0.download()
      $0.progress(DownloadProgress(received: ByteCount(195_000), expected: ByteCount(487_300)))
    },
    scene("failed") {
      $0.download()
      $0.fail(.tooManyRequests(retryAfter: .seconds(90)))
    },
    loaded("loaded").cutHints(in: "ar", "ar-XB", "en", "ja").cutHints(
      in: "en-XC", at: Size(width: 40, height: 12)),
    loaded("detail", .press(.enter)),
    loaded("nothing-found", .type("/"), .type("nobody")).cutHints(in: "ar"),
  ]

  private static func loaded(_ name: String, _ steps: Pilot.Step...) -> Scene {
    // As after a download on the screen, the list has the keys.
    scene(name, [.press(.tab, times: 2)] + steps) {
      $0.download()
      $0.finish(BreachList(breaches, size: ByteCount(24_800)))
    }
  }

  /// A scene after reports that a network would have caused.
  private static func scene(
    _ name: String, _ steps: [Pilot.Step] = [],
    _ report: @escaping @MainActor @Sendable (DownloadViewController) -> Void = { _ in }
  ) -> Scene {
    Scene(name, [.breaches], steps: steps) {
      let controller = BreachesController(
        DownloadRequest("https://breaches.example/list"), transport: SilentTransport(),
        method: .notification)
      controller.downloadController.map(report)
      return controller
    }.allowing(
      .cutText, in: ["en-XA", "en-XC"], at: [Size(width: 20, height: 6)],
      because: "No word of a language that people speak is as long beside a key.")
  }

  /// Invented breaches.
  private static let breaches = [
    breach(
      "Gamma Mail", 2013, 10, 4, 152_445_165, ["Email addresses", "Passwords"],
      "The passwords of this mail service were encrypted, but its hints were not."),
    breach("Blue Recipes", 2019, 1, 7, 1, ["Names"], "One account of a family's recipes."),
    breach(
      "Élan Café", 2021, 12, 31, 48_210, ["Email addresses", "Phone numbers", "Purchases"],
      "A backup of the café's customers was public for three days.", isVerified: false),
    breach("한옥 마을", 2024, 5, 17, 2_004, ["Email addresses"], "The guests of a village of hanoks."),
    breach("Zebra Taxi", 2016, 2, 29, 999_999, ["Locations"], "The journeys of two summers."),
  ].compactMap { $0 }

  private static func breach(
    _ title: String, _ year: Int, _ month: Int, _ day: Int, _ accounts: Int, _ kinds: [String],
    _ summary: String, isVerified: Bool = true
  ) -> Breach? {
    guard let date = BreachDate(year: year, month: month, day: day) else { return nil }
    return Breach(
      name: title, title: title, domain: "breached.example", date: date, accounts: accounts,
      summary: summary, kinds: kinds, isVerified: isVerified)
  }
}

nonisolated extension Scene {
  /// Allows the name of the search, and the number of what was found, to be cut where there are few columns.
  fileprivate func cutHints(
    in languages: String..., at size: Size = Size(width: 20, height: 6)
  ) -> Scene {
    allowing(
      .cutText, in: languages, at: [size],
      because: "They are hints beside the list, which has the room, and are read aloud as a whole.")
  }
}

/// A network that never answers.
private nonisolated struct SilentTransport: Transport {
  func start(
    _ request: DownloadRequest, handler: @escaping @Sendable (TransferEvent) -> Void
  ) -> any Transfer { SilentTransfer() }
}

private nonisolated final class SilentTransfer: Transfer {
  func cancel() {}
}
