import Hanok

/// A text of several lines, with line numbers.
final class TextViewScreen: ViewController {
  private let textView = TextView(placeholder: .Gallery.textViewPlaceholder)

  override func loadView() {
    textView.showsLineNumbers = true
    textView.layoutShare = 1
    let summary = Label(.Gallery.textViewSummary)
    summary.numberOfLines = 0
    view = StackView(.vertical, views: [summary, textView])
  }

  override func viewDidLoad() {
    textView.text = """
      Hanok 한옥
      모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.
      すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。
      يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق.
      👩‍👩‍👧 e\u{301}
      """
    textView.select(TextSelection(0..<5))
  }
}
