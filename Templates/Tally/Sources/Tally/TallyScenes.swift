import HanokScenes

/// The screens of the app, for its tests.
nonisolated enum TallyScenes {
  static let all = [
    Scene("empty", [.tally]) { TallyController() },
    Scene("guests", [.tally], steps: [.type("aaal")]) { TallyController() },
  ]
}
