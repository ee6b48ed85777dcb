import type { ReactNode } from 'react'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface StepSumProps {
  market: Market
  label: string
  /** Øre or cents. */
  total: number
  /** Below the sum. */
  note?: string | undefined
}

export interface StepEndProps extends Omit<StepSumProps, 'total'> {
  /** Øre or cents; null while no stay that can be booked is chosen. */
  total: number | null
  /** What is still to be chosen, in place of the sum, with the URL of its field: until then the end does not float. */
  missing?: { text: string; path: string } | undefined
  back?: { path: string; label: string }
  /** What goes on. */
  children: ReactNode
}

/** On the sum of a step that an island outside its form counts. */
export const stepTotalId = 'step-total'

/**
 * The end of a step's form: the way on, and where it stays in sight, in a narrow window, the sum that it is for. At a desk
 * the end of the summary stays in sight.
 */
export function StepEnd({ total, missing, back, children, ...sum }: StepEndProps) {
  return (
    <div className={missing ? 'way-on' : 'booking-end'}>
      {back && (
        <ButtonLink kind="quiet" icon="back" href={back.path}>
          <span>{back.label}</span>
        </ButtonLink>
      )}
      {total !== null && !missing && <StepSum {...sum} total={total} id={stepTotalId} />}
      {missing && (
        <p className="step-sum">
          <a href={missing.path}>{missing.text}</a>
        </p>
      )}
      {children}
    </div>
  )
}

/** The way on at a desk, at the end of the summary. In a narrow window that of the form is in sight. */
export function SummaryEnd({ children, ...sum }: StepSumProps & { children: ReactNode }) {
  return (
    <div className="summary-end">
      <StepSum {...sum} />
      {children}
    </div>
  )
}

function StepSum({ market, label, total, note, id }: StepSumProps & { id?: string }) {
  return (
    <p className="step-sum">
      <small>{label}</small>
      <strong id={id}>{formatMoney(market, total)}</strong>
      {note && <span>{note}</span>}
    </p>
  )
}
