/** No 0 O 1 I L: what is read out on the telephone is written down right. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** What somebody is told: the start and eight characters, each equally likely. */
export function newReference(start: string): string {
  let reference = start
  while (reference.length < start.length + length) {
    const [random = 255] = crypto.getRandomValues(new Uint8Array(1))
    // 248 is the largest multiple of the alphabet's 31 characters that a byte holds.
    if (random < 248) reference += alphabet.charAt(random % alphabet.length)
  }
  return reference
}
