const dayForm = /^\d{4}-\d\d-\d\d$/

/** Whether a text is a day of the calendar, written as ISO: 2027-02-30 is not. */
export function isIsoDay(text: string): boolean {
  const time = dayForm.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
