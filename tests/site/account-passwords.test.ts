import { expect, test } from 'vitest'
import { ResetRefused } from '../../src/services/auth.ts'
import { cookiesOf, open, post, refusal, sessionData, texts, token } from './account-site.ts'
import { down } from './services-down.ts'
import { origins } from './site.ts'

test('forgotten passwords: the same answer for everybody, and a link to this edition’s own host', async () => {
  const requests: unknown[] = []
  const site = open({
    async forgotPassword(...question) {
      requests.push(question)
    },
  })
  const response = await post(site, '/login/owner/forgot/', { email: ' Ejer@Example.com ' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login/owner/forgot/?sent=1'])
  expect(requests).toEqual([['owner', { email: 'ejer@example.com', lan: 1, url: `${origins.da}/login/owner/reset/` }]])
  const sent = await (await site.fetch('/login/owner/forgot/?sent=1')).text()
  expect(sent).toContain(texts.forgot.sentTitle)
})

test('a program that fills in every field gets the same answer, and no mail is requested', async () => {
  const form = { email: 'gaest@example.com', website: 'https://spam.example/' }
  const response = await post(open({ forgotPassword: down('auth') }), '/login/guest/forgot/', form)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login/guest/forgot/?sent=1'])
})

test('a mail’s link leaves its token in no address, no Referer and no log', async () => {
  const site = open()
  const secret = 'a-secret-of-the-mail'
  const response = await site.fetch(`/login/guest/reset/?user=7&token=${secret}`)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login/guest/reset/'])
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  const cookie = cookiesOf(response).get('marehalm_reset') ?? ''
  for (const part of [`7.${secret}`, 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=900'])
    expect(cookie).toContain(part)
  const page = await site.fetch('/login/guest/reset/', { headers: { cookie: `marehalm_reset=7.${secret}` } })
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain(secret)

  const failing = open({ resetPassword: refusal(500) })
  const passwords = { new_password: 'et helt nyt kodeord', repeat: 'et helt nyt kodeord' }
  await post(failing, '/login/guest/reset/', passwords, { cookie: `marehalm_reset=7.${secret}` })
  expect(JSON.stringify([failing.problems, failing.places])).not.toContain(secret)
})

test('a new password logs in and forgets the mail’s token', async () => {
  const requests: unknown[] = []
  const site = open({
    async resetPassword(...question) {
      requests.push(question)
      return sessionData
    },
  })
  const passwords = { new_password: 'et helt nyt kodeord', repeat: 'et helt nyt kodeord' }
  const response = await post(site, '/login/guest/reset/', passwords, { cookie: 'marehalm_reset=7.secret' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/account/bookings/'])
  expect(cookiesOf(response).get('marehalm_main_auth')).toContain(token)
  expect(cookiesOf(response).get('marehalm_reset')).toContain('Max-Age=0')
  expect(requests).toEqual([
    [
      'guest',
      { user_id: '7', reset_token: 'secret', password: passwords.new_password, password_confirm: passwords.repeat },
    ],
  ])
})

test('what is wrong with a new password is said at its field; a link that is over leads to a new one', async () => {
  const cookie = { cookie: 'marehalm_reset=7.secret' }
  const differing = await post(
    open(),
    '/login/guest/reset/',
    { new_password: 'et helt nyt kodeord', repeat: 'x' },
    cookie,
  )
  expect(differing.status).toBe(422)
  expect(await differing.text()).toContain(texts.reset.mismatch)
  const passwords = { new_password: 'et helt nyt kodeord', repeat: 'et helt nyt kodeord' }
  const over = open({
    async resetPassword() {
      throw new ResetRefused('invalid_token')
    },
  })
  const gone = await post(over, '/login/guest/reset/', passwords, cookie)
  expect(gone.status).toBe(410)
  expect(await gone.text()).toContain('href="/login/guest/forgot/"')
  expect((await open().fetch('/login/guest/reset/')).status).toBe(410)
})

test('an invitation to the agency’s own people sets the password of the plain login', async () => {
  const requests: unknown[] = []
  const site = open({
    async resetPassword(...question) {
      requests.push(question)
      return { ...sessionData, loginTarget: null }
    },
  })
  const passwords = { new_password: 'et helt nyt kodeord', repeat: 'et helt nyt kodeord' }
  const cookie = { cookie: 'marehalm_reset=7.secret' }
  const page = await site.fetch('/login/reset/', { headers: cookie })
  expect(await page.text()).toContain('action="/login/reset/"')
  expect((await post(site, '/login/reset/', passwords, cookie)).status).toBe(303)
  expect(requests).toEqual([[null, expect.objectContaining({ user_id: '7', reset_token: 'secret' })]])
  const old = await site.fetch('/login/reset/')
  expect(old.status).toBe(410)
  const html = await old.text()
  expect(html).toContain(texts.reset.oldInvitation)
  expect(html).toContain('href="/login/"')
  const foreign = { ...cookie, origin: 'https://evil.example' }
  expect((await post(site, '/login/reset/', passwords, foreign)).status).toBe(403)
})

test('an owner’s old link, to a new password or of an invitation, says how long both work, and leads to a new one', async () => {
  const old = await open().fetch('/login/owner/reset/')
  expect(old.status).toBe(410)
  const html = await old.text()
  expect(html).toContain(texts.reset.oldOwnerText)
  expect(html).toContain('href="/login/owner/forgot/"')
})
