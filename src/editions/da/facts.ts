import { writtenFacts } from '../written-facts.ts'

const written = writtenFacts('da')

/** What texts take from agency-facts.ts and site-limits.ts, in the edition's own form. */
export const facts = {
  ...written,
  linkHours: `${written.linkHours} time`,
  receiptHours: `${written.receiptHours} time`,
}
