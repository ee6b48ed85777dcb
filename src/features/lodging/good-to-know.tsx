import { addDays } from '../../domain/stays.ts'
import { houseTimes } from '../../editions/agency-facts.ts'
import { formatTime } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import { GoodToKnow } from '../../ui/good-to-know.tsx'
import { goodToKnowLines } from '../../ui/good-to-know-lines.ts'
import type { LodgingPageProps } from './page.tsx'

/** What to know before booking: of the stay that is asked for, or from today on. */
export function HouseGoodToKnow({ request, lodging, asked }: LodgingPageProps) {
  const { market, messages } = request
  const { title, times } = messages.goodToKnow
  const { arrival, duration } = asked
  const stay = arrival ? { arrival, departure: addDays(arrival, duration) } : null
  const hours = { checkin: formatTime(market, houseTimes.checkIn), checkout: formatTime(market, houseTimes.checkOut) }
  const own = { text: formatMessage(times, hours, market), period: null }
  return (
    <section className="part" id="good-to-know">
      <GoodToKnow title={title} lines={[...goodToKnowLines(request, lodging.facilities, stay), own]} />
    </section>
  )
}
