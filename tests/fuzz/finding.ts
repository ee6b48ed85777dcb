/** A test that failed under a seed of its own. */
export interface Finding {
  project: string
  /** From the project's root. */
  file: string
  test: string
  seed: number
  /** fast-check's way to the smallest failing case; null where the failure was no property's. */
  path: string | null
  message: string
}

interface FailedTest {
  project: string
  file: string
  test: string
  errors: readonly FoundError[]
}

/** A property's error says what the smallest case is, its cause what was wrong with it. */
interface FoundError {
  message: string
  cause?: unknown
  diff?: string | undefined
}

const longestMessage = 3000

export function findingOf({ project, file, test, errors }: FailedTest, seed: number): Finding {
  const message = errors.map(messageOf).join('\n')
  const path = /\bpath: "([\d:]+)"/.exec(message)?.[1] ?? null
  return { project, file, test, seed, path, message: message.slice(0, longestMessage) }
}

function messageOf({ message, cause, diff }: FoundError): string {
  const below =
    typeof cause === 'object' && cause !== null && 'message' in cause ? [messageOf(cause as FoundError)] : []
  return [message, ...(diff ? [diff] : []), ...below].join('\n')
}

/** One failing property is one finding, however many seeds find it. */
export function keyOf({ project, file, test }: Finding): string {
  return [project, file, test].join(' › ')
}

/** Command for a POSIX shell that repeats the finding. */
export function repeatCommand({ project, file, test, seed }: Finding): string {
  const variables = process.env.CRITERIA ? `CRITERIA=${quoted(process.env.CRITERIA)} ` : ''
  return `${variables}npm run fuzz -- --seed ${seed} --project ${project} --only ${quoted(file)} --test ${quoted(test)}`
}

export function describeFinding(finding: Finding): string {
  const smallest = finding.path === null ? '' : `\nSmallest case alone: add --path ${finding.path}`
  return `\n✗ ${keyOf(finding)}\n${finding.message}\nRepeat: ${repeatCommand(finding)}${smallest}\n`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
