import * as v from 'valibot'
import { IsoDateSchema, MinorUnitsSchema } from './lodging.ts'
import { readableRows } from './readable-rows.ts'

const Text = (max: number) => v.pipe(v.string(), v.maxLength(max))
/** Characters of an item's texts. */
export const longestOfItem = { description: 500, unitName: 60 } as const
const CountSchema = v.pipe(v.number(), v.finite())

function rowsOf<Money extends v.GenericSchema<number, number>>(money: Money) {
  return {
    line: v.object({
      kind: v.picklist(['rent', 'fee', 'mandatory', 'chosen']),
      itemId: v.nullable(v.number()),
      description: Text(longestOfItem.description),
      quantity: CountSchema,
      unitPrice: money,
      amount: money,
    }),
    instalment: v.object({ due: IsoDateSchema, amount: money }),
    cancellation: v.object({ until: IsoDateSchema, share: CountSchema, amount: money }),
    metered: v.object({
      itemId: v.number(),
      description: Text(longestOfItem.description),
      unitPrice: money,
      unitName: Text(longestOfItem.unitName),
      /** For the stay, from so many earlier ones. */
      forecast: v.nullable(v.object({ expected: money, from: money, to: money, stays: CountSchema })),
    }),
    deposit: v.object({ itemId: v.number(), description: Text(longestOfItem.description), amount: money }),
  }
}

/** Texts beside the button, literally, and their hash id. */
const TextsSchema = v.object({ version: Text(40), button: Text(200), terms: Text(500), withdrawal: Text(500) })

function sentSnapshot<Money extends v.GenericSchema<number, number>>(money: Money) {
  const rows = rowsOf(money)
  return v.object({
    lines: v.pipe(v.array(rows.line), v.maxLength(100)),
    total: money,
    saving: v.optional(money),
    instalments: v.pipe(v.array(rows.instalment), v.maxLength(12)),
    cancellation: v.pipe(v.array(rows.cancellation), v.maxLength(12)),
    metered: v.pipe(v.array(rows.metered), v.maxLength(100)),
    deposits: v.pipe(v.array(rows.deposit), v.maxLength(100)),
    texts: TextsSchema,
  })
}

/** A stored snapshot, perhaps of an earlier build: parts that can't be read are left out. */
function storedSnapshot<Money extends v.GenericSchema<number, number>>(money: Money) {
  const rows = rowsOf(money)
  return v.object({
    lines: readableRows(rows.line),
    total: money,
    /** What the rent was below its normal price; missing in snapshots from before it was stored. */
    saving: v.fallback(v.optional(money), undefined),
    instalments: readableRows(rows.instalment),
    cancellation: readableRows(rows.cancellation),
    metered: readableRows(rows.metered),
    deposits: readableRows(rows.deposit),
    texts: v.fallback(TextsSchema, { version: '', button: '', terms: '', withdrawal: '' }),
  })
}

/**
 * What the guest was shown before pressing the button, sent and stored with the booking as proof of the agreement:
 * decimal kroner or euro.
 */
export const BookingSnapshotSchema = sentSnapshot(v.pipe(v.number(), v.finite()))
export type BookingSnapshot = v.InferOutput<typeof BookingSnapshotSchema>

/** The same, as stored. */
export const StoredSnapshotSchema = storedSnapshot(v.pipe(v.number(), v.finite()))

/** The same, read for a page or a mail: whole øre or cents. */
export const ReadSnapshotSchema = storedSnapshot(MinorUnitsSchema)
