import type { ReactNode } from 'react'
import { today } from '../domain/stays.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatClock, formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { hoursOfDay } from '../markets/opening-texts.ts'
import { logLine } from '../services/log-line.ts'
import { ShortcodeContext, type ShortcodeFacts } from '../ui/shortcode-context.ts'
import { orNull } from './or-null.ts'
import type { RenderContext } from './page.ts'

/**
 * The main part with a notice where a service did not answer and older data is shown, and with the facts for its
 * shortcodes.
 */
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
  const details = (await orNull(request, routes.settings(market)))?.administrationDetails
  return {
    market,
    agency: details
      ? { phone: details.phone, hours: hoursOfDay(market, messages, details.openingHours, today(now)) }
      : null,
    report: (error) => console.error(logLine(error, request)),
  }
}

interface AsOfProps {
  market: Market
  messages: Messages
  /** When the data was last known to be right. */
  at: Date
  now: Date
}

/** Says that what follows is older data, because its service does not answer. */
export function AsOf({ market, messages: { errors }, at, now }: AsOfProps) {
  const day = today(at)
  const values = { time: formatClock(market, at), day: formatDate(market, day, 'day') }
  return (
    <p className="as-of container">
      <time dateTime={at.toISOString()}>
        {formatMessage(day === today(now) ? errors.asOf : errors.asOfDay, values, market)}
      </time>
    </p>
  )
}
