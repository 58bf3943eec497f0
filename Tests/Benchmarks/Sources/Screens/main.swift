// screens ROUNDS [PYTHON]
//
// Opens a screen of 80x24 cells without a terminal, types two keys, reads the screen as text and
// closes it, as a test does, and prints how many of them a second does. PYTHON, which has Textual, does
// the same with `App.run_test` and its pilot, in turn. The medians of the rounds count, each after
// screens that aren't timed. Both screens must have the same words.

import HanokScenes
import Timing

let arguments = CommandLine.arguments.dropFirst()
guard let rounds = arguments.first.flatMap({ Int($0) }), rounds > 0, arguments.count < 3 else {
  fatalError("usage: screens ROUNDS [PYTHON]")
}
let python = arguments.dropFirst().first

/// The screens of a round, whose time is a second or more.
let screens = (hanok: 2_000, textual: 20)
/// The screens of a round before time counts.
let warmUp = (hanok: 200, textual: 5)
/// How many times Textual's screens a second are wanted.
let bar = 50.0

let variant = SceneVariant(
  language: try LanguageTag("en"), size: Size(width: 80, height: 24))
var hanok: [Round] = []
var textual: [Round] = []
for _ in 0..<rounds {
  _ = try await Round(opening: GuestForm.scene, in: variant, screens: warmUp.hanok)
  hanok.append(try await Round(opening: GuestForm.scene, in: variant, screens: screens.hanok))
  guard let python else { continue }
  let command = "'\(python)' Peers/textual_screens.py \(screens.textual) \(warmUp.textual)"
  guard let round = Round(running: command) else { fatalError("\(command) doesn't run.") }
  guard round.words == hanok[0].words else {
    fatalError("The screens differ:\n\(hanok[0].text)\n\(round.text)")
  }
  textual.append(round)
}

var table = Table(
  "screens of 80x24, with two keys", "screens a second", "ms a screen", "processor ms", "least",
  "most")
for (name, rounds) in [("Hanok's Scene.open", hanok), ("Textual's run_test", textual)]
where !rounds.isEmpty {
  let times = rounds.map(\.microseconds)
  table.append(
    name, (1_000_000 / times.median).tenths, (times.median / 1_000).hundredths,
    (rounds.map(\.processor).median / 1_000).hundredths,
    (1_000_000 / (times.max() ?? 0)).tenths, (1_000_000 / (times.min() ?? 0)).tenths)
}
table.show()
if !textual.isEmpty {
  // Round by round, as neighbours share the machine's slow moments.
  let ratio = zip(textual, hanok).map { $0.microseconds / $1.microseconds }.median
  let processor = zip(textual, hanok).map { $0.processor / $1.processor }.median
  print(
    "Hanok to Textual: \(ratio.tenths) times the screens a second (bar: \(bar.whole), met: "
      + "\(ratio >= bar ? "yes" : "no")); by processor time: \(processor.tenths).")
}
