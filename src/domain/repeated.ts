/** More texts than this are told as they come. */
const maxTexts = 100

/**
 * Keeps what every request would say to a line now and then.
 * @param silenceMs milliseconds for which what was said is not said again
 */
export function createRepeated(now: () => number, silenceMs = 5 * 60_000) {
  const reported = new Map<string, { at: number; unsaid: number }>()
  return {
    /** Null for a text that was said lately; otherwise it is said now, and was left unsaid so often since the last time. */
    unsaidIfDue(text: string): number | null {
      const last = reported.get(text)
      if (last && now() - last.at < silenceMs) {
        last.unsaid += 1
        return null
      }
      if (reported.size >= maxTexts) reported.clear()
      reported.set(text, { at: now(), unsaid: 0 })
      return last?.unsaid ?? 0
    },
  }
}
