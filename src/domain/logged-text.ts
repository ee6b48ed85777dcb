/** Characters: whoever requests a URL chooses what a line about it says. */
const maxCharacters = 1_000

/** A text for the log: no longer than a line should be, and without the secrets of the URLs in it. */
export function loggedText(text: string): string {
  return withoutSecrets(text).slice(0, maxCharacters)
}

/** Every secret in a URL of ours is a segment of 128 random bits: of a shared list, a draft's hold, an editor's upload. */
export function withoutSecrets(text: string): string {
  return text.replace(/\/[0-9a-f]{32}(?![0-9a-f])/gi, '/…')
}
