import { isLocalHost } from './local-hosts.ts'
import { localSecretPrefix, type Secret, secrets, type WorkerName } from './secrets.ts'

type Values = Readonly<Record<string, unknown>>

/** Whether this configuration can't do without the secret. */
export function isRequired({ requiredWhen }: Secret, variables: Values): boolean {
  if (typeof requiredWhen === 'string') return requiredWhen === 'always'
  const value = variables[requiredWhen.variable] ?? ''
  return requiredWhen.value === undefined ? value !== '' : value === requiredWhen.value
}

/** What is wrong with a secret's value wherever it is more than one developer's machine; null for nothing. */
export function valueFault({ name, minLength }: Secret, value: string): string | null {
  if (value.split(',').some((each) => each.trim().startsWith(localSecretPrefix))) {
    return `${name} has the value for local work`
  }
  return value.length < minLength ? `${name} needs at least ${minLength} characters` : null
}

/**
 * Why a worker must not serve with these variables, each fault with the name of the variable and never its value. While
 * all hosts are local the values for local work are right, and short ones too.
 */
export function secretFaults(worker: WorkerName, variables: Values, hostnames: readonly string[]): string[] {
  const isLocal = hostnames.every(isLocalHost)
  return secrets
    .filter(({ workers }) => workers.includes(worker))
    .flatMap((secret) => {
      const value = String(variables[secret.name] ?? '')
      if (value === '') return isRequired(secret, variables) ? [`${secret.name} is not set`] : []
      return isLocal ? [] : (valueFault(secret, value) ?? [])
    })
}
