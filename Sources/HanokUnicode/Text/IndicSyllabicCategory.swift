/// The part that a scalar plays in a syllable of an Indic script (Indic_Syllabic_Category, UAX #44),
/// in the order of ICU's `UIndicSyllabicCategory`.
package enum IndicSyllabicCategory: UInt8, Sendable {
  case other
  case avagraha
  case bindu
  case brahmiJoiningNumber
  case cantillationMark
  case consonant
  case consonantDead
  case consonantFinal
  case consonantHeadLetter
  case consonantInitialPostfixed
  case consonantKiller
  case consonantMedial
  case consonantPlaceholder
  case consonantPrecedingRepha
  case consonantPrefixed
  case consonantSubjoined
  case consonantSucceedingRepha
  case consonantWithStacker
  case geminationMark
  case invisibleStacker
  case joiner
  case modifyingLetter
  case nonJoiner
  case nukta
  case number
  case numberJoiner
  case pureKiller
  case registerShifter
  case syllableModifier
  case toneLetter
  case toneMark
  case virama
  case visarga
  case vowel
  case vowelDependent
  case vowelIndependent
}
