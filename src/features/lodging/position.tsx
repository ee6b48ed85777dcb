import { tagOf } from '../../../kv/tags.ts'
import { facility } from '../../domain/facilities.ts'
import { Island } from '../../islands/island.tsx'
import { formatMessage } from '../../markets/format-message.ts'
import { formatKilometres, formatNumber } from '../../markets/formats.ts'
import { CoastMap } from '../../ui/coast-map.tsx'
import { Icon, iconClass } from '../../ui/icons.tsx'
import { telephone } from '../../urls/paths.ts'
import { CachedSection } from './cached-panel.tsx'
import HouseMap from './house-map.island.tsx'
import type { LodgingPageProps } from './page.tsx'

/** Size of the map: some 70 kilometres wide. */
const surroundings = { width: 90, height: 38 }

const places = [
  { id: facility.beachDistance, text: 'beach', icon: 'beach' },
  { id: facility.shopDistance, text: 'shop', icon: 'cart' },
  { id: facility.restaurantDistance, text: 'restaurant', icon: 'food' },
  { id: facility.townDistance, text: 'town', icon: 'map-pin' },
] as const

/** Position of the house, and distances to beach, shops and the like. */
export function Position({ request, lodging }: LodgingPageProps) {
  const { market, messages, hasMapTiles } = request
  const texts = messages.lodging
  const rows = places.flatMap(({ id, text, icon }) => {
    const value = Number(lodging.facilities.find(({ facilityId }) => facilityId === id)?.value ?? Number.NaN)
    return Number.isFinite(value) ? [{ id, icon, name: texts.distances[text], value }] : []
  })
  const { latitude, longitude, address1, postalCode, city } = lodging
  const address = formatMessage(texts.positionText, { street: address1, postalCode, city }, market)
  const mapLabel = `${texts.position}: ${address}`
  const content = () => (
    <>
      <h2>{texts.position}</h2>
      <p>{address}</p>
      {rows.length > 0 && (
        <ul className="facts">
          {rows.map(({ id, icon, name, value }) => (
            <li key={id} className={iconClass(icon)}>
              {`${name}: ${value < 1000 ? `${formatNumber(market, value)}\u00a0m` : `${formatKilometres(market, value)}\u00a0km`}`}
            </li>
          ))}
        </ul>
      )}
      <div className="house-map">
        <CoastMap market={market} lat={latitude} lng={longitude} label={mapLabel} seen={surroundings} />
        {hasMapTiles && (
          <Island
            name="house-map"
            component={HouseMap}
            on="visible"
            props={{ marketId: market.id, lat: latitude, lng: longitude, source: messages.map.tilesSource }}
          />
        )}
        <a
          className="button secondary"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
          rel="noopener nofollow"
        >
          <Icon name="map-pin" />
          <span>{texts.openMap}</span>
        </a>
      </div>
    </>
  )
  return (
    <CachedSection
      request={request}
      name="position"
      shows={[address1, postalCode, city, latitude, longitude, rows, hasMapTiles]}
      tags={[tagOf.lodging(lodging.id)]}
      render={content}
    />
  )
}

/** The office to contact about the house. */
export function Contact({ request, lodging, contact }: LodgingPageProps) {
  const { market, messages } = request
  const texts = messages.lodging
  if (!contact) return null
  return (
    <section className="part" id="contact">
      <h2>{texts.contact}</h2>
      <p>{formatMessage(texts.contactText, { name: lodging.name }, market)}</p>
      <p className="actions">
        <a className="button secondary" href={telephone(contact.phone)}>
          <Icon name="phone" />
          {contact.phone}
        </a>
        <a className="button secondary" href={`mailto:${contact.email}?subject=${encodeURIComponent(lodging.name)}`}>
          <Icon name="mail" />
          {contact.email}
        </a>
      </p>
    </section>
  )
}
