import type { ReactNode } from 'react'
import { today } from '../domain/stays.ts'
import { hoursOfDay } from '../markets/opening-texts.ts'
import { logLine } from '../services/log-line.ts'
import { AsOf } from '../ui/as-of.tsx'
import { ShortcodeContext, type ShortcodeFacts } from '../ui/shortcode-context.ts'
import type { RenderContext } from './page.ts'

/** What does not come from the services of now says of when it is; the codes in its texts are filled in. */
export async function datedMain(request: RenderContext, main: ReactNode): Promise<ReactNode> {
  const { market, messages, now, lastGood } = request
  const facts = await shortcodeFacts(request)
  const at = lastGood()
  return (
    <ShortcodeContext value={facts}>
      {at && <AsOf market={market} messages={messages} at={at} now={now} />}
      {main}
    </ShortcodeContext>
  )
}

async function shortcodeFacts(request: RenderContext): Promise<ShortcodeFacts> {
  const { market, messages, routes, now } = request
  const details = (await routes.settings(market).catch(() => null))?.administrationDetails
  return {
    market,
    agency: details
      ? { phone: details.phone, hours: hoursOfDay(market, messages, details.openingHours, today(now)) }
      : null,
    tell: (error) => console.error(logLine(error, request)),
  }
}
