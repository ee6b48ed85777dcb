import * as v from 'valibot'
import { fitsKey, slugOfPath } from '../../../kv/keys.ts'
import type { RouteStore } from '../../../kv/store.ts'
import { type PurgeRequest, PurgeRequestSchema } from '../../contracts/purge.ts'
import type { Deps } from '../../deps.ts'
import { hostsOf } from '../../env.ts'
import { type Market, markets } from '../../markets/market.ts'
import { canonicalPath } from '../../urls/canonical-path.ts'
import { parseLodgingPath } from '../../urls/lodging-path.ts'
import { splitPageNumber } from '../../urls/page-path.ts'
import { href } from '../../urls/paths.ts'

/** What an editor's form purges, or what is wrong with one of its fields. */
export type PurgeFormResult =
  | { kind: 'named'; named: PurgeRequest; subject: string }
  /** Everything: only who is sure. */
  | { kind: 'confirm'; edition: Market['key'] | 'all' }
  | { kind: 'wrong'; field: PurgeField; given: string; message: string }

const purgeFields = ['address', 'entry', 'house', 'edition'] as const
export type PurgeField = (typeof purgeFields)[number]

export type Site = Pick<Deps, 'variables'>

/** What the form is read against. */
interface Known {
  routes: RouteStore
  /** Whether the content service has the entry, or a page was compiled of it. */
  hasEntry(id: string): Promise<boolean>
}

/** Reads the form, one of whose fields names what to purge. */
export async function readPurgeForm(
  form: FormData,
  market: Market,
  { routes, hasEntry }: Known,
  site: Site,
): Promise<PurgeFormResult> {
  const field = purgeFields.find((name) => form.has(name)) ?? 'address'
  const given = String(form.get(field) ?? '').trim()
  const wrong = (message: string): PurgeFormResult => ({ kind: 'wrong', field, given, message })
  if (given === '') return wrong(emptyTexts[field])
  if (field === 'address') {
    const place = placeOf(given, market, site)
    return place ? purgeOfPlace(place, routes) : wrong('That is not an address on this site. Copy it from the browser.')
  }
  if (field === 'house') {
    const house = await routes.lodging(given)
    return house ? purgeOfHouse(given, house.id) : wrong(`No house has the code ${given}. Codes look like BL1017.`)
  }
  if (field === 'entry') {
    if (!/^[\w.-]{1,64}$/.test(given)) {
      return wrong(
        'An entry id contains only letters, digits, dots, - and _. It is part of the address of the entry’s page.',
      )
    }
    return (await hasEntry(given))
      ? named({ entries: [given] }, `entry ${given}`)
      : wrong(`No edition has an entry ${given}. The id is part of the address of the entry’s page.`)
  }
  const edition = markets.find(({ key }) => key === given)
  if (given !== 'all' && !edition) return wrong(emptyTexts.edition)
  if (form.get('sure') !== 'yes') return { kind: 'confirm', edition: edition?.key ?? 'all' }
  return edition ? named({ market: edition.key }, `everything ${edition.key}`) : named({ all: true }, 'everything')
}

const emptyTexts: Record<PurgeField, string> = {
  address: 'Paste the address of the page.',
  entry: 'Enter the id of the entry.',
  house: 'Enter the code of the house.',
  edition: 'Choose what to purge.',
}

/** A page of an edition. */
export interface Place {
  market: Market
  /** Canonical, without a page number. */
  path: string
}

/** '/om-os', 'om-os' and 'https://www.example.dk/om-os/?x=1' → the page; null for a URL of another site, or one that no page has. */
export function placeOf(pageUrl: string, market: Market, { variables }: Site): Place | null {
  if (!URL.canParse(pageUrl, 'http://edition.invalid/')) return null
  const url = new URL(pageUrl, 'http://edition.invalid/')
  const hosts = hostsOf(variables)
  const edition =
    url.hostname === 'edition.invalid' ? market : markets.find(({ key }) => hosts[key].includes(url.hostname))
  if (!edition || !/^https?:$/.test(url.protocol)) return null
  const { path } = splitPageNumber(canonicalPath(url.pathname))
  return fitsKey(slugOfPath(path)) ? { market: edition, path } : null
}

/** The page, the entry or house that it shows, and with them the same page in the other editions. */
async function purgeOfPlace({ market, path }: Place, routes: RouteStore): Promise<PurgeFormResult> {
  const house = parseLodgingPath(path, market)
  const lodging = house ? await routes.lodging(house.name) : null
  if (house && lodging) return purgeOfHouse(house.name, lodging.id)
  const slug = slugOfPath(path)
  const route = await routes.route(market, slug)
  return named({ slugs: [slug], entries: route?.kind === 'entry' ? [route.entry.id] : [] }, `${market.key} ${path}`)
}

function purgeOfHouse(name: string, id: number): PurgeFormResult {
  const slugs = markets.map((market) => slugOfPath(href.lodging(market, name)))
  return named({ lodgings: [id], slugs }, `house ${name.toUpperCase()}`)
}

function named(request: v.InferInput<typeof PurgeRequestSchema>, subject: string): PurgeFormResult {
  return { kind: 'named', named: v.parse(PurgeRequestSchema, request), subject }
}
