import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'

interface AccessApplication {
  /** Of the Zero Trust team: `team.cloudflareaccess.com`. */
  teamDomain: string
  /** The application's audience tag. */
  audience: string
  /** The team's keys, fetched once an isolate and again for a signature with an unknown key. */
  keys?: JWTVerifyGetKey
}

/** Checks assertions of Cloudflare Access: signed by the team's keys, for this application, not run out. */
export function createAccessCheck({ teamDomain, audience, keys }: AccessApplication) {
  if (teamDomain === '' || audience === '') return async () => null
  const issuer = `https://${teamDomain}`
  const teamKeys = keys ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer))
  return async function accessUser(assertion: string): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(assertion, teamKeys, { issuer, audience, algorithms: ['RS256'] })
      return typeof payload.email === 'string' ? payload.email : (payload.sub ?? null)
    } catch {
      return null
    }
  }
}
