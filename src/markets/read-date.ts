import { errorTexts } from '../contracts/error-texts.ts'

/** ISO day → its midnight in UTC; what is none is logged and an invalid date (specification, section 8). */
export function readDay(text: string): Date {
  return read(`${text}T00:00:00Z`, /^\d{4}-\d\d-\d\dT/, errorTexts.unknownDateFormat)
}

/** ISO instant with its zone → the moment; what is none is logged and an invalid date. */
export function readInstant(text: string): Date {
  return read(text, /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/, errorTexts.unknownDatetimeFormat)
}

function read(text: string, form: RegExp, message: string): Date {
  const date = new Date(form.test(text) ? text : Number.NaN)
  if (Number.isNaN(date.getTime())) console.error(message, text)
  return date
}
