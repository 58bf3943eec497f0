import Testing

@testable import HanokTerminal

/// The number of colors by the variables of the environment, in a table of cases.
@Suite struct ColorDepthTests {
  struct Case: CustomTestStringConvertible {
    let variables: String
    let depth: ColorDepth

    init(_ variables: String, _ depth: ColorDepth) {
      (self.variables, self.depth) = (variables, depth)
    }

    /// The variables, by their names.
    var environment: [String: String] {
      variables.split(separator: " ").reduce(into: [:]) { environment, assignment in
        let parts = assignment.split(separator: "=", omittingEmptySubsequences: false)
        environment[String(parts[0])] = String(parts[1])
      }
    }

    var testDescription: String { variables }
  }

  /// By the name of the terminal alone.
  nonisolated static let names: [Case] = [
    // Names without colors in the terminfo database.
    Case("TERM=vt52", .none), Case("TERM=vt100", .none), Case("TERM=vt100-am", .none),
    Case("TERM=vt102", .none), Case("TERM=vt220", .none), Case("TERM=vt220-w", .none),
    Case("TERM=vt320", .none), Case("TERM=vt420", .none), Case("TERM=vt510", .none),
    Case("TERM=xterm-mono", .none), Case("TERM=ansi-mono", .none), Case("TERM=ansi-m", .none),
    Case("TERM=linux-m", .none), Case("TERM=linux-m1b", .none), Case("TERM=linux-m2", .none),
    Case("TERM=putty-m1", .none), Case("TERM=pcansi-25-m", .none), Case("TERM=nsterm-m-7", .none),
    Case("TERM=cons25-m", .none), Case("TERM=screen.linux-m2", .none),
    Case("TERM=screen.vt220", .none), Case("TERM=xterm-r6", .none), Case("TERM=xterm-r5", .none),
    Case("TERM=xterm-vt52", .none), Case("TERM=rxvt-basic", .none), Case("TERM=sun", .none),
    Case("TERM=mach", .none),
    // Names that only begin or end like those.
    Case("TERM=xterm-vt220", .sixteen), Case("TERM=vte", .sixteen),
    Case("TERM=vte-256color", .palette), Case("TERM=vte-direct", .full),
    Case("TERM=mach-color", .sixteen), Case("TERM=mlterm", .sixteen),
    Case("TERM=minix", .sixteen), Case("TERM=wsvt25m", .sixteen), Case("TERM=sun-color", .sixteen),
    Case("TERM=m", .sixteen), Case("TERM=monoterm", .sixteen),
    // Eight and sixteen colors.
    Case("TERM=xterm", .sixteen), Case("TERM=xterm-color", .sixteen),
    Case("TERM=xterm-16color", .sixteen), Case("TERM=xterm-8color", .sixteen),
    Case("TERM=rxvt-88color", .sixteen), Case("TERM=linux", .sixteen),
    Case("TERM=screen", .sixteen), Case("TERM=screen-16color-bce", .sixteen),
    Case("TERM=tmux", .sixteen), Case("TERM=ansi", .sixteen), Case("TERM=cygwin", .sixteen),
    Case("TERM=rxvt", .sixteen), Case("TERM=konsole", .sixteen), Case("TERM=unheard-of", .sixteen),
    // More.
    Case("TERM=xterm-256color", .palette), Case("TERM=screen-256color", .palette),
    Case("TERM=screen-256color-bce", .palette), Case("TERM=screen.xterm-256color", .palette),
    Case("TERM=tmux-256color", .palette), Case("TERM=rxvt-unicode-256color", .palette),
    Case("TERM=xterm-direct", .full), Case("TERM=xterm-direct16", .full),
    Case("TERM=xterm-direct256", .full), Case("TERM=konsole-direct", .full),
    Case("TERM=xterm-kitty", .full), Case("TERM=alacritty", .full), Case("TERM=foot", .full),
    Case("TERM=foot-extra", .full), Case("TERM=xterm-ghostty", .full), Case("TERM=wezterm", .full),
    Case("TERM=contour", .full),
  ]

  /// `COLORTERM` and the name: a name that limits colors precedes it.
  nonisolated static let colorTerms: [Case] = [
    Case("TERM=xterm COLORTERM=truecolor", .full), Case("TERM=xterm COLORTERM=24bit", .full),
    Case("TERM=xterm COLORTERM=TrueColor", .full), Case("TERM=linux COLORTERM=truecolor", .full),
    Case("TERM=screen COLORTERM=truecolor", .full),
    Case("TERM=tmux-256color COLORTERM=truecolor", .full),
    Case("TERM=xterm COLORTERM=", .sixteen), Case("TERM=xterm COLORTERM=yes", .sixteen),
    Case("TERM=xterm-256color COLORTERM=gnome-terminal", .palette),
    Case("TERM=rxvt-unicode COLORTERM=rxvt-xpm", .sixteen),
    Case("TERM=vt100 COLORTERM=truecolor", .none), Case("TERM=vt220 COLORTERM=24bit", .none),
    Case("TERM=xterm-mono COLORTERM=truecolor", .none),
    Case("TERM=linux-m COLORTERM=truecolor", .none),
    Case("TERM=xterm-16color COLORTERM=truecolor", .sixteen),
    Case("TERM=xterm-88color COLORTERM=24bit", .sixteen),
  ]

  /// The variables of the user.
  nonisolated static let wishes: [Case] = [
    // `NO_COLOR` with any value, `CLICOLOR` with 0.
    Case("TERM=xterm NO_COLOR=1", .none), Case("TERM=xterm NO_COLOR=0", .none),
    Case("TERM=xterm NO_COLOR=false", .none), Case("TERM=xterm NO_COLOR=", .sixteen),
    Case("TERM=xterm-direct NO_COLOR=1 COLORTERM=truecolor", .none),
    Case("TERM=xterm CLICOLOR=0", .none), Case("TERM=xterm-kitty CLICOLOR=0", .none),
    Case("TERM=xterm CLICOLOR=1", .sixteen), Case("TERM=xterm CLICOLOR=", .sixteen),
    Case("TERM=xterm-256color CLICOLOR=1", .palette), Case("TERM=vt100 CLICOLOR=1", .none),
    Case("TERM=xterm NO_COLOR=1 CLICOLOR=1", .none),
    // `CLICOLOR_FORCE` precedes both, and the name.
    Case("TERM=xterm NO_COLOR=1 CLICOLOR_FORCE=1", .sixteen),
    Case("TERM=xterm CLICOLOR=0 CLICOLOR_FORCE=1", .sixteen),
    Case("TERM=vt100 CLICOLOR_FORCE=1", .sixteen),
    Case("TERM=xterm-256color CLICOLOR_FORCE=1", .palette),
    Case("TERM=xterm NO_COLOR=1 CLICOLOR_FORCE=0", .none),
    Case("TERM=xterm NO_COLOR=1 CLICOLOR_FORCE=", .none),
    Case("TERM=xterm CLICOLOR_FORCE=0", .sixteen),
    // `FORCE_COLOR` is the number of colors, and precedes all.
    Case("TERM=xterm-direct FORCE_COLOR=0", .none), Case("TERM=xterm FORCE_COLOR=false", .none),
    Case("TERM=vt100 FORCE_COLOR=1", .sixteen), Case("TERM=xterm-direct FORCE_COLOR=1", .sixteen),
    Case("TERM=xterm FORCE_COLOR=2", .palette), Case("TERM=xterm-direct FORCE_COLOR=2", .palette),
    Case("TERM=xterm FORCE_COLOR=3", .full), Case("TERM=xterm-mono FORCE_COLOR=3", .full),
    Case("TERM=xterm-mono FORCE_COLOR=true", .sixteen),
    Case("TERM=xterm-256color FORCE_COLOR=true", .palette),
    Case("TERM=xterm-256color FORCE_COLOR=yes", .palette),
    Case("TERM=xterm-direct FORCE_COLOR=TRUE", .full), Case("TERM=vt100 FORCE_COLOR=", .none),
    Case("TERM=xterm NO_COLOR=1 FORCE_COLOR=1", .sixteen),
    Case("TERM=xterm NO_COLOR=1 FORCE_COLOR=", .none),
    Case("TERM=xterm CLICOLOR=0 FORCE_COLOR=2", .palette),
    Case("TERM=xterm CLICOLOR_FORCE=1 FORCE_COLOR=0", .none),
  ]

  @Test(arguments: names + colorTerms + wishes)
  func theEnvironmentDeterminesTheColors(example: Case) {
    #expect(TerminalProfile(environment: example.environment).colorDepth == example.depth)
  }

  /// A variable can request colors, but not a screen.
  @Test(arguments: ["", "dumb"])
  func aTerminalThatCannotBeDrawnOnStaysOne(name: String) {
    let profile = TerminalProfile(environment: ["TERM": name, "FORCE_COLOR": "3"])
    #expect(!profile.canDraw)
  }
}
