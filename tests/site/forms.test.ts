import { expect, test } from 'vitest'
import { contestPaths } from '../../src/features/contest/paths.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { cookieOf, forms, formsSite, picture, post, sameSite, sendForm } from './forms-site.ts'
import { type Given, origins } from './site.ts'

test.each(forms)(
  '$path: what is right is stored, and leads to a receipt that this browser alone sees',
  async ({ path, good }) => {
    const site = formsSite()
    const answer = await sendForm(site, path, good)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, href.formReceipt()])
    expect(site.sent).toHaveLength(1)
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
    const receipt = await site.fetch(href.formReceipt(), { headers: { cookie: cookieOf(answer) } })
    expect([receipt.status, receipt.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await receipt.text()).toContain('F-2345ABCD')
    expect((await site.fetch(href.formReceipt())).status).toBe(404)
  },
)

test.each(forms)(
  '$path: what is wrong stands at its field and in a summary that has the focus, with all that was typed',
  async ({ path, bad, at }) => {
    const site = formsSite()
    const answer = await sendForm(site, path, bad)
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(site.sent).toEqual([])
    expect(page).toContain('<title>Fejl: ')
    expect(page).toMatch(/class="error-summary" role="alert" tabindex="-1" autofocus=""/i)
    expect(page).toContain(`<a href="#field-${at}">`)
    expect(page).toMatch(new RegExp(`aria-invalid="true" aria-describedby="[^"]*field-${at}-error`))
    for (const value of Object.values(bad)) expect(page).toContain(value)
  },
)

test('a required box and a required file are not called wrong before anybody has tried them', async () => {
  const site = formsSite()
  const pageOf = async (path: string) => (await site.fetch(path)).text()
  expect(await pageOf(href.smsSignup())).toMatch(/id="field-consent"[^>]*aria-invalid="false"/)
  const [danish] = markets
  expect(await pageOf(contestPaths.upload(danish))).toMatch(/id="field-contest_image"[^>]*aria-invalid="false"/)
})

test.each(forms)('$path: a form of another site is refused', async ({ path, good }) => {
  const site = formsSite()
  const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
  for (const headers of foreign) {
    expect((await sendForm(site, path, good, headers)).status).toBe(403)
  }
  expect(site.sent).toEqual([])
})

test.each(forms)(
  '$path: what a program fills in is not sent on, and a person may send it again',
  async ({ path, good }) => {
    const site = formsSite()
    const answer = await sendForm(site, path, { ...good, website: 'https://spam.example' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(messagesOf(markets[0]).forms.trap)
    expect(page).not.toContain('spam.example')
    expect(site.sent).toEqual([])
  },
)

test.each(forms)('$path: pressed twice it has one key, with other words another', async ({ path, good }) => {
  const site = formsSite()
  const submission = crypto.randomUUID()
  await sendForm(site, path, { ...good, submission })
  await sendForm(site, path, { ...good, submission })
  await sendForm(site, path, { ...good, submission: crypto.randomUUID() })
  await sendForm(site, path, good)
  await sendForm(site, path, good)
  const keys = site.sent.map(({ key }) => key)
  expect(keys[0]).toBe(keys[1])
  expect(keys[3]).toBe(keys[4])
  expect(new Set(keys).size).toBe(3)
})

test.each(forms)(
  '$path: without an answer nobody is told that it worked, and the same key is sent again',
  async ({ path, good }) => {
    const site = formsSite({ kind: 'unknown' })
    const submission = crypto.randomUUID()
    const answer = await sendForm(site, path, { ...good, submission })
    const page = await answer.text()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(page).toContain(messagesOf(markets[0]).forms.unknown)
    expect(page).toContain(submission)
    await sendForm(site, path, { ...good, submission })
    expect(site.sent[0]?.key).toBe(site.sent[1]?.key)
  },
)

test.each(forms)('$path: what the service finds wrong stands at its field', async ({ path, good, at }) => {
  const site = formsSite({ kind: 'refused', code: 'invalid_fields', faults: [{ field: at, kind: 'characters' }] })
  const answer = await sendForm(site, path, good)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`id="field-${at}-error"`)
})

test('markup in what was typed is shown as text', async () => {
  const site = formsSite()
  const page = await (
    await sendForm(site, href.form('contact'), { email: '"><script>alert(1)</script>', message: '</textarea><script>' })
  ).text()
  expect(page).not.toContain('<script>alert(1)')
  expect(page).not.toContain('</textarea><script>')
})

test('a form brings its picture: it is uploaded first, and its id is the answer', async () => {
  const site = formsSite()
  const body = new FormData()
  for (const [name, value] of Object.entries({ email: 'k@example.com', message: 'Hej' })) body.append(name, value)
  body.append('picture', picture)
  const answer = await site.fetch(href.form('contact'), { method: 'POST', headers: sameSite, body })
  expect(answer.status).toBe(303)
  expect(site.sent[0]?.body).toMatchObject({
    formKey: 'contact',
    answers: { email: 'k@example.com', picture: 'a'.repeat(32) },
  })
})

test('a form with a picture that is sent twice is the same submission both times, down to the picture’s key', async () => {
  const keys: string[] = []
  const site = formsSite(undefined, {
    workers: {
      async uploadImage(_, key) {
        keys.push(key)
        return { kind: 'kept', id: key.slice(0, 32) }
      },
    },
  })
  const send = async (file: File) => {
    const body = new FormData()
    const typed = { email: 'k@example.com', message: 'Hej', submission: '7d1c6b1e-6c47-4d7a-9f43-0d9f3f0a6a11' }
    for (const [name, value] of Object.entries(typed)) body.append(name, value)
    body.append('picture', file)
    const { status } = await site.fetch(href.form('contact'), { method: 'POST', headers: sameSite, body })
    expect(status).toBe(303)
  }
  await send(picture)
  await send(picture)
  await send(new File(['another one'], 'picture.png'))
  const [first, second, other] = site.sent
  expect(keys[0]).toMatch(/^[\w-]{32,100}$/)
  expect([keys[1], second]).toEqual([keys[0], first])
  expect(keys[2]).not.toBe(keys[0])
  expect(other?.body).not.toEqual(first?.body)
})

test('a form of nobody and an office of nobody are not found', async () => {
  const site = formsSite(undefined, { content: { ContentDepartments: async () => [] } })
  expect((await site.fetch('/forms/nothing/')).status).toBe(404)
  expect((await site.fetch(`${href.form('contact')}?department=department-atlantis`)).status).toBe(404)
  expect((await site.fetch(`${href.form('contact')}?department=../../etc`)).status).toBe(404)
})

test('a reply is sent to its comment, and there is none where comments are closed', async () => {
  const site = formsSite()
  const shown = await site.fetch(href.commentOn('blog-amber', 'comment-1'))
  expect(await shown.text()).toContain('Rav!')
  await sendForm(site, href.comment(), { post: 'blog-amber', reply: 'comment-1', authorName: 'Ane', comment: 'Ja' })
  expect(site.sent[0]?.body).toMatchObject({ parentId: 'blog-amber', replyTo: 'comment-1', comment: 'Ja' })
  const gone = await sendForm(site, href.comment(), {
    post: 'blog-amber',
    reply: 'comment-9',
    authorName: 'Ane',
    comment: 'Ja',
  })
  expect(gone.status).toBe(404)
  const closed = formsSite(undefined, { content: { ContentBlog: async () => ({ ...post, commentsOpen: false }) } })
  const answer = await sendForm(closed, href.comment(), { post: 'blog-amber', authorName: 'Ane', comment: 'Ja' })
  expect([answer.status, closed.sent]).toEqual([422, []])
})

test('more than a form may bring is refused before it is read, and a picture may bring more', async () => {
  const site = formsSite()
  const large = 'x'.repeat(300 * 1024)
  expect((await sendForm(site, href.smsSignup(), { name: large })).status).toBe(413)
  const stated = (bytes: number) => ({ 'content-length': String(bytes) })
  const withPictures = await sendForm(site, href.form('contact'), { message: large }, stated(large.length))
  expect(withPictures.status).toBe(422)
  const body = new Uint8Array(17 * 1024 * 1024)
  const headers = { ...sameSite, ...stated(body.length) }
  const tooLarge = await site.fetch('/fotokonkurrence/upload/', { method: 'POST', headers, body })
  expect(tooLarge.status).toBe(413)
})

test('the tax of a year’s rent stands at a URL of its own, and 2026 is said to be second-hand', async () => {
  const site = formsSite()
  const page = await (await site.fetch(`${href.taxCalculation()}?year=2025&through=private&income=33.800`)).text()
  // (33,800 - 13,100) × 60 %
  expect(page).toContain('12.420\u00a0kr.')
  expect(page).toContain('https://skat.dk/')
  expect(page).toMatch(/2026 er ikke bekræftet/)
  expect((await site.fetch(`${href.taxCalculation()}?year=1999&through=private&income=1`)).status).toBe(422)
  expect((await site.fetch(`${href.taxCalculation()}?year=2025&through=private&income=-1`)).status).toBe(422)
})

test('a year without amounts is called wrong at its field, not the form', async () => {
  const site = formsSite()
  const typed = { year: '2099', through: 'agency', income: '85000', email: 'ejer@example.com' }
  const answer = await sendForm(site, href.taxCalculation(), typed)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toMatch(/aria-invalid="true" aria-describedby="[^"]*field-year-error/)
  expect(site.sent).toEqual([])
})

test('an income is read as the error asks for it in each edition, and as it is pasted', async () => {
  const site = formsSite()
  const visit = async (income: string, origin: string = origins.da) => {
    const query = new URLSearchParams({ year: '2025', through: 'private', income })
    const response = await site.fetch(`${origin}${href.taxCalculation()}?${query}`)
    return { status: response.status, html: await response.text() }
  }
  for (const origin of Object.values(origins)) {
    const { html } = await visit('-1', origin)
    const example = /85[.,]000/.exec(html)?.[0] ?? ''
    expect(await visit(example, origin)).toMatchObject({
      status: 200,
      html: expect.stringMatching(/85[.,]000\u00a0kr\./),
    })
  }
  expect((await visit('33\u00a0800')).html).toContain('12.420\u00a0kr.')
  for (const wrong of ['33,8', '33.80', '3380,0', '33..800', '1,234,567,890']) {
    expect((await visit(wrong)).status, wrong).toBe(422)
  }
})

test('a receipt that a guest has written is only words, and leads nowhere else', async () => {
  const site = formsSite()
  for (const receipt of [
    { kind: 'sms', reference: '<script>' },
    { kind: 'sms', reference: 'F-2345', back: '//evil.example/' },
    { kind: 'sms', reference: 'F-2345', back: 'https://evil.example/' },
    { kind: 'sms', reference: 'F-2345', back: '/\\evil.example/' },
  ]) {
    const cookie = `marehalm_receipt=${encodeURIComponent(JSON.stringify(receipt))}`
    expect((await site.fetch(href.formReceipt(), { headers: { cookie } })).status).toBe(404)
  }
})

test('each showing of a form has an id of its own', async () => {
  const site = formsSite()
  const page = await (await site.fetch(href.smsSignup())).text()
  expect(page).toMatch(/name="submission" value="[0-9a-f-]{36}"/)
  const again = await (await site.fetch(href.smsSignup())).text()
  expect(/name="submission" value="([^"]*)"/.exec(again)?.[1]).not.toBe(
    /name="submission" value="([^"]*)"/.exec(page)?.[1],
  )
})

const captcha: Given['captcha'] = {
  widget: { siteKey: 'public-key', script: 'https://captcha.example/v0/api.js' },
  origin: 'https://captcha.example',
  verify: async ({ token }) => (token === 'good' ? 'passed' : 'failed'),
}

test.each([
  [href.form('contact'), 'receiptHere'],
  [href.login('guest'), 'confirmed'],
  [href.forgotPassword('guest'), 'same'],
  [contestPaths.upload(markets[0]), 'same'],
  [`${href.taxCalculation()}?year=2026&through=agency&income=50000`, 'same'],
] as const)('%s says what becomes of it without the captcha’s proof: %s', async (path, unproven) => {
  const page = await (await formsSite(undefined, { captcha }).fetch(path)).text()
  const { ask, unavailable, noScript } = messagesOf(markets[0]).captcha
  const said = (texts: Record<string, string>) =>
    Object.keys(texts).filter((key) => page.includes(texts[key]?.replace('{host}', 'captcha.example') ?? ''))
  expect(said(ask)).toEqual([unproven])
  expect(said(unavailable)).toEqual([unproven])
  expect(said(noScript)).toEqual(unproven === 'same' ? [] : [unproven])
})

test('without the captcha’s proof a form is stored and speaks of no mail, a false one stands at the field, and too many wait', async () => {
  let left = 1
  const site = formsSite(undefined, {
    captcha,
    limits: { unproven: { limit: async () => ({ success: left-- > 0 }) } },
  })
  const good = { email: 'k@example.com', message: 'Hej' }
  const texts = messagesOf(markets[0])
  const shown = await site.fetch(href.form('contact'))
  expect(await shown.text()).toContain('data-captcha="public-key"')
  expect(shown.headers.get('content-security-policy')).toContain('frame-src https://captcha.example')

  const wrong = await sendForm(site, href.form('contact'), { ...good, captcha: 'bad' })
  expect([wrong.status, site.sent]).toEqual([422, []])
  expect(await wrong.text()).toContain(texts.captcha.failed)

  const receiptOf = async (answer: Response) =>
    (await site.fetch(href.formReceipt(), { headers: { cookie: cookieOf(answer) } })).text()
  const proven = await sendForm(site, href.form('contact'), { ...good, captcha: 'good' })
  expect(await receiptOf(proven)).toContain(texts.forms.receipt.byMail)
  const unproven = await sendForm(site, href.form('contact'), { ...good, message: 'Hej igen' })
  expect(await receiptOf(unproven)).not.toContain(texts.forms.receipt.byMail)
  expect(site.sent.map(({ body }) => body)).toMatchObject([{ isProven: true }, { isProven: false }])

  const tooMany = await sendForm(site, href.form('contact'), { ...good, message: 'Og igen' })
  expect(tooMany.status).toBe(429)
  const page = await tooMany.text()
  expect(page).toContain(texts.forms.tooMany)
  expect(page).toContain('Og igen')
})

test.each(forms.filter(({ good }) => Object.values(good).some((value) => value.includes('@'))))(
  '$path: an address of letters beyond ASCII is accepted, and one that could end a header is not',
  async ({ path, good }) => {
    const withEmail = (email: string) =>
      Object.fromEntries(Object.entries(good).map(([name, value]) => [name, value.includes('@') ? email : value]))
    for (const email of ['grüße@bäckerei-müller.de', 'a@æøå.dk']) {
      const site = formsSite()
      expect((await sendForm(site, path, withEmail(email))).status).toBe(303)
      expect(site.sent).toHaveLength(1)
    }
    for (const email of ['a@b.dk\r\nBcc: c@d.dk', '<a@b.dk>', 'a@b@c.dk', '"a"@c.dk']) {
      const site = formsSite()
      expect((await sendForm(site, path, withEmail(email))).status).toBe(422)
      expect(site.sent).toEqual([])
    }
  },
)
