import * as v from 'valibot'

/** Invisible characters that are copied along with a name, a number or a line: marks of direction, no letters. */
const pastedMarks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** As `v.trim()` is one: what describes a field in OpenAPI would end at a `v.transform()`. */
const leaveOutMarks: v.BaseTransformation<string, string, never> = {
  kind: 'transformation',
  type: 'leave_out_marks',
  reference: () => leaveOutMarks,
  async: false,
  '~run'(dataset) {
    dataset.value = dataset.value.replace(pastedMarks, '')
    return dataset
  },
}

/** A typed or pasted text, without such marks and surrounding blanks. */
export const TypedText = v.pipe(v.string('required'), leaveOutMarks, v.trim())

/** Characters of a person's name, or of one part of it; of a phone number as it is written; of words to the agency. */
export const longestName = 80
export const longestPhone = 24
export const longestComment = 1000

const longestLine = 200
/** One line of a text from any client: control characters would break out of a header or a row. */
export const LineSchema = (max = longestLine) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(/^[^\p{Cc}]*$/u))

/** An agency's own text as such a line: however it is written, it prevents nothing. */
export function oneLine(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, longestLine) || '–'
  )
}

/** Digits of the shortest and the longest number that is taken: ITU E.164 has 15, and two zeros may stand for the plus. */
const minPhoneDigits = 6
const maxPhoneDigits = 17

/** Whether it can be a phone number as people write one: digits in groups, brackets in pairs, a plus only in front. */
export function isPhoneNumber(typed: string): boolean {
  if (typed.length > longestPhone || !/^\+?(?:[\d\p{Zs}\p{Pd}./]|\(\+?[\d\p{Zs}]+\))+$/u.test(typed)) return false
  const { length } = typed.replace(/\D/g, '')
  return length >= minPhoneDigits && length <= maxPhoneDigits
}
