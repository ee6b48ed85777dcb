import { expect, test } from 'vitest'
import { Deadline } from '../../../src/services/deadline.ts'
import { createImageService } from '../../../src/services/images.ts'
import { ServiceError } from '../../../src/services/service-error.ts'
import type { ServiceEndpoint, Timed } from '../../../src/services/transport.ts'

/** It answers after a moment, unless the call is given up first. */
const endpoint: ServiceEndpoint = {
  name: 'images',
  url: 'http://images.example',
  key: 'key',
  fetch: (_url, { signal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      const reply = new Response('pixels', { headers: { 'content-type': 'image/webp', 'content-length': '6' } })
      setTimeout(() => resolve(reply), 30)
    }),
}

test('a picture that has to be made first is waited for, however short the time of pages is', async () => {
  const ofTheRequest = { deadline: new Deadline(0), timed: (() => {}) as Timed, trace: 'a trace' }
  const picture = await createImageService(endpoint, ofTheRequest).picture('house', '?w=640', new Headers())
  expect([picture.status, await picture.text()]).toEqual([200, 'pixels'])
})

test('a picture that turns out to be too large fails as one of the service’s replies', async () => {
  const megabyte = new Uint8Array(1024 * 1024)
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(megabyte) })
  const fetch = async () => new Response(body, { headers: { 'content-type': 'image/webp' } })
  const picture = await createImageService({ ...endpoint, fetch }).picture('house', '', new Headers())
  await expect(picture.arrayBuffer()).rejects.toBeInstanceOf(ServiceError)
})
