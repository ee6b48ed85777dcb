import { bodyLimit } from 'hono/body-limit'
import { failure } from './failures.ts'

const largestBody = 1024 * 1024

/** No service here reads bodies above 1 MB. */
export const limitBody = bodyLimit({
  maxSize: largestBody,
  onError: (c) => failure(c, 413, 'body_too_large', `The body is larger than ${largestBody} bytes.`),
})
