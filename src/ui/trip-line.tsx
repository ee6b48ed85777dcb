import type { ReactNode } from 'react'
import type { Messages } from '../markets/messages/messages.ts'
import { Icon } from './icons.tsx'

export interface TripLineProps {
  texts: Messages['search']['trip']
  /** The trip in words. */
  words: string
  open?: boolean
  /** The form that changes it. */
  children: ReactNode
}

/** The trip in one line on top of a page; it opens to be changed in place, without scripts too. */
export function TripLine({ texts, words, open, children }: TripLineProps) {
  return (
    <details className="trip-line" open={open}>
      <summary>
        <Icon name="search" />
        <span className="visually-hidden">{`${texts.title}: `}</span>
        <strong>{words}</strong>
        <span className="trip-change">{texts.change}</span>
      </summary>
      {children}
    </details>
  )
}
