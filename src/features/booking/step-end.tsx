import type { ReactNode } from 'react'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { ButtonLink } from '../../ui/button.tsx'

export interface StepEndProps {
  market: Market
  label: string
  /** Øre or cents; null while no stay that can be booked is chosen. */
  total: number | null
  /** Below the sum. */
  note?: string
  back?: { path: string; label: string }
  /** What goes on. */
  children: ReactNode
}

/** On the sum of a step that an island outside its form counts. */
export const stepTotalId = 'step-total'

/** The end of a step's form: the way on, and on a phone, where it stays in sight, the sum that it is for. */
export function StepEnd({ market, label, total, note, back, children }: StepEndProps) {
  return (
    <div className="booking-end">
      {back && (
        <ButtonLink kind="quiet" icon="back" href={back.path}>
          <span>{back.label}</span>
        </ButtonLink>
      )}
      {total !== null && (
        <p className="step-sum">
          {`${label} `}
          <strong id={stepTotalId}>{formatMoney(market, total)}</strong>
          {note && <span>{note}</span>}
        </p>
      )}
      {children}
    </div>
  )
}
