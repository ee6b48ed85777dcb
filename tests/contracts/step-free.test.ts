import * as v from 'valibot'
import { expect, test } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { Visitor } from '../guests/visitor.ts'
import { thisSite } from '../this-site.ts'
import { ask } from './services.ts'

const HousesSchema = v.object({
  lodgingsByIds: v.array(
    v.object({ name: v.string(), facilities: v.array(v.object({ facilityId: v.number(), value: v.string() })) }),
  ),
})

/** Of every house of the agency, its code and the values of its facilities by their ids. */
async function houses(): Promise<{ name: string; values: ReadonlyMap<number, number> }[]> {
  const { lodgingNames } = await ask(
    'broker',
    v.object({ lodgingNames: v.array(v.object({ id: v.number() })) }),
    '{ lodgingNames(lan: 1) { id } }',
  )
  const { lodgingsByIds } = await ask(
    'broker',
    HousesSchema,
    'query houses($ids: [Int!]!) { lodgingsByIds(ids: $ids, lan: 1) { name facilities { facilityId value } } }',
    { ids: lodgingNames.map(({ id }) => id) },
  )
  return lodgingsByIds.map(({ name, facilities }) => ({
    name,
    values: new Map(facilities.map(({ facilityId, value }) => [facilityId, Number(value)])),
  }))
}

const visitors = markets.map((market) => ({ market, guest: new Visitor(`${market.key}.localhost`, thisSite().port) }))

test('houses without steps are found by the width of their doors and a level shower, and say their measures', async () => {
  const { stepFree, doorWidth, levelShower } = facility
  const found = (await houses()).filter(
    ({ values }) => values.get(stepFree) === 1 && (values.get(doorWidth) ?? 0) >= 80 && values.get(levelShower) === 1,
  )
  expect(found.length).toBeGreaterThan(0)
  for (const { market, guest } of visitors) {
    const query = `?${stepFree}=1&${doorWidth}=80&${levelShower}=1&result=24`
    const { html } = await guest.get(href.search(market) + query)
    const codes = new Set(
      [...html.matchAll(new RegExp(`/${market.lodgingPrefix}-([a-z]{2}\\d{4})/`, 'g'))].map(([, code = '']) =>
        code.toUpperCase(),
      ),
    )
    expect([...codes].toSorted()).toEqual(found.map(({ name }) => name).toSorted())
    const [house] = found
    const width = house?.values.get(doorWidth)
    const page = (await guest.get(href.lodging(market, house?.name ?? ''))).html
    expect(page.match(new RegExp(`${width}\u00a0cm`, 'g'))?.length).toBeGreaterThanOrEqual(2)
  }
})
