/** Maximum different texts that are remembered. */
const maxTexts = 100

/**
 * Limits a text that every request would log to a line now and then.
 * @param silenceMs milliseconds in which the same text is not logged again
 */
export function createRepeated(now: () => number, silenceMs = 5 * 60_000) {
  const reported = new Map<string, { at: number; suppressed: number }>()
  return {
    /** Null for a text that was logged recently; otherwise how often it was suppressed since. */
    suppressedIfDue(text: string): number | null {
      const last = reported.get(text)
      if (last && now() - last.at < silenceMs) {
        last.suppressed += 1
        return null
      }
      if (reported.size >= maxTexts) reported.clear()
      reported.set(text, { at: now(), suppressed: 0 })
      return last?.suppressed ?? 0
    },
  }
}
