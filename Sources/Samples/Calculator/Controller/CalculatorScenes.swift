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
    scene("memory", .type("1/3=m+5+√9=2^10=*mr")),
    scene("switched", .type("1/3=m+a3*(mr")),
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

  private static func scene(
    _ name: String, with calculator: @escaping @Sendable () -> any Calculating = { Calculator() },
    _ steps: Pilot.Step...
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
