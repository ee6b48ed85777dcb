import type { ReactNode } from 'react'
import { AsOf } from '../ui/as-of.tsx'
import type { PageRequest } from './page.ts'

/** What does not come from the services of now says of when it is. */
export function datedMain({ market, messages, now, lastGood }: PageRequest, main: ReactNode): ReactNode {
  const at = lastGood()
  return (
    <>
      {at && <AsOf market={market} messages={messages} at={at} now={now} />}
      {main}
    </>
  )
}
