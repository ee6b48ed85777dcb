import { expect, test } from 'vitest'
import { contestPaths } from '../../src/features/contest/paths.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { contestTexts, formsSite, picture, sameSite } from './forms-site.ts'
import { origins } from './site.ts'

test('the contest takes a picture under the edition’s word, with the specification’s fields alone', async () => {
  const given: FormData[] = []
  const site = formsSite(undefined, {
    workers: {
      submitPicture: async (_path, form) => {
        given.push(form)
        return { kind: 'stored', reference: 'P-2345ABCD' }
      },
    },
  })
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...contestTexts, isAdmin: 'yes' })) body.append(name, value)
  body.append('contest_image', picture)
  const answer = await site.fetch('/fotokonkurrence/upload/', { method: 'POST', headers: sameSite, body })
  expect(answer.status).toBe(303)
  // The address is asked for once, and sent as the specification has it.
  expect(Object.fromEntries(given[0] ?? [])).toEqual({
    ...contestTexts,
    userEmailConfirm: contestTexts.userEmail,
    contest_image: expect.any(File),
  })
  for (const market of markets) {
    expect((await site.fetch(origins[market.key] + contestPaths.upload(market))).status).toBe(200)
  }
  const foreign = await site.fetch(`${origins.de}/fotokonkurrence/upload/`)
  expect(foreign.headers.get('location')).toBe('/fotowettbewerb/upload/')
})

test.each([
  [{ userEmail: 'b@' }, 'userEmail'],
  [{ imageTitle: '' }, 'imageTitle'],
  [{ contest_image: '' }, 'contest_image'],
])('an entry with %j is shown again', async (changes, at) => {
  const site = formsSite()
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...contestTexts, ...changes })) body.append(name, value)
  if (!('contest_image' in changes)) body.append('contest_image', picture)
  const answer = await site.fetch('/fotokonkurrence/upload/', { method: 'POST', headers: sameSite, body })
  const page = await answer.text()
  expect([answer.status, site.sent]).toEqual([422, []])
  expect(page).toContain(`id="field-${at}-error"`)
  expect(page).toContain('value="Ane"')
})

test.each([
  ['da', 'mindst 1.000 pixels på den lange led', 'Billedet er for lille: 640 × 480 pixels. Det skal være mindst 1.000'],
  [
    'de',
    'mindestens 1.000 Pixel an der langen Seite',
    'Das Bild ist zu klein: 640 × 480 Pixel. Nötig sind mindestens 1.000',
  ],
  [
    'en',
    'at least 1,000 pixels on the longer side',
    'The picture is too small: 640 × 480 pixels. It needs at least 1,000',
  ],
] as const)(
  '%s: the least size of a picture is said before the upload, and to who sends a smaller one',
  async (key, hint, fault) => {
    const fields = [{ field: 'contest_image', kind: 'file-too-small' as const, limit: 1000, width: 640, height: 480 }]
    const site = formsSite(undefined, {
      workers: { submitPicture: async () => ({ kind: 'refused', code: 'invalid_fields', faults: fields }) },
    })
    const [market = markets[0]] = markets.filter((each) => each.key === key)
    const url = origins[key] + contestPaths.upload(market)
    expect(await (await site.fetch(url)).text()).toContain(hint)
    const body = new FormData()
    for (const [name, value] of Object.entries(contestTexts)) body.append(name, value)
    body.append('contest_image', picture)
    const headers = { ...sameSite, origin: origins[key] }
    const answer = await site.fetch(url, { method: 'POST', headers, body })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain(fault)
    expect(page).toContain(hint)
    expect(page).toContain('value="Ane"')
  },
)

test('a contest that is over is said to be', async () => {
  const site = formsSite(undefined, { content: { ContentPhotoContests: async () => [] } })
  const page = await (await site.fetch('/fotokonkurrence/upload/')).text()
  expect(page).toContain(messagesOf(markets[0]).forms.contest.closed)
  expect(page).not.toContain('<input type="file"')
})
