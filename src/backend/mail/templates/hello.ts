import { isPersonName } from '../../../contracts/person-name.ts'
import { formatMessage } from '../../../markets/say.ts'
import type { MailBlock, MailContext } from '../mail-content.ts'

/** The first line, by name where one is known that can be nothing else. */
export function hello({ market, texts }: MailContext, name: string): MailBlock {
  return {
    kind: 'text',
    text: `${isPersonName(name) ? formatMessage(texts.hello, { name }, market) : texts.helloPlain},`,
  }
}
