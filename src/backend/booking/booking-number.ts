/** No 0 O 1 I L: what is read out on the telephone is written down right. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** What the guest is told: MH- and eight characters, each equally likely. */
export function newBookingNumber(): string {
  let number = 'MH-'
  while (number.length < 3 + length) {
    const [random = 255] = crypto.getRandomValues(new Uint8Array(1))
    // 248 is the largest multiple of the alphabet's 31 characters that a byte holds.
    if (random < 248) number += alphabet.charAt(random % alphabet.length)
  }
  return number
}
