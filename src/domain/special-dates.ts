export type SpecialDate = 'christmas' | 'newYear'

/**
 * Days of December that are marked where weeks are chosen (specification, section 9, which names the years, not the
 * days): Christmas Eve to Boxing Day, and New Year's Eve.
 */
const specialDates: Readonly<Record<string, SpecialDate>> = {
  '2025-12-24': 'christmas',
  '2025-12-25': 'christmas',
  '2025-12-26': 'christmas',
  '2025-12-31': 'newYear',
  '2026-12-24': 'christmas',
  '2026-12-25': 'christmas',
  '2026-12-26': 'christmas',
  '2026-12-31': 'newYear',
}

/** What is marked among these ISO days, each once. */
export function specialDatesOf(days: readonly string[]): SpecialDate[] {
  return [...new Set(days.flatMap((day) => specialDates[day] ?? []))]
}
