import { dictionary } from '@zxcvbn-ts/language-common'
import { shortestPassword } from '../../contracts/session.ts'

/** Those of the list that are long enough to be chosen here, in small letters. */
let known: ReadonlySet<string> | undefined

/**
 * Whether guessers try the password first: it is one of the commonest of past breaches, in capitals or not. The list comes
 * within the worker's one script (zxcvbn-ts, MIT) and is read when the first password is set; nothing of a password leaves.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readList()
  return known.has(password.normalize('NFC').toLowerCase())
}

function readList(): ReadonlySet<string> {
  const all: readonly (string | number)[] = dictionary['passwords-common']
  return new Set(all.map(String).filter(({ length }) => length >= shortestPassword))
}
