import { seasonsOn } from '../../../domain/stays.ts'
import { bookingClosesAtHour, company, houseTimes, payment } from '../../../editions/agency-facts.ts'
import { writtenFacts } from '../../../editions/written-facts.ts'
import data from '../data/broker-texts.json' with { type: 'json' }
import { fill, seededEditions, type Text3 } from '../texts.ts'
import type { SeedWriter } from '../writer.ts'

const texts: Readonly<Record<string, Text3>> = data.texts

const metas: Record<string, string> = {
  checkInTime: houseTimes.checkIn,
  checkOutTime: houseTimes.checkOut,
  bookingClosesAtHour: String(bookingClosesAtHour),
  depositRate: String(payment.firstShare),
  balanceDueDays: String(payment.restDaysBefore),
  eurRate: '7.45',
  supportPhone: company.phone,
  consumptionPriceArea: 'DK1',
}

export async function seedTexts(write: SeedWriter, today: string): Promise<void> {
  await write.insert(
    'broker_text',
    ['name', 'lan', 'html'],
    Object.entries(texts).flatMap(([name, text]) =>
      seededEditions.map(({ id, language }) => [name, id, fill(text[language], writtenFacts(language))]),
    ),
  )
  await write.insert(
    'broker_meta',
    ['key', 'value'],
    Object.entries({ ...metas, activeSeasons: seasonsOn(today).join(',') }),
  )
}

/** Weeks of the coming season that can be put down for before their prices are known. */
export async function seedDeferredPeriods(write: SeedWriter, today: string): Promise<void> {
  const season = Math.max(2028, Number(today.slice(0, 4)) + 1)
  const periods = [
    [`${season}-03-31`, `${season}-04-22`, `${season - 1}-03-01`],
    [`${season}-06-24`, `${season}-07-15`, `${season - 1}-03-01`],
    [`${season}-07-15`, `${season}-08-26`, `${season - 1}-03-01`],
    [`${season}-10-07`, `${season}-10-28`, `${season - 1}-04-01`],
    [`${season}-12-21`, `${season + 1}-01-04`, `${season - 1}-05-01`],
  ] as const
  const rows = periods.map(([from, to, opens], index) => [index + 1, season, from, to, opens])
  await write.insert('deferred_period', ['id', 'season', 'from_date', 'to_date', 'opens_at'], rows)
}
