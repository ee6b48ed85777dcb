const tries = 4
/** Milliseconds before the second try; twice as long before each further one. */
const firstPause = 250

/**
 * Sends what may be done twice until it is known to be done. Under load the local runtime closes connections, and a
 * deployed D1 resets them: whether what was on its way was done nobody knows. What SQLite refuses stays refused.
 */
export async function sendAgain<Answer>(send: () => Promise<Answer>, pause = firstPause): Promise<Answer> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await send()
    } catch (error) {
      if (left === 0 || isRefusal(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (tries - 1 - left)))
    }
  }
}

function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  return /SQLITE_(?!BUSY|INTERRUPT|IOERR)/.test(`${error} ${cause}`)
}
