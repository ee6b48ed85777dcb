/** Whether the header carries the secret as bearer, in a time that tells nothing of it. Nobody has an empty secret. */
export async function bearsSecret(authorization: string | undefined, secret: string): Promise<boolean> {
  if (secret === '') return false
  const [given, expected] = await Promise.all([digest(authorization ?? ''), digest(`Bearer ${secret}`)])
  return given.reduce((difference, byte, index) => difference | (byte ^ (expected[index] ?? 0)), 0) === 0
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
