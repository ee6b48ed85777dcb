/** A service token of Cloudflare Access, for workers that stand behind it. */
export function accessHeaders(): Record<string, string> {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
  return id && secret ? { 'cf-access-client-id': id, 'cf-access-client-secret': secret } : {}
}
