import { createHash } from 'node:crypto'

/** How often something may be tried before its time is over. */
interface Rule {
  most: number
  minutes: number
}

/** By account (or the address that would be one), and by the line of the network that attempts come from. */
export const rules = {
  'login-account': { most: 10, minutes: 15 },
  'login-visitor': { most: 60, minutes: 15 },
  'forgot-account': { most: 3, minutes: 60 },
  'forgot-visitor': { most: 20, minutes: 60 },
  'reset-visitor': { most: 20, minutes: 15 },
} as const satisfies Record<string, Rule>

export type ThrottleKind = keyof typeof rules

/**
 * Counts an attempt before it is made, so that attempts at the same time count too. Answers the seconds to wait, or 0.
 * @param whose lower case; stored as a digest alone
 */
export async function countAttempt(db: D1Database, kind: ThrottleKind, whose: string): Promise<number> {
  const { most, minutes } = rules[kind]
  const now = Date.now()
  const [, counted] = await db.batch<{ count: number; until: number }>([
    db.prepare('DELETE FROM login_attempt WHERE until <= ?1').bind(now),
    db
      .prepare(
        `INSERT INTO login_attempt (subject, count, until) VALUES (?1, 1, ?2)
         ON CONFLICT (subject) DO UPDATE SET count = count + 1 RETURNING count, until`,
      )
      .bind(subjectOf(kind, whose), now + minutes * 60_000),
  ])
  const [row] = counted?.results ?? []
  return !row || row.count <= most ? 0 : Math.max(1, Math.ceil((row.until - now) / 1000))
}

/** Forgets the attempts: they were somebody's own. */
export async function forgiveAttempts(db: D1Database, whose: string, kinds: readonly ThrottleKind[]): Promise<number> {
  const subjects = JSON.stringify(kinds.map((kind) => subjectOf(kind, whose)))
  const { meta } = await db
    .prepare('DELETE FROM login_attempt WHERE subject IN (SELECT value FROM json_each(?1))')
    .bind(subjects)
    .run()
  return meta.changes
}

function subjectOf(kind: ThrottleKind, whose: string): string {
  return `${kind} ${createHash('sha256').update(whose).digest('base64url')}`
}
