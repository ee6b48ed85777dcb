import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { qualityOf } from '../backend/media/derived.ts'

/** Ten times as quick as the local image service's own, and some per cent larger. */
const effort = 1
const format = 'avif'

interface EncodeRequest {
  /** Of an original. */
  path: string
  width: number
}

export type Encode = (request: EncodeRequest) => Promise<Uint8Array<ArrayBuffer>>

// In a process that serves the site too, what the local image service encodes takes one thread as well.
sharp.concurrency(1)

/** In this process. */
export const encodeHere: Encode = async ({ path, width }) => {
  const image = sharp(path).resize({ width, withoutEnlargement: true })
  return new Uint8Array(await image.avif({ quality: qualityOf[format], effort }).toBuffer())
}

/**
 * The same in a process of its own with the lowest priority: on a busy machine it waits for all that guests request. It
 * encodes one picture after the other.
 */
export function startEncoder(): { encode: Encode; processId: number | undefined; stop(): void } {
  const child = fork(import.meta.filename, { serialization: 'advanced' })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return {
    encode: (request) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('The process that encodes pictures has ended'))
        child.once('exit', fail)
        child.once('message', (reply: Uint8Array<ArrayBuffer> | { error: string }) => {
          child.off('exit', fail)
          if (reply instanceof Uint8Array) resolve(reply)
          else reject(new Error(reply.error))
        })
        // Without a callback, a process that was killed a moment ago would end this one by an error that nobody handles.
        if (!child.connected) fail()
        else child.send(request, (error) => error && fail())
      }),
    processId: child.pid,
    stop: () => void child.kill(),
  }
}

if (process.argv[1] === import.meta.filename) {
  process.on('message', async (request: EncodeRequest) => {
    const reply = await encodeHere(request).catch((error: unknown) => ({ error: String(error) }))
    process.send?.(reply)
  })
  process.on('disconnect', () => process.exit())
}
