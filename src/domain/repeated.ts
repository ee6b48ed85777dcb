/** Milliseconds for which what was said is not said again. */
const silenceMs = 5 * 60_000

/** More texts than this are told as they come. */
const maxTexts = 100

/** Keeps what every request would say to a line now and then. */
export function createRepeated(now: () => number) {
  const said = new Map<string, number>()
  return {
    /** Whether a text was not said lately; from now on it was. */
    isDue(text: string): boolean {
      const last = said.get(text)
      if (last !== undefined && now() - last < silenceMs) return false
      if (said.size >= maxTexts) said.clear()
      said.set(text, now())
      return true
    },
  }
}
