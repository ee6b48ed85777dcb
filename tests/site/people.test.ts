import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Department } from '../../src/contracts/content.ts'
import { employeesQuery } from '../../src/features/content/queries.ts'
import { createContentService } from '../../src/services/content.ts'
import type { GraphqlOperation } from '../../src/services/graphql.ts'
import { type ContentAnswers, changed } from './content-replies.ts'
import { writtenContent } from './content-service.ts'
import { noHouses } from './houses.ts'
import { type Given, openSite } from './site.ts'

const { content: written = {}, routes = {} } = writtenContent({ words: 'Klitten', picture: null, count: 1 })

function openPeople(content: Given['content']) {
  return openSite({
    content: { ...written, ...content },
    routes,
    search: { lodgings: async () => noHouses },
  })
}

async function officePageWith(change: Partial<Department> & { seoTitle?: string }) {
  const content = {
    ContentDepartment: changed(written.ContentDepartment, change),
    ContentAreaCards: async () => [],
  }
  return (await openPeople(content).fetch('/kontor/')).text()
}

async function officeWith(change: Partial<Department>) {
  const html = await officePageWith(change)
  return html.slice(html.indexOf('<main'))
}

/** The site's clock stands at 13:00 Danish time on Saturday 21 November 2026. */
const openingHours: Department['openingHours'] = [
  { dates: ['2026-12-24', '2026-12-25'], hours: [] },
  { dates: ['2026-12-31'], hours: [{ from: '09:00', to: '12:00' }], emailOnly: '12:00' },
  { weekdays: [6], hours: [{ from: '10:00', to: '16:00' }] },
  { weekdays: [7], hours: [] },
  { hours: [{ from: '09:00', to: '15:00' }] },
]

test('an office shows its own week, the days that differ and whether it is open now', async () => {
  const html = await officeWith({ openingHours })
  expect(html).toMatch(/mandag<\/th><td>09.00–15.00<\/td>/)
  expect(html).toMatch(/lørdag<\/th><td>10.00–16.00<\/td>/)
  expect(html).toMatch(/søndag<\/th><td>Lukket<\/td>/)
  expect(html).toMatch(/24\. dec\. 2026<\/dt><dd>Lukket<\/dd>/)
  expect(html).toMatch(/31\. dec\. 2026<\/dt><dd>09.00–12.00, [^<]+<\/dd>/)
  expect(html).toMatch(/data-hours="\[\[\d+,&quot;åbent til kl\. 16.00&quot;,1\],/)
})

test('a list of offices shows the hours of each, days that are alike in one', async () => {
  const departments: ContentAnswers['Content'] = async (...requests) =>
    v
      .parse(v.array(v.looseObject({})), await written.ContentDepartments?.(...requests))
      .map((office) => ({ ...office, openingHours }))
  const html = await (await openPeople({ ContentDepartments: departments }).fetch('/indhold/')).text()
  expect(/<strong>Åbningstider.*?<\/p>/.exec(html)?.[0]).toBe(
    '<strong>Åbningstider</strong><br/>man.–fre. 09.00–15.00<br/>lør. 10.00–16.00<br/>søn. lukket</p>',
  )
})

test.each([
  ['Marehalm Klitten', 'Marehalm Klitten', 'Marehalm Klitten'],
  ['Klitten', 'Klitten · Marehalm', 'Marehalm Klitten'],
])('an office that is called %s has the brand once in its title and in JSON-LD', async (title, shown, told) => {
  const html = await officePageWith({ title, seoTitle: title, openingHours })
  expect(html).toContain(`<title>${shown}</title>`)
  expect(html).toContain(`"name":"${told}"`)
})

test('an office says how keys are handed out and whom to ring when it is closed; what is not said has no heading', async () => {
  const html = await officeWith({ keyDeliveryText: 'I boksen.', outsideOpeningHoursText: 'Tast 1.' })
  expect(html).toMatch(/<h2>Nøglen til huset<\/h2><p>I boksen\.<\/p>/)
  expect(html).toMatch(/<h2>Uden for åbningstiden<\/h2><p>Tast 1\.<\/p>/)
  const silent = await officeWith({ keyDeliveryText: '', outsideOpeningHoursText: '' })
  expect(silent).not.toContain('Nøglen til huset')
  expect(silent).not.toContain('Uden for åbningstiden')
})

test.each<[string, Partial<Department>]>([
  ['hours', { openingHours: [] }],
  ['a telephone', { address: { address: 'Havnevej 1', zipcode: '6857', city: 'Blåvand', email: '', phone: '' } }],
])('an office without %s says nothing of itself in JSON-LD, and its readers see no warning', async (_, change) => {
  expect(await officeWith({ openingHours })).toContain('"@type":"LocalBusiness"')
  const html = await officeWith({ openingHours, ...change })
  expect(html).not.toContain('LocalBusiness')
  expect(html).not.toMatch(/lacks|incomplete/)
})

/** The content service with people whom a query answers though it asked for those at work alone. */
function peopleOf(items: object[]) {
  const requests: GraphqlOperation[] = []
  const content = createContentService(async (operation: GraphqlOperation) => {
    requests.push(operation)
    return { employeeCollection: { items } }
  })
  return { requests, employees: () => content.query(employeesQuery, { locale: 'da-DK' }) }
}

const person = (id: string, offices: string[], isArchived = false) => ({
  sys: { id },
  name: `Navn ${id}`,
  jobTitle: '',
  email: '',
  phone: '',
  image: null,
  isArchived,
  locationsCollection: {
    items: offices.map((office) => ({ __typename: 'Department', sys: { id: office }, title: office, slug: office })),
  },
})

test('who has left is neither asked for nor shown, and up to a thousand others are', async () => {
  const { requests, employees } = peopleOf([person('1', []), person('2', [], true)])
  expect((await employees()).map(({ name }) => name)).toEqual(['Navn 1'])
  expect(requests[0]?.document).toContain('where: { isArchived_not: true }')
  expect(requests[0]?.document).toContain('limit: 1000')
})

test('people stand under each office that they work at, the others at the end', async () => {
  const { employees } = peopleOf([person('begge', ['nord', 'syd']), person('syd', ['syd']), person('ude', [])])
  const departments: ContentAnswers['Content'] = async (...requests) => {
    const [one] = v.parse(
      v.array(v.looseObject({ sys: v.looseObject({}) })),
      await written.ContentDepartments?.(...requests),
    )
    if (!one) throw new Error('No office')
    const of = (id: string) => ({ ...one, sys: { ...one.sys, id }, title: `Kontor ${id}`, path: null })
    return [of('nord'), of('syd'), of('tomt')]
  }
  const content = { ContentEmployees: employees, ContentDepartments: departments }
  const html = await (await openPeople(content).fetch('/indhold/')).text()
  const teams = html.slice(html.indexOf('<div class="teams">'))
  const [, ...sections] = teams.slice(0, teams.indexOf('</div></section>')).split('<section class="stack"><h3>')
  const names = sections.map((section) => [...section.matchAll(/<h4>Navn (\w+)<\/h4>/g)].map((of) => of[1]))
  expect(names).toEqual([['begge'], ['begge', 'syd'], ['ude']])
  expect(sections[0]).toMatch(/^Kontor nord/)
})
