import HanokScenes

/// The screens of the app, for its tests.
nonisolated enum TallyScenes {
  static let all = [
    Scene("zero", [.tally]) { TallyController() },
    Scene(
      "counted", [.tally],
      steps: [.activate(.Tally.add), .activate(.Tally.add), .activate(.Tally.remove)]
    ) { TallyController() },
  ]
}
