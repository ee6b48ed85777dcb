import { envelope } from '../contracts/envelope.ts'
import { roleLabel, type SessionState } from '../contracts/session.ts'
import type { Deps } from '../deps.ts'
import { createRenderContext } from '../routing/render-context.ts'
import { failedStatus, ServiceError } from '../services/service-error.ts'
import type { Session } from '../session/page-session.ts'
import { placeOf, type SiteRequest } from '../site-context.ts'

/** GET /api/session/: {data: SessionState}, renewed by whoami. Nothing of it is kept, and the token is not in it. */
export function answerSession(deps: Deps) {
  return async function answerSessionOfVisitor(c: SiteRequest): Promise<Response> {
    c.header('cache-control', 'private, no-store')
    const { session } = createRenderContext(c, deps)
    try {
      return c.json(envelope(stateOf(await session.current())))
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      deps.log(error, placeOf(c))
      return c.json({ error: { code: 'session_unknown', message: error.message } }, failedStatus(error, 503))
    }
  }
}

function stateOf(session: Session | null): SessionState {
  if (!session) return { loggedIn: false }
  const { target, permissions, user } = session
  const role = user ? roleLabel(user.type) : target === 'owner' ? 'House owner' : 'Default'
  return { loggedIn: true, target, name: user?.firstname ?? '', role, permissions }
}
