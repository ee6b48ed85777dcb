import type { AddressInfo } from 'node:net'
import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface CommandForm<Given extends Options> {
  /** Text of `--help`: the usage, and a sentence on what the command does. */
  usage: string
  options?: Given
  /** How many positional parameters there may be: none where it is missing. */
  words?: { min: number; max: number }
  /** The program that what follows a second `--` is for. */
  passesTo?: string
}

type Parsed<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true; args: string[] }>
> & { passedOn: string[] }

/** An error that the user of a command can correct by its message. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2

  /** @param exitCode 2 for wrong usage */
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** `beginCommand`, and the parsed command line; an unknown option is an error that names it. */
export function readCommand<Given extends Options>(form: CommandForm<Given>): Parsed<Given> {
  return readParameters(form, beginCommand(form.usage))
}

/**
 * The start of every command of package.json: `--help` prints the usage and exits; from here on every error ends the
 * program with a sentence and an exit code other than 0. VERBOSE=1 prints the stack too. Returns the raw parameters.
 */
export function beginCommand(usage: string): string[] {
  process.once('uncaughtException', endWith)
  const parameters = process.argv.slice(2)
  if (requestsHelp(parameters)) {
    console.log(usage)
    process.exit(0)
  }
  return parameters
}

/** Parameters after a second `--` belong to another program. */
export function requestsHelp(parameters: readonly string[]): boolean {
  const end = parameters.indexOf('--')
  return parameters.slice(0, end < 0 ? undefined : end).some((each) => each === '--help' || each === '-h')
}

/** @throws CommandError with the wrong parameter, and the usage */
export function readParameters<Given extends Options>(
  { usage, options, words = { min: 0, max: 0 }, passesTo }: CommandForm<Given>,
  parameters: readonly string[],
): Parsed<Given> {
  const end = passesTo === undefined ? -1 : parameters.indexOf('--')
  const args = end < 0 ? [...parameters] : parameters.slice(0, end)
  let parsed: Parsed<Given>
  try {
    const own = parseArgs({ args, allowPositionals: true, options: options ?? ({} as Given) })
    parsed = { ...own, passedOn: end < 0 ? [] : parameters.slice(end + 1) }
  } catch (error) {
    throw new CommandError(`${sentenceOf(error).replace(/ To specify a positional.*$/s, '')}\n\n${usage}`, 2)
  }
  const { length } = parsed.positionals
  if (length > words.max) throw new CommandError(`"${parsed.positionals[words.max]}" is one too many.\n\n${usage}`, 2)
  if (length < words.min) throw new CommandError(`Something is missing.\n\n${usage}`, 2)
  return parsed
}

/** The names of a comma list, in the order of the known ones. @throws CommandError for an unknown name */
export function chosenOf<Name extends string>(option: string, text: string, known: readonly Name[]): Name[] {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !known.some((each) => each === name))
  if (unknown === undefined) return known.filter((name) => names.includes(name))
  throw new CommandError(`${option} has no "${unknown}"; there are: ${known.join(', ')}.`, 2)
}

/** A number from a command line. @throws CommandError with the name of the option */
export function wholeNumber(option: string, text: string, { min = 1, max = 999_999 } = {}): number {
  const number = Number(text)
  if (!/^\d{1,6}$/.test(text) || number < min || number > max) {
    throw new CommandError(`${option} is "${text}": a whole number from ${min} to ${max} is needed.`, 2)
  }
  return number
}

/** The messages of an error and its causes, without their stacks. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const ofSystem = systemSentence(error)
  if (ofSystem !== null) return ofSystem
  const cause = error.cause === undefined ? '' : sentenceOf(error.cause)
  const message =
    error.message || (error instanceof AggregateError ? error.errors.map(sentenceOf).join('; ') : error.name)
  return cause === '' || message.includes(cause) ? message : `${message}: ${cause}`
}

interface SystemError extends NodeJS.ErrnoException, Partial<AddressInfo> {
  input?: string
  /** What the input is relative to. */
  base?: string
}

/**
 * Node's system error of a file, a port or a URL: 'ENOENT: no such file or directory, open …'. Null for any other
 * error.
 */
function systemSentence({ code = '', path, address, port, input, base, message }: SystemError): string | null {
  if (code === 'EADDRINUSE') return `${address}:${port} is in use by another program.`
  if (code === 'ERR_INVALID_URL') return `"${base ?? input}" is no address: one begins with https:// or http://.`
  if (message.includes('SQLITE_BUSY')) {
    return 'The local state is in use by another program, such as `npm start`: end that first.'
  }
  if (/no such (?:table|column)/.test(message)) {
    return 'The local state is empty, or older than this code: `npm start` or `npm run seed` brings it up to date.'
  }
  const reason = fileReasons[code]
  return reason === undefined ? null : `${path ?? 'What was named'} ${reason}.`
}

const fileReasons: Record<string, string> = {
  ENOENT: 'is not there, or nothing can be made there',
  ENOTDIR: 'is no folder, or lies in what is none',
  EISDIR: 'is a folder, where a file is needed',
  EEXIST: 'is there already',
  EACCES: 'may not be read or written',
  EPERM: 'may not be read or written',
  EROFS: 'may not be written',
  ENOSPC: 'has no space left',
}

function endWith(error: unknown): never {
  console.error(sentenceOf(error))
  if (process.env.VERBOSE === '1' && error instanceof Error) console.error(error.stack)
  process.exit(error instanceof CommandError ? error.exitCode : 1)
}
