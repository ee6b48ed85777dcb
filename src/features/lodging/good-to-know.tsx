import { addDays } from '../../domain/stays.ts'
import { checkinTime, checkoutTime } from '../../domain/vacation-rental.ts'
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
  const own = { text: formatMessage(times, { checkin: checkinTime, checkout: checkoutTime }, market), period: null }
  return (
    <section className="part" id="good-to-know">
      <GoodToKnow title={title} lines={[...goodToKnowLines(request, lodging.facilities, stay), own]} />
    </section>
  )
}
