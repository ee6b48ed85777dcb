import { writtenFacts } from '../written-facts.ts'

const written = writtenFacts('de')

/** What texts take from agency-facts.ts and site-limits.ts, in the edition's own form. */
export const facts = {
  ...written,
  linkHours: `${written.linkHours} Stunde`,
  receiptHours: `${written.receiptHours} Stunde`,
}
