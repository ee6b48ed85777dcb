import { writtenFacts } from '../written-facts.ts'

const written = writtenFacts('en')

/** What texts take from agency-facts.ts and site-limits.ts, in the edition's own form. */
export const facts = {
  ...written,
  linkHours: hours(written.linkHours),
  receiptHours: hours(written.receiptHours),
}

function hours(count: string): string {
  return count === '1' ? 'one hour' : `${count} hours`
}
