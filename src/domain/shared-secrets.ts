import * as v from 'valibot'
import { secrets } from '../contracts/secrets.ts'
import { digestHex } from './digests.ts'

/** Path of the back end that compares them; its key is needed. */
export const sharedSecretsPath = '/configuration/'

/** Names of secrets, each with a digest of its value. */
export const DigestsSchema = v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.length(64)))
type Digests = v.InferOutput<typeof DigestsSchema>

/** What both workers have, where both have it; those that begin with CONTENT_ belong to an outside content service. */
export async function digestsOfShared(variables: Readonly<Record<string, unknown>>): Promise<Digests> {
  const isOutside = (variables.CONTENT_URL ?? '') !== ''
  const shared = secrets.filter(
    ({ name, workers }) => workers.length > 1 && !(isOutside && name.startsWith('CONTENT_')) && variables[name],
  )
  return Object.fromEntries(
    await Promise.all(shared.map(async ({ name }) => [name, await digestHex(`${name} ${variables[name]}`)] as const)),
  )
}

/** Names of those that both sides have, with different values. */
export function differingSecrets(own: Digests, given: Digests): string[] {
  return Object.keys(own).filter((name) => given[name] !== undefined && given[name] !== own[name])
}
