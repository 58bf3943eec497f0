import Testing

@testable import HanokMarkdown

@Suite struct HeadingAnchorsTests {
  @Test(arguments: [
    ("What’s new?", "whats-new"), ("시작하기 (1)", "시작하기-1"), ("はじめに：概要", "はじめに概要"),
    ("ÜBER C++ & C#", "über-c--c"), ("a_b-c", "a_b-c"), ("مرحبًا بكم", "مرحبًا-بكم"),
    ("🎉 Party", "-party"),
    ("Ⅳ. 中文", "-中文"), ("", ""),
  ])
  func anchorsAreThoseOfGitHub(heading: String, expected: String) {
    var anchors = HeadingAnchors()
    #expect(anchors.anchor(of: heading) == expected)
  }

  @Test func repeatedHeadingsAreNumbered() {
    var anchors = HeadingAnchors()
    let headings = ["a", "a", "a-1", "a", "b", "a-1"]
    #expect(headings.map { anchors.anchor(of: $0) } == ["a", "a-1", "a-1-1", "a-2", "b", "a-1-2"])
  }
}
