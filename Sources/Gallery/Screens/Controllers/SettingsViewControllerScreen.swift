import Hanok

/// The screen for the language, the theme and motion, as it comes with the toolkit.
final class SettingsViewControllerScreen: SettingsViewController {}
