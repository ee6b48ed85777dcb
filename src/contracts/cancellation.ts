import * as v from 'valibot'
import { IsoDateSchema, MinorUnitsSchema } from './lodging.ts'

/** What cancelling costs today, by the terms of the booking. */
export const CancellationSchema = v.object({
  /** The last day on which this holds. */
  until: IsoDateSchema,
  share: v.number(),
  /** What the guest pays of the total, and what not. */
  fee: MinorUnitsSchema,
  refund: MinorUnitsSchema,
})

/** The fee that was shown to whoever cancels, decimal kroner or euro. */
export const ExpectedFeeSchema = v.pipe(v.number(), v.finite())

/** What the guest does: cancels, having been shown the fee. */
export const GuestCancelSchema = v.object({ expectedFee: ExpectedFeeSchema })

const cancelRefusals = ['cancelled_before', 'too_late', 'fee_changed', 'unknown_booking'] as const
export type CancelRefusal = (typeof cancelRefusals)[number]
export const CancelRefusalSchema = v.object({ error: v.object({ code: v.picklist(cancelRefusals) }) })

export const CancelledReplySchema = v.object({ data: v.object({ lodgingId: v.number() }) })
