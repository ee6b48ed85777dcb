import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { queueMail } from '../../../src/backend/mail/queue.ts'
import { marketById } from '../../../src/markets/market.ts'

const german = marketById(2)
const mail = {
  id: 'confirm-1',
  market: german,
  to: 'gast@example.com',
  template: 'confirm',
  data: { purpose: 'Anmeldung zum SMS-Dienst', link: 'https://example.com/ja/', hours: 24 },
} as const

beforeEach(() => env.DB.prepare('DELETE FROM outbox').run())

test('a mail is queued once, however often its id comes', async () => {
  await env.DB.batch([queueMail(env.DB, mail), queueMail(env.DB, { ...mail, to: 'another@example.com' })])
  await queueMail(env.DB, mail).run()
  expect(await queued()).toMatchObject([
    { id: 'confirm-1', lan: 2, recipient: 'gast@example.com', template: 'confirm', state: 'queued', attempts: 0 },
  ])
})

test('a mail whose condition does not hold is not queued', async () => {
  await queueMail(env.DB, mail, { sql: 'EXISTS (SELECT 1 FROM booking WHERE number = ?1)', values: ['MH-NONE'] }).run()
  expect(await queued()).toEqual([])
})

test('a batch that fails takes its mail with it', async () => {
  const batch = env.DB.batch([queueMail(env.DB, mail), env.DB.prepare('INSERT INTO night (date) VALUES (NULL)')])
  await expect(batch).rejects.toThrow()
  expect(await queued()).toEqual([])
})

test.each([
  ['no address', { ...mail, to: 'nobody' }],
  ['a header in its address', { ...mail, to: 'gast@example.com\r\nbcc: all@example.com' }],
  ['an address with a script', { ...mail, data: { ...mail.data, link: 'javascript:alert(1)' } }],
  ['a line break in a subject', { ...mail, data: { ...mail.data, purpose: 'SMS\r\nbcc: all@example.com' } }],
  ['an id with a space', { ...mail, id: 'a mail' }],
])('a mail with %s is refused before anything is written', (_, wrong) => {
  expect(() => queueMail(env.DB, wrong)).toThrow()
})

async function queued() {
  return (await env.DB.prepare('SELECT * FROM outbox ORDER BY id').all()).results
}
