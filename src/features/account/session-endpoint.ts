import { roleLabel, type SessionState } from '../../contracts/session.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import { cacheControl } from '../../routing/visibility.ts'
import type { Session } from '../../session/page-session.ts'

/** GET /api/session/: {data: SessionState}, renewed by whoami. It is not cached, and does not contain the token. */
export function getSession(deps: Deps) {
  return jsonEndpoint<SessionState>(deps, {
    cacheControl: cacheControl.private,
    failure: { code: 'session_unknown', status: 503 },
    load: async ({ context }) => stateOf(await context.session.current()),
  })
}

function stateOf(session: Session | null): SessionState {
  if (!session) return { loggedIn: false }
  const { target, permissions, user } = session
  const role = user ? roleLabel(user.type) : target === 'owner' ? 'House owner' : 'Default'
  return { loggedIn: true, target, name: user?.firstname ?? '', role, permissions }
}
