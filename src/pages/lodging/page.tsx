import { say } from '../../markets/say.ts'
import { Facts } from '../../ui/facts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import type { LodgingPageProps } from './load.ts'

export function LodgingPage({ market, messages, lodging }: LodgingPageProps) {
  const description = lodging.descriptions.find(({ lan }) => lan === market.id)
  const [picture] = lodging.images
  return (
    <>
      <div className="container">
        <header className="lodging-head">
          <h1>{description?.title ?? lodging.name}</h1>
        </header>
        {picture && <Picture path={picture.url} alt={description?.title ?? lodging.name} priority />}
      </div>
      <div className="lodging container">
        <div className="lodging-main">
          <Facts market={market} messages={messages} house={lodging.vacationRental} all />
          <h2>{messages.lodging.cheapest}</h2>
          <ul className="stays">
            {lodging.cheapestBookingOptions.map((option) => (
              <li key={`${option.arrival}-${option.duration}`}>
                <a href={href.book(lodging.name, option.arrival, option.duration)}>
                  {stayDates(market, option.arrival, option.duration)}{' '}
                  {say(messages.card.nights, { count: option.duration }, market)}
                  <Price market={market} messages={messages} total={option.totalPrice} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
