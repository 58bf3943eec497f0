import Hanok

/// Settings in groups, each a card with switches, pickers and numbers that take effect at once.
final class PreferencesScreen: ViewController {
  private let columns = StackView(.horizontal, spacing: 1)
  private let sounds = Switch(isOn: true)
  private let volume = Slider(.Gallery.preferencesVolume, value: 0.7, in: 0...1)

  override func loadView() {
    let heading = Label(.Gallery.preferencesHeading, numberOfLines: 0)
    heading.style = \.heading
    let hint = Label(.Gallery.preferencesHint, numberOfLines: 0)
    hint.style = \.secondary

    let size = Stepper(.Gallery.preferencesSize, value: 14, in: 8...32)
    volume.format = { .Gallery.sliderPercent(part: $0) }
    sounds.addTarget(self, action: PreferencesScreen.soundsDidChange, for: .valueChanged)

    let looks = card(
      .Gallery.preferencesLooks,
      [
        (
          .Gallery.preferencesMode,
          SegmentedControl([.Gallery.preferencesLight, .Gallery.preferencesDark], selectedIndex: 1)
        ),
        (.Gallery.preferencesSize, size), (.Gallery.preferencesSeconds, Switch()),
      ])
    let news = card(
      .Gallery.preferencesNews,
      [
        (.Gallery.preferencesAlerts, Switch(isOn: true)), (.Gallery.preferencesSounds, sounds),
        (.Gallery.preferencesVolume, volume),
      ])
    let region = card(
      .Gallery.preferencesRegion,
      [
        (.Gallery.preferencesCity, picker(.Gallery.preferencesCity, cities, 0)),
        (.Gallery.preferencesWeek, picker(.Gallery.preferencesWeek, days, 1)),
        (.Gallery.preferencesMetric, Switch(isOn: true)),
      ])
    let safety = card(
      .Gallery.preferencesSafety,
      [
        (.Gallery.preferencesLock, picker(.Gallery.preferencesLock, minutes, 1)),
        (.Gallery.preferencesBackups, Switch(isOn: true)),
        (.Gallery.preferencesReports, Switch()),
      ])
    for cards in [[looks, region], [news, safety]] {
      let column = StackView(.vertical, spacing: 1, views: cards)
      column.layoutShare = 1
      columns.addSubview(column)
    }
    view = ScrollView(
      StackView(
        .vertical, spacing: 1,
        views: [StackView(.vertical, views: [heading, hint]), columns]))
  }

  override func viewWillLayoutSubviews() {
    columns.axis = view.frame.width < 72 ? .vertical : .horizontal
  }

  /// A group, as wide as its share of the row.
  private func card(_ title: Message, _ settings: [(Message, View)]) -> BoxView {
    let form = FormView()
    form.rowSpacing = 1
    for (name, control) in settings { form.addRow(name, control) }
    let card = BoxView(form, title: title)
    card.style = .card
    card.widthLimits = LengthLimits(ideal: 1)
    return card
  }

  private func picker(_ name: Message, _ options: [Message], _ index: Int) -> PickerView {
    PickerView(name, options: options, selectedIndex: index)
  }

  private var cities: [Message] {
    [.Gallery.pickerSeoul, .Gallery.pickerTokyo, .Gallery.pickerCairo, .Gallery.pickerBerlin]
  }

  /// Sunday and Monday.
  private var days: [Message] {
    (29...30).compactMap { CalendarDay(year: 2026, month: 11, day: $0) }
      .map { .Gallery.preferencesDay(day: $0) }
  }

  private var minutes: [Message] { [1, 5, 15].map { .Gallery.preferencesMinutes(count: $0) } }

  private func soundsDidChange() { volume.isEnabled = sounds.isOn }
}
