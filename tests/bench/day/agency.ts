import * as v from 'valibot'
import { areas } from '../../../src/domain/areas.ts'
import { addDays, today } from '../../../src/domain/stays.ts'
import type { EditionKey } from '../../../src/editions/table.ts'
import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'
import type { AgencyToVisit } from './model.ts'
import type { Node } from './node.ts'

const WeeksSchema = v.array(v.object({ arrival: v.string() }))

/** The pages by the sitemaps, and the weeks with the most free stays. */
export async function agencyOf(node: Node): Promise<AgencyToVisit> {
  const ofEditions = async (read: (edition: EditionKey) => Promise<readonly string[]>) =>
    Object.fromEntries(await Promise.all(markets.map(async ({ key }) => [key, await read(key)]))) as Record<
      EditionKey,
      readonly string[]
    >
  const { results } = await node.db
    .prepare(
      `SELECT arrival FROM booking_option WHERE status = 1 AND duration = 7 AND arrival > ?1
       GROUP BY arrival ORDER BY COUNT(*) DESC, arrival LIMIT 26`,
    )
    .bind(addDays(today(), 7))
    .all()
  return {
    houses: await ofEditions((edition) => pathsIn(node, edition, /houses-/)),
    areas: await ofEditions((edition) => pathsIn(node, edition, /areas/)),
    content: await ofEditions((edition) => pathsIn(node, edition, /pages|blog|departments|categories|streets/)),
    search: Object.fromEntries(markets.map((market) => [market.key, href.search(market)])) as Record<
      EditionKey,
      string
    >,
    areaSlugs: areas.map(({ slug }) => slug),
    weeks: v.parse(WeeksSchema, results).map(({ arrival }) => arrival),
  }
}

async function pathsIn(node: Node, edition: EditionKey, files: RegExp): Promise<string[]> {
  const named = await locationsIn(node, edition, '/sitemap.xml')
  const wanted = named.filter((path) => files.test(path))
  const paths = await Promise.all(wanted.map((path) => locationsIn(node, edition, path)))
  return paths.flat()
}

async function locationsIn(node: Node, edition: EditionKey, path: string): Promise<string[]> {
  const { status, html } = await node.ask(0, edition, path)
  if (status !== 200) throw new Error(`${path} of ${edition} answered ${status}`)
  return [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
