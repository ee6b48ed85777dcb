import { hashOf } from '../tokens.ts'

/**
 * Attempts of one network line at one account within the time of the rule `login-pair`, by the number of wrong
 * passwords for the account from everywhere: the more, the fewer. A line without failures may always try, so that
 * nobody is locked out by others.
 */
const attemptsOfLine = [
  { failures: 0, max: 10 },
  { failures: 10, max: 3 },
  { failures: 50, max: 1 },
] as const

/** Number of wrong passwords, from any network, after which the account's owner is notified. */
export const warnedFailures = 10

/**
 * Counts the attempt before it is made and answers the seconds to wait, or 0.
 * @param account target and address, lower case
 */
export async function admitLogin(db: D1Database, account: string, visitor: string): Promise<number> {
  const failures = await readFailures(db, account)
  const max = attemptsOfLine.findLast((step) => failures >= step.failures)?.max ?? 1
  const seconds = Math.max(
    await countAttempt(db, 'login-pair', [account, visitor], max),
    await countAttempt(db, 'login-visitor', visitor),
  )
  if (seconds > 0) logLogin('login_throttled', account, visitor, failures)
  return seconds
}

/** Counts a wrong password, whether or not there is such an account. Answers how many there were. */
export async function countFailure(db: D1Database, account: string, visitor: string): Promise<number> {
  await countAttempt(db, 'login-failures', account)
  const failures = await readFailures(db, account)
  logLogin('login_failed', account, visitor, failures)
  return failures
}

/** The line has shown the right password. What others have tried meanwhile still counts. */
export async function clearLine(db: D1Database, account: string, visitor: string): Promise<void> {
  await clearAttempts(db, [account, visitor], ['login-pair'])
}

/** Everything that was tried of the account, by whichever line: its owner has a new password, or the agency vouches. */
export async function clearAccountAttempts(db: D1Database, account: string): Promise<number> {
  const kinds: readonly ThrottleKind[] = ['login-failures', 'forgot-account']
  return (await clearAttempts(db, account, kinds)) + (await clearPairs(db, account))
}

/** The log contains digests to distinguish its lines, no address and no password. */
function logLogin(event: 'login_failed' | 'login_throttled', account: string, visitor: string, failures: number): void {
  const subject = { account: shortDigest(account), visitor: shortDigest(visitor) }
  console.warn(JSON.stringify({ level: 'warning', service: 'auth', event, ...subject, failures }))
}

function shortDigest(text: string): string {
  return hashOf(text).slice(0, 12)
}

/** How often something may be tried before its time is over. */
interface Rule {
  max: number
  minutes: number
}

/** By account (or the address that would be one), and by the line of the network that attempts come from. */
const rules = {
  /** Of one account by one line; `attemptsOfLine` lowers it while the account is being tried from many. */
  'login-pair': { max: 10, minutes: 15 },
  /** Wrong passwords of one account, which only slow further attempts down. */
  'login-failures': { max: Number.MAX_SAFE_INTEGER, minutes: 15 },
  /** Of the own password by who is logged in: to change it, or to delete the account. */
  'password-change': { max: 10, minutes: 15 },
  'login-visitor': { max: 60, minutes: 15 },
  'forgot-account': { max: 3, minutes: 60 },
  'forgot-visitor': { max: 20, minutes: 60 },
  'reset-visitor': { max: 20, minutes: 15 },
} as const satisfies Record<string, Rule>

type ThrottleKind = keyof typeof rules
/** An account or a line of the network, or an account as one line tries it. */
type Whose = string | readonly [account: string, visitor: string]

/**
 * Counts an attempt before it is made, so that attempts at the same time count too. Answers the seconds to wait, or 0.
 * @param whose lower case; stored as a digest alone
 */
export async function countAttempt(
  db: D1Database,
  kind: ThrottleKind,
  whose: Whose,
  max: number = rules[kind].max,
): Promise<number> {
  const { minutes } = rules[kind]
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
  return !row || row.count <= max ? 0 : Math.max(1, Math.ceil((row.until - now) / 1000))
}

/** How many attempts are counted now. */
async function readFailures(db: D1Database, whose: Whose): Promise<number> {
  const row = await db
    .prepare('SELECT count FROM login_attempt WHERE subject = ?1 AND until > ?2')
    .bind(subjectOf('login-failures', whose), Date.now())
    .first<{ count: number }>()
  return row?.count ?? 0
}

/** Deletes the attempts: they were the account's owner's. */
export async function clearAttempts(db: D1Database, whose: Whose, kinds: readonly ThrottleKind[]): Promise<number> {
  const subjects = JSON.stringify(kinds.map((kind) => subjectOf(kind, whose)))
  const { meta } = await db
    .prepare('DELETE FROM login_attempt WHERE subject IN (SELECT value FROM json_each(?1))')
    .bind(subjects)
    .run()
  return meta.changes
}

/** Forgets what every line of the network has tried of one account. */
async function clearPairs(db: D1Database, account: string): Promise<number> {
  const start = subjectOf('login-pair', account)
  // '!' is what follows the space between the two digests.
  const { meta } = await db
    .prepare('DELETE FROM login_attempt WHERE subject > ?1 AND subject < ?2')
    .bind(`${start} `, `${start}!`)
    .run()
  return meta.changes
}

/** Digests alone. */
function subjectOf(kind: ThrottleKind, whose: Whose): string {
  const parts = typeof whose === 'string' ? [whose] : whose
  return [kind, ...parts.map(hashOf)].join(' ')
}
