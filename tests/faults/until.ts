import { longestRecovery } from './trial.ts'

/** Seconds after which a site with every service well is given up: what a busy machine needs for its first pages. */
export const longestStart = 180

/** Asks until the answer is as it should be, or the time is over in which a service that is back is used again. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
  seconds = longestRecovery,
): Promise<Answer> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (isRight(answer) || performance.now() > end) return answer
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
