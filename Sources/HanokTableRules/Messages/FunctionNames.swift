/// The options that functions of messages read.
///
/// MessageFormat 2 has functions ignore others, so that a misspelt name changes nothing and isn't an error.
enum FunctionOptions {
  /// The names, without those of the namespace `u:`.
  static let names: Set = [
    "add", "calendar", "currency", "currencyDisplay", "currencySign", "dateFields", "dateLength",
    "display", "fields", "fractionDigits", "hour12", "largest", "length", "maximumFractionDigits",
    "maximumSignificantDigits", "minimumFractionDigits", "minimumIntegerDigits",
    "minimumSignificantDigits", "numeric", "pair", "precision", "roundingIncrement", "roundingMode",
    "roundingPriority", "select", "signDisplay", "smallest", "style", "subtract", "timePrecision",
    "timeZone", "timeZoneStyle", "to", "trailingZeroDisplay", "type", "unit", "unitDisplay",
    "usage", "useGrouping",
  ]
}

/// The functions of messages: those of MessageFormat 2, and Hanok's.
enum FunctionNames {
  /// The identifiers, sorted.
  static let standard = [
    "currency", "date", "datetime", "hanok:bytes", "hanok:compact", "hanok:duration",
    "hanok:language", "hanok:list", "hanok:range", "hanok:relative", "hanok:spellout", "integer",
    "ko:josa", "number", "offset", "percent", "string", "time", "unit",
  ]
}
