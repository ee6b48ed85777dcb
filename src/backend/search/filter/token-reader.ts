import { visible } from './lexer.ts'
import { FilterError, keywords, type Token } from './syntax.ts'

const reservedGeo: ReadonlySet<string> = new Set(['_geo', '_geoDistance', '_geoPoint'])

/** A filter's tokens, read one after the other. */
export class TokenReader {
  readonly input: string
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(input: string, tokens: readonly Token[]) {
    this.input = input
    this.#tokens = tokens
  }

  isDone(): boolean {
    return this.#at >= this.#tokens.length
  }

  peek(): Token | undefined {
    return this.#tokens[this.#at]
  }

  take(): Token | undefined {
    const token = this.#tokens[this.#at]
    this.#at += 1
    return token
  }

  position(): number {
    return this.peek()?.start ?? this.input.length
  }

  rest(): string {
    return this.input.slice(this.position())
  }

  skipWord(text: string): boolean {
    return this.#skip('word', text)
  }

  skipSymbol(text: string): boolean {
    return this.#skip('symbol', text)
  }

  /** An attribute's name or a value. Throws when there is none, or a word that means something else. */
  takeValue(): Token {
    const token = this.peek()
    if (!token) throw this.failure('Was expecting a value but instead got nothing.')
    if (token.kind === 'word' && reservedGeo.has(token.text)) {
      throw this.failure(
        `\`${token.text}\` is a reserved keyword and thus can't be used as a filter expression. Use the \`_geoRadius(latitude, longitude, distance)\` or \`_geoBoundingBox([latitude, longitude], [latitude, longitude])\` built-in rules to filter on \`_geo\` coordinates.`,
      )
    }
    if (token.kind === 'word' && (token.text === '_geoRadius' || token.text === '_geoBoundingBox')) {
      throw this.failure(`The \`${token.text}\` filter is an operation and can't be used as a value.`)
    }
    if (token.kind === 'word' && keywords.has(token.text)) {
      throw this.failure(
        `Was expecting a value but instead got \`${token.text}\`, which is a reserved keyword. To use \`${token.text}\` as a field name or a value, surround it by quotes.`,
        token,
      )
    }
    if (token.kind !== 'word' && token.kind !== 'quoted') {
      throw this.failure(`Was expecting a value but instead got \`${visible(token.text)}\`.`, token)
    }
    this.#at += 1
    return token
  }

  failure(message: string, token?: Token): FilterError {
    const start = token?.start ?? this.position()
    return new FilterError(message, this.input, start, token?.end ?? this.input.length)
  }

  #skip(kind: Token['kind'], text: string): boolean {
    const token = this.peek()
    if (token?.kind !== kind || token.text !== text) return false
    this.#at += 1
    return true
  }
}
