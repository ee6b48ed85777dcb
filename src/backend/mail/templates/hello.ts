import { say } from '../../../markets/say.ts'
import type { MailBlock, MailContext } from '../mail-content.ts'

/** The first line, by name where one is known. */
export function hello({ market, texts }: MailContext, name: string): MailBlock {
  return { kind: 'text', text: `${name === '' ? texts.helloPlain : say(texts.hello, { name }, market)},` }
}
