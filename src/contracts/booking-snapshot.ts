import * as v from 'valibot'
import { IsoDateSchema, MinorUnitsSchema } from './lodging.ts'

const Text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const List = <Schema extends v.GenericSchema>(schema: Schema, max = 100) => v.pipe(v.array(schema), v.maxLength(max))
const CountSchema = v.pipe(v.number(), v.finite())

function snapshot<Money extends v.GenericSchema<number, number>>(money: Money) {
  return v.object({
    lines: List(
      v.object({
        kind: v.picklist(['rent', 'fee', 'mandatory', 'chosen']),
        itemId: v.nullable(v.number()),
        description: Text(500),
        quantity: CountSchema,
        unitPrice: money,
        amount: money,
      }),
    ),
    total: money,
    instalments: List(v.object({ due: IsoDateSchema, amount: money }), 12),
    cancellation: List(v.object({ until: IsoDateSchema, share: CountSchema, amount: money }), 12),
    metered: List(
      v.object({
        itemId: v.number(),
        description: Text(500),
        unitPrice: money,
        unitName: Text(60),
        /** For the stay, from so many earlier ones. */
        forecast: v.nullable(v.object({ expected: money, from: money, to: money, stays: CountSchema })),
      }),
    ),
    deposits: List(v.object({ itemId: v.number(), description: Text(500), amount: money })),
    /** What stood beside the button, word for word, and the hash id of these words. */
    texts: v.object({ version: Text(40), button: Text(200), terms: Text(500), withdrawal: Text(500) }),
  })
}

/**
 * What a guest was shown before they pressed the button, as it goes along with the booking: decimal kroner or euro.
 * It is kept with the booking, for whoever later has to know what was agreed.
 */
export const BookingSnapshotSchema = snapshot(v.pipe(v.number(), v.finite()))
export type BookingSnapshot = v.InferOutput<typeof BookingSnapshotSchema>

/** The same, read: whole øre or cents. */
export const ReadSnapshotSchema = snapshot(MinorUnitsSchema)
