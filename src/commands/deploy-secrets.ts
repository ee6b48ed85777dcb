import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { valueFault } from '../contracts/secret-faults.ts'
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

/** Of the given ones: the worker's own and no other's. */
export function secretsOfWorker(worker: WorkerName | 'marehalm-mcp', given: Values): Values {
  const names = secrets.filter(({ workers }) => workers.some((each) => each === worker)).map(({ name }) => name)
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
}

/** The variables without every secret: a plain one of the same name would take the secret's place. */
export function withoutSecrets(variables: Values): Values {
  const names = new Set(secrets.map(({ name }) => name))
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !names.has(name)))
}
