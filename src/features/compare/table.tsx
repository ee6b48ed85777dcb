import { hitForecast } from '../../domain/consumption.ts'
import { tripFromList } from '../../domain/read-trip.ts'
import { noTrip } from '../../domain/trip.ts'
import { compareDropAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { shortTitle, titleDescription } from '../../markets/short-title.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Heart } from '../../ui/heart.tsx'
import { hitHref } from '../../ui/hit-card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { stayDatesShort } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { refusalOf } from '../house-list/refusal.ts'
import { type Comparison, compareUrl } from './compared.ts'
import type { ComparedColumn, Row, RowGroup } from './rows.ts'

interface TableProps {
  request: RenderContext
  comparison: Comparison
  houses: readonly ComparedColumn[]
  groups: readonly RowGroup[]
  /** With pictures and prices on top. */
  isWithPrices?: boolean
}

/**
 * A house a column, whose name stays in sight. On a phone the columns share the window, with what a row is about above its
 * values (sheets/compare.css).
 */
export function CompareTable({ request, comparison, houses, groups, isWithPrices }: TableProps) {
  const texts = request.messages.compare
  return (
    <table className="compare-table" aria-label={isWithPrices ? texts.title : request.messages.lodging.tabs.facilities}>
      <thead>
        {isWithPrices && (
          <tr className="compare-heads">
            <td />
            {houses.map((house) => (
              <td key={house.hit.lodgingId}>
                <HouseHead request={request} comparison={comparison} house={house} />
              </td>
            ))}
          </tr>
        )}
        <tr className="compare-names">
          <td />
          {houses.map((house) => (
            <th key={house.hit.lodgingId} scope="col">
              {isWithPrices ? (
                <a className="compare-title" href={stayUrl(request, comparison, house)}>
                  {shortTitle(house.hit.title)}
                </a>
              ) : (
                <span className="compare-name">{shortTitle(house.hit.title)}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {isWithPrices && (
        <tbody>
          <tr>
            <th scope="row">{texts.price}</th>
            {houses.map((house) => (
              <td key={house.hit.lodgingId}>
                <StayPrice request={request} comparison={comparison} house={house} />
              </td>
            ))}
          </tr>
        </tbody>
      )}
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr>
            <th className="compare-group" scope="rowgroup" colSpan={houses.length + 1}>
              {group.title}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {houses.map(({ hit }, place) => (
                <td key={hit.lodgingId}>
                  <RowValue request={request} value={row.values[place]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** A house's picture, its number and what its title says of it, and what can be done with it. */
function HouseHead({
  request,
  comparison,
  house,
}: Pick<TableProps, 'request' | 'comparison'> & { house: ComparedColumn }) {
  const { market, messages } = request
  const { hit } = house
  const [picture] = hit.images
  const described = titleDescription(hit.title)
  const others = comparison.codes.filter((code) => code !== hit.name.toUpperCase())
  return (
    <>
      {picture ? (
        <Picture path={picture} alt="" sizes="(min-width: 60rem) 18rem, 45vw" upTo={640} />
      ) : (
        <span className="no-picture">{messages.card.noPicture}</span>
      )}
      <span className="quiet">{[hit.name, described].filter(Boolean).join(' · ')}</span>
      <div className="compare-house-tools">
        <Heart
          market={market}
          messages={messages}
          lodgingId={hit.lodgingId}
          title={hit.title}
          action={withTrip(href.favorites(), tripFromList(comparison))}
        />
        <a
          className="tool"
          href={compareUrl({ ...comparison, codes: others })}
          aria-label={formatMessage(messages.compare.remove, { title: hit.title }, market)}
          {...{ [compareDropAttribute]: hit.name }}
        >
          <Icon name="close" />
        </a>
      </div>
    </>
  )
}

/** The house's page, with the stay that is priced here. */
function stayUrl(
  { market }: RenderContext,
  { party, searchQuery }: Comparison,
  { hit, state }: ComparedColumn,
): string {
  return hitHref(market, hit, state === 'free' || state === 'other', { ...noTrip, party, searchQuery })
}

function StayPrice({
  request,
  comparison,
  house: { hit, state },
}: {
  request: RenderContext
  comparison: Comparison
  house: ComparedColumn
}) {
  const { market, messages } = request
  const labels = {
    free: messages.favorites.free,
    other: messages.favorites.other,
    none: comparison.arrival ? messages.favorites.taken : messages.favorites.takenThen,
    cheapest: null,
  }
  const refusal = refusalOf(request, hit, comparison.party)
  const dated = hit.date !== null && hit.duration !== null && state !== 'none'
  return (
    <>
      {refusal && <p className="compare-state refused">{refusal}</p>}
      {!refusal && labels[state] && <p className={`compare-state ${state}`}>{labels[state]}</p>}
      {dated && hit.date && hit.duration ? (
        <>
          <p className="quiet">{stayDatesShort(market, hit.date, hit.duration)}</p>
          <Price
            market={market}
            messages={messages}
            total={hit.totalPrice}
            duration={hit.duration}
            normalTotal={hit.totalPrice + hit.discountTotal}
            from={state === 'cheapest'}
            pets={hit.petCharge ? Math.min(comparison.party?.pets ?? 0, hit.pets) : 0}
            forecast={hitForecast(hit, comparison.party) ?? undefined}
          />
        </>
      ) : (
        state !== 'none' && <p>{messages.card.noFreeStays}</p>
      )}
    </>
  )
}

export function RowValue({ request, value }: { request: RenderContext; value: Row['values'][number] | undefined }) {
  const { layout } = request.messages
  if (typeof value === 'string') return value
  return value === true ? (
    <>
      <Icon name="check" />
      <span className="visually-hidden">{layout.yes}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{layout.no}</span>
    </>
  )
}
