const dayForm = /^\d{4}-\d\d-\d\d$/

/** Years outside have no days here: a day of each can be moved by any stay, and stays one of four digits. */
const [firstYear, lastYear] = [1900, 2999]
/** After every day that is meant: for what has no end. */
export const lastDay = `${lastYear}-12-31`

/** Whether a text is a day of the calendar, written as ISO: 2027-02-30 is not, nor is one before 1900 or after 2999. */
export function isIsoDay(text: string): boolean {
  if (!dayForm.test(text)) return false
  const year = Number(text.slice(0, 4))
  if (year < firstYear || year > lastYear) return false
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  return day >= 1 && day <= daysOf(year, month)
}

/** 0 for what is no month. */
function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  if (month < 1 || month > 12) return 0
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
