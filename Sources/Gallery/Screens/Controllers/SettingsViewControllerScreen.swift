import Hanok

/// The toolkit's own screen for the language, the theme and motion.
final class SettingsViewControllerScreen: SettingsViewController {}
