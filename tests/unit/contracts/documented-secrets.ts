import { secretMeanings } from '../../../src/contracts/secret-meanings.ts'
import type { Secret } from '../../../src/contracts/secrets.ts'

/** The table of the documentation, in Markdown. */
export function documented(secrets: readonly Secret[]): string {
  const rows = secrets.map((secret) => {
    const { name, workers, localValue, minLength, source } = secret
    const meaning = secretMeanings[name]
    const cells = [
      `\`${name}\``,
      workers.map((worker) => (worker === 'marehalm' ? 'site' : 'back end')).join(', '),
      localValue === '' ? 'empty' : `\`${localValue}\``,
      neededWhen(secret),
      String(minLength),
      source,
      meaning,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| Secret | Worker | Local value | Needed | Min. length | Source | Meaning |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function neededWhen({ requiredWhen }: Secret): string {
  if (requiredWhen === 'always') return 'always'
  if (requiredWhen === 'never') return 'no'
  const { variable, value } = requiredWhen
  return value === undefined ? `with \`${variable}\`` : `where \`${variable}\` is \`${value}\``
}
