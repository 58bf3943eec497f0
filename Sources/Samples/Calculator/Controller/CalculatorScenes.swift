package import HanokScenes
import CalculatorModel
import CalculatorView

/// The screens of the calculator.
package nonisolated enum CalculatorScenes {
  package static let all = [
    scene("start"),
    scene("typed", .type("1+2=1234567.50")),
    scene("rounded", .type("1+2=1234567.50/7=*")),
    scene("pending", .type("1+2=*")),
    scene("failed", .type("1/0=")),
    scene("unread", .paste("12 apples")),
    scene("longest", .type(String(repeating: "9", count: 40))),
    scene("unknown", .type("2(")),
    scene("refused", .type("2(10=")),
    remembering("memory", .type("1/3="), memory, .type("+5+√9=2^10=*"), memory, recall),
    remembering("switched", .type("1/3="), memory, .type("+"), mode, .type("3*("), memory, recall),
    scene("algebraic", with: { AlgebraicCalculator() }, .type("2*(3+4)=2/3-(-1")),
    scene(
      "powers", with: { AlgebraicCalculator() },
      .type("199+8.25%=2^10=√2=√(3^2+4^2)-10%")),
  ]

  /// A number in the digits of a language, with its groups and its decimal sign, in 80 columns.
  package static let digits = Scene(
    "digits", [.calculator], steps: [.type("1234567"), .click(x: 17, y: 18), .type("5")]
  ) { CalculatorViewController() }.allowing(
    .message, in: ["de", "fr", "hi-u-nu-deva"],
    because: "The words are English in languages without a table.")

  // Letters of other keys in other languages.
  private static let memory = Pilot.Step.type(mnemonic: .Calculator.keyMemoryKeys)
  private static let recall = Pilot.Step.type(mnemonic: .Calculator.keyMemoryRecallKeys)
  private static let mode = Pilot.Step.type(mnemonic: .Calculator.modeKeys)

  private static func remembering(_ name: String, _ steps: Pilot.Step...) -> Scene {
    scene(name, steps).allowing(
      .cutText, at: [Size(width: 20, height: 6), Size(width: 40, height: 12)],
      because: "MR shows the whole number, of which the note above it has what fits.")
  }

  private static func scene(
    _ name: String, with calculator: @escaping @Sendable () -> any Calculating = { Calculator() },
    _ steps: Pilot.Step...
  ) -> Scene { scene(name, with: calculator, steps) }

  private static func scene(
    _ name: String, with calculator: @escaping @Sendable () -> any Calculating = { Calculator() },
    _ steps: [Pilot.Step]
  ) -> Scene {
    Scene(name, [.calculator], steps: steps) { CalculatorViewController(calculator()) }
      .allowing(
        .unmirrored, because: "The keys of digits are in one order in every language."
      )
      .allowing(
        .cutText, in: ["en-XA", "en-XC"], at: [Size(width: 20, height: 6)],
        because: "No word of a language that people speak is as long beside a key.")
  }
}
