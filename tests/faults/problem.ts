/** What went otherwise than it should. */
export interface Problem {
  what: string
  /** It came right, after the time it may take: on a busy machine the load's own doing, perhaps. */
  isLate: boolean
}

/** What a guest or a browser does while a service fails: what it is told, and what of it is wrong. */
export interface Act {
  said: string
  problems: Problem[]
}

export function wrong(what: string): Problem {
  return { what, isLate: false }
}

export function late(what: string): Problem {
  return { what, isLate: true }
}
