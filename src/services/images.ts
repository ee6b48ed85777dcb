import { ServiceError } from './service-error.ts'
import { type Call, fetchReply, type ServiceEndpoint } from './transport.ts'

export interface ImageService {
  /**
   * The picture's response: its body is streamed on, never read here. A missing or refused picture is a response too;
   * anything but a picture or film, or one that is too large, is a ServiceError.
   */
  picture(path: string, query: string, headers: Headers): Promise<Response>
}

/** Where pictures may lie beside the image service: host and path, without the scheme. */
export interface AssetSources {
  prefixes: readonly string[]
  fetch: ServiceEndpoint['fetch']
}

const passedOn = ['accept', 'if-none-match', 'range'] as const
/** Milliseconds until the response begins, and until it ends: a new width may have to be rendered first. */
const timeout = 30_000
const wholeTimeout = 60_000
const largestPicture = 8 * 1024 * 1024

export function createImageService(
  endpoint: ServiceEndpoint,
  { trace, visitor, onRetryAfter }: Pick<Call, 'trace' | 'visitor' | 'onRetryAfter'> = {},
  assets?: AssetSources,
): ImageService {
  // A caller's page deadline does not apply to pictures.
  const calls = { trace, visitor, onRetryAfter }
  return {
    async picture(path, query, headers) {
      const sent = Object.fromEntries(
        passedOn.flatMap((name) => {
          const value = headers.get(name)
          return value ? [[name, value]] : []
        }),
      )
      const source = assets?.prefixes.some((prefix) => path.startsWith(`${prefix}/`)) ? assets : null
      const isAsset = source !== null
      const requested = source
        ? { name: endpoint.name, url: 'https://', key: '', fetch: source.fetch, breaker: endpoint.breaker }
        : endpoint
      const reply = await fetchReply(requested, {
        path: isAsset ? `${path}${assetQuery(query, headers.get('accept') ?? '')}` : `/${path}${query}`,
        operation: isAsset ? 'asset' : 'picture',
        headers: sent,
        timeout,
        wholeTimeout,
        ...calls,
      })
      if (isAsset && !reply.ok) {
        // The body of another status is not shown.
        await reply.body?.cancel()
        return new Response(null, { status: reply.status })
      }
      const fault = faultOf(reply)
      if (fault === null)
        return varied(reply.headers.has('content-length') ? reply : limited(reply, endpoint.name), isAsset)
      await reply.body?.cancel()
      throw new ServiceError(endpoint.name, 0, undefined, fault)
    },
  }
}

/** Width and format as Contentful's Images API names them: the best format that the browser takes. */
function assetQuery(query: string, accept: string): string {
  const requested = new URLSearchParams(query)
  const parameters = new URLSearchParams()
  const width = requested.get('w')
  if (width !== null && /^\d{1,4}$/.test(width)) parameters.set('w', width)
  const format =
    requested.get('f') === 'jpeg' ? 'jpg' : ['avif', 'webp'].find((each) => accept.includes(`image/${each}`))
  if (format !== undefined) parameters.set('fm', format)
  const text = parameters.toString()
  return text && `?${text}`
}

/** Adds `Vary: accept` where the site has chosen the format: the host does not know of that. */
function varied(reply: Response, isChosenHere: boolean): Response {
  if (!isChosenHere) return reply
  const headers = new Headers(reply.headers)
  headers.append('vary', 'Accept')
  return new Response(reply.body, { status: reply.status, headers })
}

function faultOf({ ok, headers }: Response): string | null {
  if (Number(headers.get('content-length') ?? 0) > largestPicture) return 'The picture is too large'
  const type = headers.get('content-type') ?? ''
  return ok && !/^(image|video)\//.test(type) ? `The reply is neither picture nor film: ${type}` : null
}

/** Limits a response without a length: it ends with an error beyond the limit. */
function limited(reply: Response, name: string): Response {
  let size = 0
  const counted = reply.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > largestPicture) controller.error(new ServiceError(name, 0, undefined, 'The picture is too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, reply)
}
