import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { isRequired, valueFault } from '../contracts/secret-faults.ts'
import { secrets, type WorkerName } from '../contracts/secrets.ts'

export type Values = Readonly<Record<string, string>>

/** What a secrets file says, which is JSON or lines of NAME=value. @throws Error where it is neither */
export function parseSecretsFile(text: string): Values {
  const parsed = text.trimStart().startsWith('{') ? JSON.parse(text) : parseEnv(text)
  return v.parse(v.record(v.string(), v.string('every secret is a text')), parsed)
}

/** What is wrong with the secrets of a file, whichever worker they are for: nothing of them is sent then. */
export function fileFaults(given: Values): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const secret = secrets.find((each) => each.name === name)
    if (!secret) return [`${name} is no secret of these workers`]
    return value === '' ? [`${name} is empty: leave it out`] : (valueFault(secret, value) ?? [])
  })
}

export interface WorkerSecrets {
  /** What the worker would be deployed without though it needs it. */
  missing: { name: string; because: string }[]
  /** Of the given ones: its own and no other's. */
  given: Values
}

/**
 * @param variables of the worker's configuration
 * @param existing names of secrets that the deployed worker has
 */
export function secretsOfWorker(
  worker: string,
  variables: Values,
  given: Values,
  existing: readonly string[],
): WorkerSecrets {
  const own = secrets.filter(({ workers }) => workers.some((each: WorkerName) => each === worker))
  const missing = own
    .filter((secret) => isRequired(secret, variables))
    .filter(({ name }) => !(name in given) && !existing.includes(name))
    .map(({ name, requiredWhen }) => ({
      name,
      because: typeof requiredWhen === 'string' ? requiredWhen : `${requiredWhen.variable} is set`,
    }))
  const names = new Set(own.map(({ name }) => name))
  return { missing, given: Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name))) }
}

/** The variables without every secret: a plain one of the same name would take the secret's place. */
export function withoutSecrets(variables: Values): Values {
  const names = new Set(secrets.map(({ name }) => name))
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !names.has(name)))
}
