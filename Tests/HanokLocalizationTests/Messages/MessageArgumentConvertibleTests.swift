import HanokLocalization
import HanokUnicode
import MessageFormat
import Testing

@Suite struct MessageArgumentConvertibleTests {
  @Test func valuesBecomeData() {
    let cases: [(any MessageArgumentConvertible, MessageValue)] = [
      (3, .integer(3)), (Int64.min, .integer(.min)), (Int32(-4), .integer(-4)),
      (UInt(5), .integer(5)), (UInt32(6), .integer(6)),
      (UInt64.max, .decimal("18446744073709551615")), (2.5, .double(2.5)),
      (Float(0.1), .double(0.1)), (ExactDecimal.zero, .decimal("0")),
      (DecimalNumber(Int64(7)), .integer(7)), ("Tea", .string("Tea")),
      ("Tea".prefix(2), .string("Te")), (["a", "b"], .list(["a", "b"])),
      (CalendarDay.first, MessageValue(CalendarDay.first)),
      (MessageDate.local(CivilDateTime(.last)), .date(.local(CivilDateTime(.last)))),
      (Duration.seconds(62), .unit(62, "second")),
      (Duration.milliseconds(-1_500), .unit(.decimal("-1.5"), "second")),
      (CivilDateTime(.last), .date(.local(CivilDateTime(.last)))),
      (MessageValue.currency(3, "EUR"), .currency(3, "EUR")),
      (Message.Argument("x"), .string("x")),
    ]
    for (argument, value) in cases {
      #expect(argument.messageArgument == .value(value), "\(argument)")
    }
  }

  @Test func aMessageStaysAMessage() {
    #expect(Message.verbatim("x").messageArgument == .message(.verbatim("x")))
  }
}
