import { Fragment } from 'react'
import type { Department } from '../contracts/content.ts'
import { regularWeeks } from '../domain/opening-weeks.ts'
import { today } from '../domain/stays.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { weekHours } from '../markets/week-hours.ts'
import { telephone } from '../urls/paths.ts'
import { Marked } from './marks.tsx'

export function OfficeAddress({ address }: { address: Department['address'] }) {
  return (
    <address>
      {address.address}
      <br />
      {`${address.zipcode} ${address.city}`}
      {address.phone && <a href={telephone(address.phone)}>{address.phone}</a>}
      {address.email && <a href={`mailto:${address.email}`}>{address.email}</a>}
    </address>
  )
}

interface OfficeListProps {
  request: { market: Market; messages: Messages; now: Date }
  offices: readonly Department[]
}

/** The agency's offices with address, telephone, the hours of the season, and what holds for keys. */
export function OfficeList({ request, offices }: OfficeListProps) {
  const shared = sameOutside(offices)
  return (
    <>
      <ul className="columns">
        {offices.map((office) => (
          <Marked key={office.sys.id} entry={office.sys.id} type="department">
            <li>
              <h3>{office.path ? <a href={office.path}>{office.title}</a> : office.title}</h3>
              <OfficeAddress address={office.address} />
              <WeekHours request={request} office={office} />
              {office.keyDeliveryText && <p>{office.keyDeliveryText}</p>}
              {office.outsideOpeningHoursText && !shared && <p>{office.outsideOpeningHoursText}</p>}
            </li>
          </Marked>
        ))}
      </ul>
      {shared && <p className="shared-text">{shared}</p>}
    </>
  )
}

function WeekHours({
  request: { market, messages, now },
  office,
}: Pick<OfficeListProps, 'request'> & { office: Department }) {
  const [week] = regularWeeks(office.openingHours, today(now))
  if (!week || office.openingHours.length === 0) return null
  return (
    <p>
      <strong>{messages.people.office.hours}</strong>
      {weekHours(market, messages, week.days).map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </p>
  )
}

/** A text about closing times that all offices share, to be shown once. */
function sameOutside(offices: readonly Department[]): string | null {
  const [first, ...others] = offices.map(({ outsideOpeningHoursText }) => outsideOpeningHoursText)
  return first && others.length > 0 && others.every((text) => text === first) ? first : null
}
