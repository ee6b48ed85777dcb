import { shortestPassword } from '../../contracts/session.ts'

/** Those of the list that are long enough to be chosen here, in small letters. */
let known: Promise<ReadonlySet<string>> | undefined

/**
 * Whether guessers try the password first: it is one of the commonest of past breaches, in capitals or not. The list comes
 * with the worker (zxcvbn-ts, MIT) and is read when the first password is set; nothing of a password leaves.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList()
  return (await known).has(password.normalize('NFC').toLowerCase())
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const all: readonly (string | number)[] = dictionary['passwords-common']
  return new Set(all.map(String).filter(({ length }) => length >= shortestPassword))
}
