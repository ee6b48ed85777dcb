import { type AddressKey, userTypes } from '../../contracts/session.ts'
import { priceStay } from '../../domain/prices.ts'
import { addDays } from '../../domain/stays.ts'
import { type Market, markets } from '../../markets/market.ts'
import { hashPassword } from '../auth/accounts.ts'
import { toMajor } from '../broker/context.ts'
import { loadItemPrices } from '../broker/stays/items.ts'
import { moneyOf, type OptionRow } from '../broker/stays/option-rows.ts'
import { directoryPermission } from '../workers/staff.ts'
import { reapplyBookings } from './bookings.ts'

/** Of every account that is made for trying the site out; never of a deployed one. */
export const triedPassword = 'marehalm-marram-26'

interface TriedAccount {
  email: string
  firstName: string
  lastName: string
  type: number
  permissions?: string[]
  /** The guests' editions; they have two bookings each, one of them over. */
  market?: Market
}

/** Of every guest among them. */
const triedUrl = {
  address: 'Klitvej 1',
  postalCode: '6857',
  city: 'Blåvand',
  country: 'DK',
} satisfies Record<AddressKey, string>

const [danish, german, english] = markets

/** Invented people. */
const accounts: readonly TriedAccount[] = [
  { email: 'gaest@example.com', firstName: 'Inger', lastName: 'Klitgræs', type: userTypes.customer, market: danish },
  { email: 'gast@example.com', firstName: 'Jörn', lastName: 'Dünenhalm', type: userTypes.customer, market: german },
  { email: 'guest@example.com', firstName: 'Alice', lastName: 'Seagrass', type: userTypes.customer, market: english },
  { email: 'ejer@example.com', firstName: 'Holger', lastName: 'Sandbakke', type: userTypes.creditor },
  {
    email: 'kontor@example.com',
    firstName: 'Karna',
    lastName: 'Kontorhus',
    type: userTypes.internal,
    permissions: [directoryPermission],
  },
]

/** Makes the accounts that are not there yet, and their bookings. For a state of one's own machine alone. */
export async function ensureAccounts(db: D1Database, today: string): Promise<void> {
  const present = await db.prepare('SELECT email FROM account').all<{ email: string }>()
  const known = new Set(present.results.map(({ email }) => email))
  const missing = accounts.filter(({ email }) => !known.has(email))
  if (missing.length === 0) return
  const password = await hashPassword(triedPassword)
  await db.batch(
    missing.map(({ email, type, firstName, lastName, permissions = [] }) =>
      db
        .prepare(
          `INSERT OR IGNORE INTO account (type, email, email_proven_at, password, first_name, last_name, permissions,
             created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?3)`,
        )
        .bind(type, email, Date.now(), password, firstName, lastName, JSON.stringify(permissions)),
    ),
  )
  await db
    .prepare(
      `INSERT OR IGNORE INTO user_meta (account_id, meta_key, meta_value)
       SELECT account.id, part.key, part.value FROM account, json_each(?1) AS part
       WHERE account.email IN (SELECT value FROM json_each(?2)) AND account.type = ${userTypes.customer}`,
    )
    .bind(JSON.stringify(triedUrl), JSON.stringify(missing.map(({ email }) => email)))
    .run()
  for (const [index, account] of missing.entries()) {
    if (account.market) await addBookings(db, account, account.market, index, today)
  }
  await reapplyBookings(db, today)
}

/** A week that is far off in a house of its own, and one of the same season that is over. */
async function addBookings(db: D1Database, account: TriedAccount, market: Market, index: number, today: string) {
  const stay = await db
    .prepare(
      `SELECT * FROM booking_option WHERE status = 1 AND duration = 7 AND lodging_id = (
         SELECT lodging_id FROM booking_option WHERE status = 1 AND duration = 7
         GROUP BY lodging_id ORDER BY lodging_id DESC LIMIT 1 OFFSET ?1
       ) ORDER BY arrival DESC LIMIT 1`,
    )
    .bind(index)
    .first<OptionRow & { lodging_id: number }>()
  if (!stay) return
  const prices = await loadItemPrices(db, [stay.lodging_id], market, stay)
  const money = moneyOf(stay, market)
  const party = { adults: 2, children: 1, infants: 0, pets: 0 }
  const extra = prices.find(({ item, isMandatory }) => item.type === 'linen' && !isMandatory)
  const chosen = extra ? [{ itemId: extra.itemId, quantity: Math.max(1, extra.minQuantity) }] : []
  const rent = { price: money.price, transactionFee: money.fee, duration: stay.duration }
  const { lines, total } = priceStay(rent, prices, chosen, party)
  const wire = lines.map((line) => ({ ...line, unitPrice: toMajor(line.unitPrice), amount: toMajor(line.amount) }))
  const guest = JSON.stringify({
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phone: '+45 00 00 00 00',
    ...triedUrl,
    comment: '',
  })
  for (const [name, arrival] of [
    ['coming', stay.arrival],
    ['past', sameWeekBefore(stay.arrival, today)],
  ] as const) {
    await db
      .prepare(
        `INSERT OR IGNORE INTO booking (number, idempotency_key, request_hash, lodging_id, arrival, duration, adults,
           children, infants, pets, language_id, currency, total, lines, guest, reply, created_at)
         VALUES (?1, ?2, '', ?3, ?4, ?5, ?6, ?7, 0, 0, ?8, ?9, ?10, ?11, ?12, '{}', ?13)`,
      )
      .bind(
        `MH-${name === 'coming' ? 'K' : 'P'}${market.key.toUpperCase()}23456`,
        `tried-${name}-${account.email}`,
        stay.lodging_id,
        arrival,
        stay.duration,
        party.adults,
        party.children,
        market.id,
        market.currency,
        total,
        JSON.stringify(wire),
        guest,
        Math.floor(Date.parse(addDays(arrival < today ? arrival : today, -30)) / 1000),
      )
      .run()
  }
}

/** The same day of the week, whole years of 52 weeks before. */
function sameWeekBefore(arrival: string, today: string): string {
  const before = addDays(arrival, -364)
  return addDays(before, 8) < today ? before : sameWeekBefore(before, today)
}
