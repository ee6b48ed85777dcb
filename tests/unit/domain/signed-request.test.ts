import { expect, test } from 'vitest'
import { signatureOf, signRequest } from '../../../src/domain/signed-request.ts'

const moment = 1_763_748_000_000
const request = {
  method: 'POST',
  path: '/api/webhooks/content/',
  headers: { 'content-type': ' application/json ' },
  body: '{"sys":{"id":"om-os"}}',
}

test('the signature is the one that openssl makes of the canonical form', async () => {
  const signed = await signRequest(request, 'a secret of webhooks', moment)
  expect(signed).toEqual({
    'x-contentful-timestamp': '1763748000000',
    'x-contentful-signed-headers': 'content-type,x-contentful-signed-headers,x-contentful-timestamp',
    'x-contentful-signature': '62e3691fdf6d93c46360e29f49cc1ddde76f2b8b6dd2a7c3dd307e37b146286c',
  })
})

test('every part of the request is in its signature', async () => {
  const one = await signatureOf(request, 'secret')
  const others = [
    signatureOf({ ...request, method: 'PUT' }, 'secret'),
    signatureOf({ ...request, path: '/api/webhooks/content/?a=1' }, 'secret'),
    signatureOf({ ...request, headers: { 'content-type': 'text/plain' } }, 'secret'),
    signatureOf({ ...request, body: '{}' }, 'secret'),
    signatureOf(request, 'another secret'),
  ]
  expect(new Set([one, ...(await Promise.all(others))]).size).toBe(6)
})
