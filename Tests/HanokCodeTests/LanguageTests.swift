import HanokCode
import Hanok
import Testing

@Suite struct LanguageTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let language: CodeLanguage
    let expected: String

    init(_ name: String, _ language: CodeLanguage, _ expected: String) {
      (self.name, self.language, self.expected) = (name, language, expected)
    }

    var testDescription: String { name }
  }

  @Test(arguments: swiftCases + jsonCases + stringsCases + diffCases + shellCases)
  func partsHaveTheirRoles(_ item: Case) {
    #expect(SyntaxMarks.drawnAgain(item.expected, by: item.language) == item.expected)
  }

  nonisolated static let swiftCases = [
    Case(
      "declarations", .swift,
      """
      @MainActor public final class Quiz: View {
      nnnnnnnnnn kkkkkk kkkkk kkkkk tttt  tttt
        private(set) var score = 0
        kkkkkkk kkk  kkk         d
        func answer(for key: Key, in: Int) async throws -> Self? { nil }
        kkkk        kkk      ttt      ttt  kkkkk kkkkkk    kkkk    ddd
        open var open: Bool { get { self.open } set { open = true } }
        kkkk kkk       tttt   kkk   kkkk        kkk          dddd
        #if DEBUG
        kkk ttttt
        #expect(try #require(x))
        nnnnnnn kkk nnnnnnnn
      """),
    Case(
      "members and labels aren't keywords", .swift,
      """
      view.default.in(where: 1, for: .case, as: $0) ..< `class`
                             d
      x.init(0...self)
        kkkk d   kkkk
      """),
    Case(
      "numbers", .swift,
      """
      0xFF_FF 0b10 1_000.5e-3 0x1.8p+4 tuple.0.1 1..<9 한글1
      ddddddd dddd dddddddddd dddddddd       d d d   d
      """),
    Case(
      "nested comments", .swift,
      """
      a /* b /* c */ d
        cccccccccccccc
      e */ f // g */ "h"
      cccc   ccccccccccc
      """),
    Case(
      "strings", .swift,
      ##"""
      "a\n\u{1F600}\(f("x", (1)) + 2)b" + c
      ssppppppppppppp  sss   d     dpss
      #"\n "quoted" \#(Int)"# "open
      ssssssssssssssppptttpss sssss
      let next = 1
      kkk        d
      """##),
    Case(
      "strings of several lines", .swift,
      #####"""
      let text = """
      kkk        sss
        "one" // \(if x { 1 } else {
      sssssssssssppkk     d   kkkk
          2
          d
        }) end \
         psssssp
        """ + 1
      sssss   d
      ##"""
      sssss
        "# \#n \##n """#
      sssssssssppppsssss
        """## // x
      sssssss cccc
      """#####),
    Case(
      "regular expressions", .swift,
      #"""
      let a = #/"[a-z]+"/# + b
      kkk     ssssssssssss
      """#),
  ]

  nonisolated static let jsonCases = [
    Case(
      "values", .json,
      #"""
      { "a\n": -1.5e+3, "b" : [true, null, nope], "c": "d\u00e9\q" }
        nnppn  ddddddd  nnn    dddd  dddd  xxxx   nnn  ssppppppxxs
      """#),
    Case(
      "comments", .json,
      """
      // one
      cccccc
      1 /* two
      d cccccc
      */ "open
      cc sssss
      """),
  ]

  nonisolated static let stringsCases = [
    Case(
      "entries", .strings,
      #"""
      /* A comment,
      ccccccccccccc
         "too" */ "key.one" = "Some \"text\"\\n"; // end
      ccccccccccc nnnnnnnnn   ssssssppssssppppss  cccccc
      bare = "x"; “no” ;
      nnnn   sss  xnnx
      """#),
    Case(
      "simple messages", .strings,
      #"""
      "a" = "{$count :integer style=|a b|} {#b}x{/b} \\{ .match";
      nnn   sppppppp tttttttt nnnnn ssssspspkkpspkkpspppssssssss
      """#),
    Case(
      "messages with variants", .strings,
      #"""
      "b" = "
      nnn   s
      .input {$n :number select=exact}
      kkkkkk ppp ttttttt nnnnnn sssssp
      .match $n @x
      kkkkkk pp nn
      1 one {{One \\} file}}
      d sss kksssspppssssskk
      *   * {{{$n} files}}";
      k   k kkppppsssssskks
      """#),
  ]

  nonisolated static let diffCases = [
    Case(
      "a hunk", .diff,
      """
      diff --git a/x b/x
      hhhhhhhhhhhhhhhhhh
      index 12..34 100644
      ccccccccccccccccccc
      --- a/x
      nnnnnnn
      +++ b/x
      nnnnnnn
      @@ -1,3 +1,3 @@ func f()
      hhhhhhhhhhhhhhhccccccccc
       same

      --- was a comment
      -----------------
      -x
      --
      +++ y
      +++++
      +z
      ++
      --- a/y
      nnnnnnn
      """),
    Case(
      "the plain format", .diff,
      """
      12,14c12
      hhhhhhhh
      < old
      -----
      ---
      ---
      > new
      +++++
      """),
  ]

  nonisolated static let shellCases = [
    Case(
      "commands", .shell,
      #"""
      NAME=$HOME/x; if [ -n "$1" ]; then echo a#b # c
      nnnn ppppp    kk   nn spps    kkkk          ccc
      for f in *.txt; do cat --number=1 -- 'it' "${f%.txt}\n" | if; done
      kkk   kk        kk     nnnnnnnn   nn ssss sppppppppppps   kk  kkkk
      echo for done \; $(git log) $((1<<2)) `x`
                    pp pp         ppp       sss
      """#),
    Case(
      "quotations and documents", .shell,
      #"""
      echo 'one
           ssss
      two' "three $x
      ssss ssssssspp
      four" <<-END <<'LAST' && y
      sssss kkkkkk kkkkkkkk
      $a \$ 'b'
      ppsppssss
      """#),
  ]
}
