import * as v from 'valibot'
import { keyHeadersOf, urlOf } from './services.ts'
import { book, freeWeek, guest, pricedRequestOf } from './stays.ts'

export interface OpenAccount {
  email: string
  password: string
  /** Of a session. */
  token: string
}

const keys = { ...keyHeadersOf('auth'), 'x-public-key': process.env.AUTH_PUBLIC_KEY || 'local-auth-key' }
const TokenReplySchema = v.object({ data: v.object({ token: v.string() }) })
const password = 'sand mellem tæerne'
let accounts = 0

/** A guest's account as guests come by one: after a booking, by the mail that sets a password. */
export async function openAccount(arrival: string): Promise<OpenAccount> {
  accounts += 1
  const email = `gaest-${accounts}-${crypto.randomUUID().slice(0, 8)}@example.org`
  const { lodgingId } = await freeWeek(arrival)
  const request = await pricedRequestOf(lodgingId, arrival)
  const booked = await book({ ...request, guest: { ...guest, email } })
  if (booked.status !== 201) throw new Error(`The booking was answered with ${booked.status}`)
  await ask('/guest/forgot-password/', { email, lan: 1, url: 'http://da.localhost/login/guest/reset/' })
  const link = new URL(await resetLinkOf(email))
  const reply = await ask('/guest/token-reset-password/', {
    user_id: link.searchParams.get('user'),
    reset_token: link.searchParams.get('token'),
    password,
    password_confirm: password,
  })
  return { email, password, token: v.parse(TokenReplySchema, reply).data.token }
}

async function ask(path: string, body: object): Promise<unknown> {
  const response = await fetch(urlOf('auth') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-visitor': crypto.randomUUID(), ...keys },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

/** What the mail to that address leads to, as it is read at the back end's own page of mails. */
async function resetLinkOf(email: string): Promise<string> {
  const mails = new URL('/mail/', urlOf('auth'))
  const list = await (await fetch(mails, { headers: keys })).text()
  const row = list.split('<tr>').find((each) => each.includes(email) && each.includes('reset-password'))
  const id = /id=(reset-[\w%-]+)/.exec(row ?? '')?.[1]
  if (!id) throw new Error(`No mail to ${email} is in the outbox`)
  const text = await (await fetch(new URL(`text?id=${id}`, mails), { headers: keys })).text()
  const [link] = /http:\S+\/reset\/\?\S+/.exec(text) ?? []
  if (!link) throw new Error('The mail has no link')
  return link
}
