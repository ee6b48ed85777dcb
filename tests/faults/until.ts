import { longestRecovery } from './trial.ts'

/** Asks until the answer is as it should be, or the time is over in which a service that is back is used again. */
export async function until<Answer>(ask: () => Promise<Answer>, isRight: (answer: Answer) => boolean): Promise<Answer> {
  const end = performance.now() + longestRecovery * 1000
  for (;;) {
    const answer = await ask()
    if (isRight(answer) || performance.now() > end) return answer
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
