import HanokTerminal
import Testing

@Suite struct TextFormChoiceTests {
  private func form(
    _ environment: [String: String], version: String? = nil, direction: String? = nil
  ) -> TextForm {
    var profile = TerminalProfile(environment: environment, markers: [])
    var decoder = InputDecoder()
    if let version { _ = decoder.feed(Array("\u{1B}P>|\(version)\u{1B}\\".utf8)) }
    if let direction { _ = decoder.feed(Array("\u{1B}[8;\(direction)$y".utf8)) }
    for reply in decoder.takeReplies() { profile.learn(reply) }
    return profile.textForm
  }

  /// The answers and variables of seven terminals, as they were measured.
  @Test func realTerminalsAreKnown() {
    let xterm = ["TERM": "xterm-256color"]
    func with(_ name: String, _ value: String) -> [String: String] {
      xterm.merging([name: value]) { $1 }
    }
    #expect(
      form(with("XTERM_VERSION", "XTerm(379)"), version: "XTerm(379)", direction: "0") == .shaped)
    #expect(form(["TERM": "rxvt-unicode-256color", "COLORTERM": "rxvt-xpm"]) == .shaped)
    #expect(form(with("VTE_VERSION", "7006"), direction: "1") == .letters)
    let kitty = ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"]
    #expect(form(kitty, version: "kitty(0.26.5)", direction: "0") == .words)
    #expect(form(["TERM": "alacritty", "ALACRITTY_WINDOW_ID": "2097159"]) == .shaped)
    #expect(form(with("KONSOLE_VERSION", "221203"), version: "Konsole 22.12.3") == .runs)
    #expect(form(["TERM": "mlterm", "MLTERM": "3.9.0"], direction: "0") == .shaped)
  }

  @Test func withoutVariablesTheAnswersCount() {
    let remote = ["TERM": "xterm-256color"]
    #expect(form(remote) == .shaped)
    #expect(form(remote, version: "Konsole 22.12.3") == .runs)
    #expect(form(remote, version: "kitty(0.26.5)") == .words)
    #expect(form(remote, direction: "1") == .letters)
    #expect(form(remote, direction: "2") == .letters)
    #expect(form(remote, direction: "4") == .shaped)
    #expect(form(remote, version: "another(1)", direction: "2") == .letters)
  }

  @Test func theVariablesOfAnOuterTerminalDoNotCount() {
    let inKonsole = ["TERM": "xterm-256color", "KONSOLE_VERSION": "221203"]
    #expect(form(inKonsole, version: "XTerm(379)") == .shaped)
    #expect(form(inKonsole, version: "another(1)") == .shaped)
    #expect(form(inKonsole.merging(["TERM": "alacritty"]) { $1 }) == .shaped)
  }

  @Test func behindTmuxTheOuterTerminalCounts() {
    let tmux = ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"]
    func outer(_ name: String) -> TextForm {
      form(tmux.merging([name: "1"]) { $1 }, version: "tmux 3.3a")
    }
    #expect(form(tmux, version: "tmux 3.3a") == .shaped)
    #expect(outer("KONSOLE_VERSION") == .runs)
    #expect(outer("KITTY_WINDOW_ID") == .words)
    #expect(outer("XTERM_VERSION") == .shaped)
    // Neither VTE's order nor mlterm's can be switched off there.
    #expect(outer("VTE_VERSION") == .runs)
    #expect(outer("MLTERM") == .runs)
    #expect(form(["TERM": "screen", "STY": "1.pts", "KONSOLE_VERSION": "1"]) == .runs)
  }

  @Test func aTerminalThatWasStartedInTmuxAnswersForItself() {
    let inherited = [
      "TERM": "xterm-256color", "TMUX": "/tmp/tmux-0/default,1,0", "KONSOLE_VERSION": "1",
    ]
    #expect(form(inherited) == .runs)
    #expect(form(inherited, version: "tmux 3.3a") == .runs)
    #expect(form(inherited, version: "XTerm(379)") == .shaped)
    let vte = ["TERM": "xterm-256color", "TMUX": "1", "VTE_VERSION": "7006"]
    #expect(form(vte, direction: "1") == .letters)
  }

  @Test func theUserDecides() {
    for form in TextForm.allCases {
      let environment = ["TERM": "xterm-kitty", "HANOK_TEXT_FORM": form.rawValue]
      #expect(self.form(environment, version: "kitty(0.26.5)") == form)
    }
    #expect(form(["TERM": "xterm-kitty", "HANOK_TEXT_FORM": "other"]) == .words)
  }
}
