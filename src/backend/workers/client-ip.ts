import type { WorkersContext } from './submissions/answers.ts'

/** POST /client/ip/: the address that the call came from, or that the site makes it for. Kept nowhere. */
export function answerClientIp(c: WorkersContext): Response {
  return c.json({ client: c.req.header('cf-connecting-ip') ?? '' }, 200, { 'cache-control': 'no-store' })
}
