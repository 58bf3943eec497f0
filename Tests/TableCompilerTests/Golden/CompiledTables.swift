// Made by the build from string tables. Change those, not this file.
// swift-format-ignore-file

package import HanokTables

nonisolated extension CompiledTables {
  /// The table Tricky in en, ko.
  package static let tricky: TargetTables = CompiledTables([
    Table(
      language: "en", name: "Tricky",
      lines: ######"""
"1st"="first";
"OK"="fine";
"back\\slash"="backslash";
"café"="café";
"default"="{$in} and {$class :string}";
"empty"="";
"greeting.first-visit"="Hello, {$first-name :string}! {$gift}";
"init"="initialize";
"plural one"="{$n} point";
"plural"=".input {$n :integer}\n.match $n\none {{{$n} point}}\n*   {{{$n} points}}";
"price"="{$amount :number}";
"progress"="Question {$number :integer} of {$count :integer}";
"quoted \"key\""="quoted";
"two.names"="{$a.b} {$a-b}";
"two\nlines"="lines";
"wild"="\"\"\" \"#  \\\\(not) \\\\#(interpolated) ##\"##### 가각 👩\######u{200d}👩\######u{200d}👧 a\rb	c \######u{7} \######u{202e} end\n  indented\n";
"가게"="shop";
"""######),
    Table(
      language: "ko", name: "Tricky",
      lines: #"""
"progress"="{$count :integer}문제 중 {$number :integer}번";
"wild"="\\\\";
"""#),
  ])
}

nonisolated extension Message {
  /// The messages of the table Tricky.
  package nonisolated enum Tricky {
    /// Where the player is.
    ///
    /// $number: the question; $count: how many there are.
    ///
    ///     Question {$number :integer} of {$count :integer}
    package static func progress(number: Int, count: Int) -> Message {
      Message("progress", table: "Tricky", ["number": number.messageArgument, "count": count.messageArgument])
    }

    ///     Hello, {$first-name :string}! {$gift}
    package static func greetingFirstVisit(firstName: String, gift: some MessageArgumentConvertible) -> Message {
      Message("greeting.first-visit", table: "Tricky", ["first-name": firstName.messageArgument, "gift": gift.messageArgument])
    }

    /// Names that Swift keeps for itself.
    ///
    ///     {$in} and {$class :string}
    package static func `default`(`in`: some MessageArgumentConvertible, `class`: String) -> Message {
      Message("default", table: "Tricky", ["in": `in`.messageArgument, "class": `class`.messageArgument])
    }

    ///     initialize
    package static var init_: Message { Message("init", table: "Tricky") }

    ///     first
    package static var _1st: Message { Message("1st", table: "Tricky") }

    ///     fine
    package static var ok: Message { Message("OK", table: "Tricky") }

    /// Sums.
    ///
    ///     {$amount :number}
    package static func price(amount: some MessageNumber) -> Message {
      Message("price", table: "Tricky", ["amount": amount.messageArgument])
    }

    ///     {$a.b} {$a-b}
    package static func twoNames(aB: some MessageArgumentConvertible, aB2: some MessageArgumentConvertible) -> Message {
      Message("two.names", table: "Tricky", ["a.b": aB.messageArgument, "a-b": aB2.messageArgument])
    }

    ///     .input {$n :integer}
    ///     .match $n
    ///     one {{{$n} point}}
    ///     *   {{{$n} points}}
    package static func plural(n: Int) -> Message {
      Message("plural", table: "Tricky", ["n": n.messageArgument])
    }

    /// Whatever a file may hold: "quotes", \backslashes\, #"raw"#.
    ///
    ///     """ "#  \\(not) \\#(interpolated) ##"##### 가각 👩‍👩‍👧 a
    ///     b	c � � end
    ///       indented
    package static var wild: Message { Message("wild", table: "Tricky") }

    package static var empty: Message { Message("empty", table: "Tricky") }

    /// Keys that sort by themselves otherwise than with what follows, and keys with escapes.
    ///
    ///     {$n} point
    package static func pluralOne(n: some MessageArgumentConvertible) -> Message {
      Message("plural one", table: "Tricky", ["n": n.messageArgument])
    }

    ///     quoted
    package static var quotedKey: Message { Message("quoted \"key\"", table: "Tricky") }

    ///     backslash
    package static var backSlash: Message { Message("back\\slash", table: "Tricky") }

    ///     lines
    package static var twoLines: Message { Message(#"""
two
lines
"""#, table: "Tricky") }

    ///     café
    package static var café: Message { Message("café", table: "Tricky") }

    ///     shop
    package static var 가게: Message { Message("가게", table: "Tricky") }
  }
}
