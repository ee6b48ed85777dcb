/** Digits of the shortest and the longest number that is taken: ITU E.164 has 15, and two zeros may stand for the plus. */
const minPhoneDigits = 6
const maxPhoneDigits = 17
const maxPhoneLength = 24

/** Whether it can be a phone number as people write one: digits in groups, brackets in pairs, a plus only in front. */
export function isPhoneNumber(typed: string): boolean {
  if (typed.length > maxPhoneLength || !/^\+?(?:[\d\p{Zs}/-]|\(\+?[\d\p{Zs}]+\))+$/u.test(typed)) return false
  const { length } = typed.replace(/\D/g, '')
  return length >= minPhoneDigits && length <= maxPhoneDigits
}
