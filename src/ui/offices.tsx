import type { Department } from '../contracts/content.ts'
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

/** The agency's offices with address, telephone and hours. */
export function OfficeList({ offices }: { offices: readonly Department[] }) {
  const shared = sameOutside(offices)
  return (
    <>
      <ul className="columns">
        {offices.map((office) => (
          <Marked key={office.sys.id} entry={office.sys.id} type="department">
            <li>
              <h3>{office.path ? <a href={office.path}>{office.title}</a> : office.title}</h3>
              <OfficeAddress address={office.address} />
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

/** A text about closing times that all offices share, to be shown once. */
function sameOutside(offices: readonly Department[]): string | null {
  const [first, ...others] = offices.map(({ outsideOpeningHoursText }) => outsideOpeningHoursText)
  return first && others.length > 0 && others.every((text) => text === first) ? first : null
}
