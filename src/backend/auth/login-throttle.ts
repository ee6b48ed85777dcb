import { createHash } from 'node:crypto'
import { countAttempt, forgiveAttempts, forgivePairs, readAttempts, type ThrottleKind } from './throttle.ts'

/**
 * How often one line of the network may try one account within the time of the rule `login-pair`, by how many wrong
 * passwords the account has seen from everywhere: the more, the fewer. A line that has not failed may always try, so that
 * nobody is locked out by others.
 */
const attemptsOfLine = [
  { failures: 0, most: 10 },
  { failures: 10, most: 3 },
  { failures: 50, most: 1 },
] as const

/** Wrong passwords, from wherever, at which the account's owner is told of them. */
export const warnedFailures = 10

/**
 * Counts the attempt before it is made and answers the seconds to wait, or 0.
 * @param account target and address, lower case
 */
export async function admitLogin(db: D1Database, account: string, visitor: string): Promise<number> {
  const failures = await readAttempts(db, 'login-failures', account)
  const most = attemptsOfLine.findLast((step) => failures >= step.failures)?.most ?? 1
  const seconds = Math.max(
    await countAttempt(db, 'login-pair', [account, visitor], most),
    await countAttempt(db, 'login-visitor', visitor),
  )
  if (seconds > 0) logLogin('login_throttled', account, visitor, failures)
  return seconds
}

/** Counts a wrong password, whether or not there is such an account. Answers how many there were. */
export async function countFailure(db: D1Database, account: string, visitor: string): Promise<number> {
  await countAttempt(db, 'login-failures', account)
  const failures = await readAttempts(db, 'login-failures', account)
  logLogin('login_failed', account, visitor, failures)
  return failures
}

/** The line has shown the right password. What others have tried meanwhile still counts. */
export async function forgiveLine(db: D1Database, account: string, visitor: string): Promise<void> {
  await forgiveAttempts(db, [account, visitor], ['login-pair'])
}

/** Everything that was tried of the account, by whichever line: its owner has a new password, or the agency vouches. */
export async function forgiveAccount(db: D1Database, account: string): Promise<number> {
  const kinds: readonly ThrottleKind[] = ['login-failures', 'forgot-account']
  return (await forgiveAttempts(db, account, kinds)) + (await forgivePairs(db, account))
}

/** Digests tell lines of the log apart; no address and no password is in it. */
function logLogin(event: 'login_failed' | 'login_throttled', account: string, visitor: string, failures: number): void {
  const subject = { account: shortDigest(account), visitor: shortDigest(visitor) }
  console.warn(JSON.stringify({ level: 'warning', service: 'auth', event, ...subject, failures }))
}

function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
