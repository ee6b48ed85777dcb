import { vi } from 'vitest'
import { RecorderEngine } from '../../recorder-engine.ts'

export const fedEngine = { url: 'http://engine.test', key: 'a-key-that-pushes' }

/** Requests to that URL are answered by a recorder until the mocks are restored. */
export function openEngine(engine = new RecorderEngine(fedEngine.key)): RecorderEngine {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (engine.isDown) throw new TypeError('Connection refused')
    const { status, body } = engine.answer({
      ...{ method: request.method, url: new URL(request.url), text: await request.text() },
      contentType: request.headers.get('content-type'),
      authorization: request.headers.get('authorization'),
    })
    return Response.json(body, { status })
  })
  return engine
}
