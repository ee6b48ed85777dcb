/** A failure of the test. */
export interface Problem {
  what: string
  /** It came after the time it may take, or a page went without it: on a busy machine the load's own doing, perhaps. */
  isLate: boolean
}

const maxTries = 5

/**
 * Tries again what was late. Each try measures anew what the machine needs with every service well; what a fault delays is
 * late in all of them.
 */
export async function unlessLate<Trial extends { problems: readonly Problem[] }>(
  attempt: () => Promise<Trial>,
): Promise<Trial> {
  for (let tries = 1; ; tries += 1) {
    const trial = await attempt()
    if (tries === maxTries || !trial.problems.some(({ isLate }) => isLate)) return trial
  }
}

/** An action of a guest or a browser while a service fails: its outcome, and what is wrong with it. */
export interface Act {
  outcome: string
  problems: Problem[]
}

export function wrong(what: string): Problem {
  return { what, isLate: false }
}

export function late(what: string): Problem {
  return { what, isLate: true }
}
