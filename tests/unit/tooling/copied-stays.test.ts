import { expect, test } from 'vitest'
import type { BrokerQueries } from '../../../kv/broker-queries.ts'
import type { Row } from '../../../src/backend/seed/writer.ts'
import { copyStays } from '../../../src/commands/search-push/copy-stays.ts'
import { brokerLimits } from '../../../src/domain/broker-limits.ts'
import { addDays, today } from '../../../src/domain/stays.ts'

const first = addDays(today(), 10)

function stay(daysAhead: number, duration: number, of: { status?: number; heldUntil?: string | null } = {}) {
  return {
    ...{ lodgingId: 1, arrival: addDays(first, daysAhead), departure: addDays(first, daysAhead + duration), duration },
    ...{ price: 100, normalPrice: 120, transactionFee: 5, totalPrice: 150, discountTags: [], hasDiscount: true },
    ...{ currency: 'DKK', status: 1, heldUntil: null, ...of },
  } as const
}

/** The rows that are written of these stays, by table. */
async function copied(stays: readonly ReturnType<typeof stay>[]) {
  const rows: Record<string, Row[]> = {}
  const broker = {
    async query(_: unknown, { from, limit }: Record<string, unknown>) {
      return { stays: stays.filter(({ arrival }) => arrival >= String(from)).slice(0, Number(limit)) }
    },
  } as unknown as BrokerQueries
  const writer = {
    clear: async () => {},
    finish: async () => {},
    insert: async (table: string, _: readonly string[], inserted: readonly Row[]) => {
      rows[table] = [...(rows[table] ?? []), ...inserted]
    },
  }
  await copyStays(broker, writer, [1])
  return rows
}

test('of stays that are held, the nights that no free stay has are held until the first of them is free again', async () => {
  const [soon, later] = ['2031-01-01T00:10:00.000Z', '2031-01-01T00:20:00.000Z']
  const rows = await copied([
    stay(0, 2),
    stay(0, 4, { status: 0, heldUntil: soon }),
    stay(2, 2, { status: 0, heldUntil: later }),
    stay(4, 2),
    stay(6, 2, { status: 0 }),
  ])
  const until = Date.parse(soon) / 1000
  expect(rows.night?.map(([, date, , expires]) => [date, expires]).toSorted()).toEqual([
    [addDays(first, 2), until],
    [addDays(first, 3), until],
  ])
  // Of all that are on sale, held ones too.
  expect(rows.booking_option?.map((row) => row.at(-1))).toEqual([1, 1, 1, 1, 0])
})

test('a house with more stays than the broker answers at once is read to its end', async () => {
  const stays = Array.from({ length: brokerLimits.bookingOptions + 400 }, (_, index) =>
    stay(Math.floor(index / 3), 2 + (index % 3)),
  )
  const rows = await copied(stays)
  expect(rows.booking_option).toHaveLength(stays.length)
})
