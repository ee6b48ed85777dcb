/** Whether the header carries the secret as bearer, compared in constant time. An empty secret matches nothing. */
export function bearsSecret(authorization: string | undefined, secret: string): Promise<boolean> {
  return isSecret(authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : '', secret)
}

/** The same for a secret without `Bearer`. */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  if (secret === '') return false
  const [one, other] = await Promise.all([digest(given), digest(secret)])
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
