import { writtenFacts } from '../written-facts.ts'

const written = writtenFacts('en')

/** What texts take from agency-facts.ts and site-limits.ts, in the edition's own form. */
export const facts = {
  ...written,
  linkHours: hours(written.linkHours),
  receiptHours: hours(written.receiptHours),
  compared: inWords(written.compared),
  extraInfants: inWords(written.extraInfants),
  shareRecipients: inWords(written.shareRecipients),
  smsAMonth: inWords(written.smsAMonth),
}

/** What is counted in a sentence is written out up to nine; ages, days and shares stay figures. */
function inWords(count: string): string {
  return ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][Number(count)] ?? count
}

function hours(count: string): string {
  return count === '1' ? 'one hour' : `${count} hours`
}
