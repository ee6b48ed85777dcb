import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxUploadBytes } from '../../contracts/submission.ts'
import { failure } from './failures.ts'

/** No service here reads bodies above 1 MB, but for those that take a picture. */
export const limitBody = limitedTo(1024 * 1024)
export const limitUpload = limitedTo(maxUploadBytes)

function limitedTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (c) => failure(c, 413, 'body_too_large', `The body is larger than ${maxSize} bytes.`),
  })
}
