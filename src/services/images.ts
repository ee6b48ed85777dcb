import { ServiceError } from './service-error.ts'
import { type Call, openReply, type ServiceEndpoint } from './transport.ts'

export interface ImageService {
  /**
   * The picture's reply as it came: its body is streamed on, never read here. A picture that is not there, or refused,
   * is a reply too; what is neither picture nor film, or too large, is a ServiceError.
   */
  picture(path: string, query: string, headers: Headers): Promise<Response>
}

const passedOn = ['accept', 'if-none-match', 'range'] as const
/** Milliseconds until the reply begins, and until it ends: a new width may have to be made first. */
const timeout = 30_000
const wholeTimeout = 60_000
const largestPicture = 8 * 1024 * 1024

export function createImageService(
  address: ServiceEndpoint,
  { trace, visitor, onRetryAfter }: Pick<Call, 'trace' | 'visitor' | 'onRetryAfter'> = {},
): ImageService {
  // The deadline of pages is none of a picture's, though the caller may have one.
  const calls = { trace, visitor, onRetryAfter }
  return {
    async picture(path, query, headers) {
      const sent = Object.fromEntries(
        passedOn.flatMap((name) => {
          const value = headers.get(name)
          return value ? [[name, value]] : []
        }),
      )
      const reply = await openReply(address, {
        path: `/${path}${query}`,
        operation: 'picture',
        headers: sent,
        timeout,
        wholeTimeout,
        ...calls,
      })
      const fault = faultOf(reply)
      if (fault === null) return reply.headers.has('content-length') ? reply : limited(reply)
      await reply.body?.cancel()
      throw new ServiceError(address.name, 0, undefined, fault)
    },
  }
}

function faultOf({ ok, headers }: Response): string | null {
  if (Number(headers.get('content-length') ?? 0) > largestPicture) return 'The picture is too large'
  const type = headers.get('content-type') ?? ''
  return ok && !/^(image|video)\//.test(type) ? `The reply is neither picture nor film: ${type}` : null
}

/** A reply that does not tell its length ends with an error when it goes too far. */
function limited(reply: Response): Response {
  let size = 0
  const counted = reply.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > largestPicture) controller.error(new Error('The picture is too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, reply)
}
