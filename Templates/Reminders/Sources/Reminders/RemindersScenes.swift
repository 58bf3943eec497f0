import HanokScenes

/// The screens of the app, for its tests.
nonisolated enum RemindersScenes {
  static let all = [
    Scene("empty", [.reminders]) { RemindersController() },
    Scene(
      "items", [.reminders],
      steps: [
        .type("Milk"), .press(.enter), .type("Bread"), .press(.enter), .press(.tab), .press(.enter),
      ]
    ) { RemindersController() },
  ]
}
