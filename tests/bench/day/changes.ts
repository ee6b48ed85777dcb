import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { pathOfSlug } from '../../../kv/keys.ts'
import { BookingRefusalSchema, type BookingRequest, visitorHeader } from '../../../src/contracts/booking.ts'
import { areas } from '../../../src/domain/areas.ts'
import { addDays, today } from '../../../src/domain/stays.ts'
import { type EditionKey, editions } from '../../../src/editions/table.ts'
import { formatMoney } from '../../../src/markets/formats.ts'
import { type Market, markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'
import { typedGuest } from '../../guests/typed-guest.ts'
import { managedEntry, withTitle } from '../../managed-entry.ts'
import { fetchAgain, serviceKey } from '../fetch-again.ts'
import type { Draw } from './draw.ts'
import type { Change } from './model.ts'
import type { Node } from './node.ts'

/** A page that shows what changes. */
export interface Probe {
  edition: EditionKey
  path: string
  /** Whether the page still says what was so before. */
  isOld(html: string): boolean
}

/** Something that is about to change. */
export interface PlannedChange {
  kind: Change['kind']
  probes: Probe[]
  /** Resolves when the service has answered that it is so. */
  make(): Promise<void>
}

const StaySchema = v.object({
  id: v.number(),
  name: v.string(),
  location: v.number(),
  arrival: v.string(),
  duration: v.number(),
  total_dkk: v.number(),
  total_eur: v.number(),
})
type Stay = v.InferOutput<typeof StaySchema>

const EntriesSchema = v.array(v.object({ id: v.string() }))

export type Planner = (kind: Change['kind']) => Promise<PlannedChange>

/** Draws what changes among what is for sale and published; nothing is changed twice. */
export async function plannerOf({ db, backendPort }: Node, draw: Draw): Promise<Planner> {
  const used = new Set<number>()
  const { results } = await db
    .prepare(`SELECT DISTINCT id FROM entry WHERE type = 'page' AND id LIKE 'page-%' ORDER BY id`)
    .all()
  const entries = v.parse(EntriesSchema, results)
  let edits = 0

  async function freeStay(): Promise<Stay> {
    for (let tries = 0; tries < 50; tries += 1) {
      const row = await db
        .prepare(
          `SELECT lodging.id, name, location_id AS location, arrival, duration, total_dkk, total_eur
           FROM booking_option JOIN lodging ON lodging.id = lodging_id
           WHERE status = 1 AND duration = 7 AND arrival > ?1 AND lodging_id >= ?2
             AND NOT EXISTS (SELECT 1 FROM night WHERE night.lodging_id = lodging.id
               AND date >= arrival AND date < date(arrival, '+7 days'))
           ORDER BY lodging_id, arrival LIMIT 1`,
        )
        .bind(addDays(today(), 21 + Math.floor(100 * draw.next())), await someHouse(db, draw))
        .first()
      const stay = row && v.parse(StaySchema, row)
      if (!stay || used.has(stay.id)) continue
      used.add(stay.id)
      return stay
    }
    throw new Error('No stay is free')
  }

  return async function planned(kind) {
    if (kind === 'edit') return plannedEdit(backendPort, entries[edits++ % entries.length]?.id ?? '')
    const stay = await freeStay()
    if (kind === 'price') return { kind, probes: priceProbes(stay), make: () => makeDearer(db, stay) }
    const make = () => (kind === 'hold' ? hold(backendPort, stay) : book(backendPort, stay))
    return { kind, probes: stayProbes(stay), make }
  }
}

async function someHouse(db: D1Database, draw: Draw): Promise<number> {
  const row = await db.prepare('SELECT min(id) AS least, max(id) AS most FROM lodging').first()
  const { least, most } = v.parse(v.object({ least: v.number(), most: v.number() }), row)
  return least + Math.floor(draw.next() * (most - least))
}

/** The house's own page with that stay, which has a way to book it, and results of that week, with its card. */
function stayProbes(stay: Stay): Probe[] {
  const canBeBooked = (html: string) => html.includes(`/booking/?lodging=${stay.name.toLowerCase()}&amp;arrival=`)
  return [
    ...houseProbes(stay, () => canBeBooked),
    ...markets.map((market) => ({
      edition: market.key,
      path: `${href.search(market)}?${new URLSearchParams({ ankomst: stay.arrival, duration: '7', omraader: slugOf(stay.location), result: '24' })}`,
      isOld: (html: string) =>
        html.includes(`${href.lodging(market, stay.name)}?arrival=${stay.arrival}&amp;duration=7`),
    })),
  ]
}

function priceProbes(stay: Stay): Probe[] {
  return houseProbes(stay, (market) => {
    const [old, dearer] = [totalOf(market, stay), totalOf(market, dearerStay(stay))]
    return (html) => html.includes(formatMoney(market, old)) && !html.includes(formatMoney(market, dearer))
  })
}

function houseProbes(stay: Stay, isOld: (market: Market) => Probe['isOld']): Probe[] {
  return markets.map((market) => ({
    edition: market.key,
    path: `${href.lodging(market, stay.name)}?arrival=${stay.arrival}&duration=${stay.duration}`,
    isOld: isOld(market),
  }))
}

function slugOf(location: number): string {
  return areas.find(({ locationIds }) => (locationIds as readonly number[]).includes(location))?.slug ?? ''
}

function totalOf({ currency }: Market, stay: Stay): number {
  return currency === 'DKK' ? stay.total_dkk : stay.total_eur
}

function dearerStay(stay: Stay): Stay {
  return { ...stay, total_dkk: stay.total_dkk + 110_000, total_eur: stay.total_eur + 15_000 }
}

/** By SQL, as an operator or an import does. */
async function makeDearer(db: D1Database, { id, arrival, duration }: Stay): Promise<void> {
  await db
    .prepare(
      `UPDATE booking_option SET price_dkk = price_dkk + 110000, total_dkk = total_dkk + 110000,
         price_eur = price_eur + 15000, total_eur = total_eur + 15000
       WHERE lodging_id = ?1 AND arrival = ?2 AND duration = ?3`,
    )
    .bind(id, arrival, duration)
    .run()
}

const party = { adults: 2, children: 0, infants: 0, pets: 0 }

async function hold(backendPort: number, { id: lodgingId, arrival, duration }: Stay): Promise<void> {
  const stay = { lodgingId, arrival, duration, languageId: 1 }
  const reply = await askBooking(backendPort, 'PUT', `holds/${randomBytes(16).toString('hex')}/`, stay)
  if (!reply.ok) throw new Error(`A hold was answered ${reply.status}: ${await reply.text()}`)
}

/** The service says what it costs where another total is expected. */
async function book(backendPort: number, { id: lodgingId, arrival, duration, total_dkk: total }: Stay): Promise<void> {
  const request = (expectedTotal: number): BookingRequest => ({
    option: { lodgingId, arrival, duration, languageId: 1, ...party },
    ...{ items: [], guest: typedGuest, expectedTotal, currency: 'DKK' },
  })
  const first = await askBooking(backendPort, 'POST', 'booking/', request(total / 100))
  if (first.ok) return
  const { error } = v.parse(BookingRefusalSchema, await first.json())
  if (error.total === undefined) throw new Error(`A booking was refused: ${error.code}`)
  const second = await askBooking(backendPort, 'POST', 'booking/', request(error.total / 100))
  if (!second.ok) throw new Error(`A booking was answered ${second.status}: ${await second.text()}`)
}

function askBooking(backendPort: number, method: string, path: string, body: object): Promise<Response> {
  return fetchAgain(`http://127.0.0.1:${backendPort}/booking/rest/v1/${path}`, {
    method,
    headers: {
      ...{ 'content-type': 'application/json', 'x-service-public-key': serviceKey },
      'idempotency-key': randomBytes(16).toString('hex'),
      // Each guest comes from a network of their own.
      [visitorHeader]: randomBytes(16).toString('hex'),
    },
    body: JSON.stringify(body),
  })
}

/** An editor gives a page another title. */
async function plannedEdit(backendPort: number, id: string): Promise<PlannedChange> {
  const entry = managedEntry(backendPort, id)
  const { sys, fields } = await entry.read()
  const mark = `edit ${randomBytes(4).toString('hex')}`
  return {
    kind: 'edit',
    probes: editions.map(({ key, locale }) => ({
      edition: key,
      path: pathOfSlug(String(fields.slug?.[locale])),
      isOld: (html: string) => !new RegExp(`<h1[^>]*>[^<]*${mark}<`).test(html),
    })),
    async make() {
      await entry.publish(
        sys.version,
        withTitle(fields, (title) => `${title.replace(/ edit [\da-f]+$/, '')} ${mark}`),
      )
    },
  }
}
