import { useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FilterXSS } from 'xss'
import { tagOf } from '../../../kv/tags.ts'
import type { Facility, FacilityGroup, HeldFacility } from '../../contracts/lodging.ts'
import { type FacilityKey, facility, internalFacilityGroups } from '../../domain/facilities.ts'
import { openPeriod } from '../../domain/good-to-know.ts'
import { readShortcodes, shortcodeNames } from '../../domain/shortcodes.ts'
import { addDays, today } from '../../domain/stays.ts'
import { houseTimes } from '../../editions/agency-facts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney, formatMoneyRange, formatTime, wholeUnits } from '../../markets/formats.ts'
import { remembered } from '../../markets/intl.ts'
import type { RenderContext } from '../../routing/page.ts'
import { facilityText, goodToKnowLines, isFacilityListed, periodText } from '../../ui/facility-text.ts'
import { GoodToKnow } from '../../ui/good-to-know.tsx'
import { iconClass } from '../../ui/icons.tsx'
import { drawPart } from '../../ui/rich-text.tsx'
import { ShortcodeContext, type ShortcodeFacts } from '../../ui/shortcode-context.ts'
import { CachedSection } from './cached-panel.tsx'
import type { LodgingPageProps } from './page.tsx'
import type { StayForecast } from './requested-stay.ts'
import { Fold, highlightsOf } from './sections.tsx'

/** What many guests ask for beside the highlights, in the order in which a house's is shown. */
const asked = [
  'coveredTerrace',
  'shelteredTerrace',
  'gardenFurniture',
  'barbecue',
  'inductionHob',
  'oven',
  'microwave',
  'freezer',
  'coffeeMaker',
  'smartTv',
  'fibre',
  'underfloorHeating',
  'heatPump',
  'bathtub',
  'sandpit',
  'swing',
  'sunLoungers',
  'espressoMachine',
  'ceramicHob',
  'vacuumCleaner',
  'bicycles',
  'boardGames',
  'smokeFree',
  'heatedBathroomFloor',
  'openKitchen',
] as const satisfies readonly FacilityKey[]
const maxShown = 12

/** Twelve of the facilities, and folded all of them in the broker's groups. */
export function FacilityGroups(props: LodgingPageProps) {
  const { request, lodging } = props
  const { market, messages } = request
  const day = today(request.now)
  const { groups, names, count } = listedFacilities(props, day)
  if (count === 0) return null
  const highlighted = new Set<number>(highlightsOf(lodging, day).map(({ id }) => id))
  const known = new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.known.id, row.known])))
  const shown = asked
    .flatMap((key) => known.get(facility[key]) ?? [])
    .filter(({ id, typeId }) => typeId === 1 && !highlighted.has(id))
    .slice(0, maxShown)
  return (
    <CachedSection
      request={request}
      name="facilities"
      tags={[tagOf.lodging(lodging.id)]}
      shows={[day, lodging.facilities, names]}
      render={() => (
        <>
          <h2>{messages.lodging.tabs.facilities}</h2>
          {shown.length > 0 && (
            <ul className="facts">
              {shown.map(({ id, name }) => (
                <li key={id} className={iconClass('check')}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <Fold summary={formatMessage(messages.lodging.allFacilities, { count }, market)}>
            <div className="facility-groups">
              {groups.map(({ id, name, rows }) => (
                <section key={id}>
                  <h3>{name}</h3>
                  <ul>
                    {rows.map(({ known, held }) => (
                      <li key={known.id}>
                        {known.name}
                        {known.typeId !== 1 && <span>{facilityText(market, messages, known, held)}</span>}
                        <Period text={periodText(market, messages.lodging, openPeriod(held, day))} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </Fold>
        </>
      )}
    />
  )
}

interface ListedFacilities {
  /** What they were found with. */
  day: string
  known: readonly Facility[]
  sorted: readonly FacilityGroup[]
  groups: { id: number; name: string; rows: { known: Facility; held: HeldFacility }[] }[]
  /** All that is shown of them but for what the house has. */
  names: unknown[]
  count: number
}

const listed = new WeakMap<readonly HeldFacility[], ListedFacilities>()

/** Found once for each reply of the broker, whatever stay is looked at. */
function listedFacilities(
  { lodging, facilities, facilityGroups }: Pick<LodgingPageProps, 'lodging' | 'facilities' | 'facilityGroups'>,
  day: string,
): ListedFacilities {
  const before = listed.get(lodging.facilities)
  if (before?.day === day && before.known === facilities && before.sorted === facilityGroups) return before
  const byId = new Map(facilities.map((each) => [each.id, each]))
  const rows = lodging.facilities.flatMap((held) => {
    const known = byId.get(held.facilityId)
    return known && isFacilityListed(known, held, day) ? [{ known, held }] : []
  })
  const ofGroups = Map.groupBy(rows, ({ known }) => known.facilityGroupIds[0])
  const groups = facilityGroups
    .filter(({ id }) => !internalFacilityGroups.includes(id))
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ id, name }) => ({ id, name, rows: ofGroups.get(id) ?? [] }))
    .filter((group) => group.rows.length > 0)
  const found = {
    ...{ day, known: facilities, sorted: facilityGroups, groups },
    names: groups.map((group) => [group.name, group.rows.map(({ known }) => [known.id, known.typeId, known.name])]),
    count: groups.reduce((sum, group) => sum + group.rows.length, 0),
  }
  listed.set(lodging.facilities, found)
  return found
}

/** When the facility is there, where it is not always. */
function Period({ text }: { text: string | null }) {
  return text && <span className="quiet">{text}</span>
}

/** What to know before booking: for the requested stay, or from today on. */
export function HouseGoodToKnow({ request, lodging, requested }: LodgingPageProps) {
  const { market, messages } = request
  const { title, times } = messages.goodToKnow
  const { arrival, duration } = requested
  const stay = arrival ? { arrival, departure: addDays(arrival, duration) } : null
  const hours = { checkin: formatTime(market, houseTimes.checkIn), checkout: formatTime(market, houseTimes.checkOut) }
  const own = { text: formatMessage(times, hours, market), period: null }
  return (
    <section className="part" id="good-to-know">
      <GoodToKnow title={title} lines={[...goodToKnowLines(request, lodging.facilities, stay), own]} />
    </section>
  )
}

interface ConsumptionProps {
  request: RenderContext
  forecast: StayForecast
  duration: number
}

/** Likely metered consumption in money, from earlier stays. */
export function Consumption({ request, forecast: { season, items, total, persons }, duration }: ConsumptionProps) {
  const { market, messages } = request
  const texts = messages.lodging
  if (!total) return null
  const range = ({ expected, from, to }: typeof total) => ({
    price: formatMoney(market, wholeUnits(expected)),
    range: formatMoneyRange(market, from, to),
  })
  return (
    <section className="part" id="consumption">
      <h2>{`${texts.consumption} · ${formatMessage(messages.card.nights, { count: duration }, market)}`}</h2>
      <p>{formatMessage(texts.consumptionTotal, range(total), market)}</p>
      <Fold summary={texts.consumptionHow}>
        <p>
          {formatMessage(
            texts.consumptionLead,
            { count: persons, season: texts.consumptionSeasons[season], stays: total.stays },
            market,
          )}
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.itemId}>
              {formatMessage(
                texts.consumptionForecast,
                {
                  item: item.description,
                  unit: item.unitName,
                  unitPrice: formatMoney(market, item.unitPrice),
                  ...range(item),
                },
                market,
              )}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}

/** The tags that a house's description may be written with; links lead by https alone. */
const rules = {
  whiteList: { p: [], br: [], b: [], strong: [], i: [], em: [], ul: [], ol: [], li: [], h3: [], h4: [], a: ['href'] },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'],
  safeAttrValue: (_tag: string, name: string, value: string) =>
    name === 'href' && /^https:\/\/[^"'<>\s]+$/.test(value) ? value : '',
}

/** Maximum cached descriptions, of some kB each. */
const maxCleaned = 200

/** Created at the first text, not at every start of the worker. */
let filter: FilterXSS | undefined
const cleaned = remembered((html: string) => {
  filter ??= new FilterXSS(rules)
  return filter.process(html)
}, maxCleaned)

/**
 * HTML from the broker or from old texts, with everything but plain markup removed and its shortcodes filled in; with
 * `readOn` a long one is folded.
 */
export function BrokerHtml({ html, readOn }: { html: string; readOn?: string }) {
  const facts = useContext(ShortcodeContext)
  const safe = cleaned(html)
  const filled = facts ? withCodes(safe, facts) : safe
  const [first, rest] = readOn ? firstOf(filled) : [filled, '']
  return (
    <>
      <Prose html={first} />
      {readOn && rest && (
        <Fold summary={readOn}>
          <Prose html={rest} />
        </Fold>
      )}
    </>
  )
}

/** @param html cleaned */
function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Characters after which a text may be folded, and minimum length of the folded rest. */
const shownAtOnce = 140
const minFoldedLength = 240

/** The visible beginning and the folded rest, in whole paragraphs. */
function firstOf(html: string): [first: string, rest: string] {
  const end = html.indexOf('</p>', shownAtOnce) + '</p>'.length
  const canFold = end >= '</p>'.length && html.length - end >= minFoldedLength
  return canFold ? [html.slice(0, end), html.slice(end)] : [html, '']
}

/** Fills in the shortcodes of its texts, never those in a tag, with escaping as React's. */
function withCodes(html: string, facts: ShortcodeFacts): string {
  if (!html.includes('[')) return html
  return html
    .split(/(<[^>]*>)/)
    .map((piece, index) => (index % 2 === 1 || !piece.includes('[') ? piece : wordsWithCodes(piece, facts)))
    .join('')
}

function wordsWithCodes(words: string, facts: ShortcodeFacts): string {
  return readShortcodes(words.replaceAll('&quot;', '"'), shortcodeNames, facts.report)
    .map((part) => (part.kind === 'text' ? part.text : renderToStaticMarkup(drawPart(part, facts))))
    .join('')
}
