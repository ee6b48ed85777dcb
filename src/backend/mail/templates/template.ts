import * as v from 'valibot'
import { isPersonName } from '../../../contracts/share-favorites.ts'
import { oneLine } from '../../../contracts/typed-text.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import type { MailBlock, MailContent, MailContext } from '../mail-content.ts'

interface MailTemplate<Schema extends v.GenericSchema = v.GenericSchema> {
  schema: Schema
  /** Its data opens something, such as a link that sets a password: forgotten once the mail is sent. */
  isSecret: boolean
  /** Throws where the data does not match the schema. */
  compose(data: unknown, context: MailContext): MailContent
}

/** A kind of mail: the schema of its data, and its text. */
export function mailTemplate<Schema extends v.GenericSchema>(template: {
  schema: Schema
  isSecret?: boolean
  compose(data: v.InferOutput<Schema>, context: MailContext): MailContent
}): MailTemplate<Schema> {
  return {
    schema: template.schema,
    isSecret: template.isSecret ?? false,
    compose: (data, context) => template.compose(v.parse(template.schema, data), context),
  }
}

/** A line of the agency's own: the title of a house, a form or an extra. However it is written, the mail is written. */
export const AgencyLineSchema = v.pipe(v.string(), v.transform(oneLine))

const longestValue = 10_000
/** Several lines, of a guest or an editor. */
const LinesSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replace(/[^\P{Cc}\r\n\t]/gu, '')
      .trim()
      .slice(0, longestValue),
  ),
)

export const LinkSchema = v.pipe(v.string(), v.maxLength(5000), v.url(), v.regex(/^https?:\/\//))

/** Of a page of the edition's own site. */
export const PathSchema = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?!\/)[\x21-\x7e]*$/))

/** Øre or cents, as the mail's market counts. */
export const AmountSchema = v.pipe(v.number(), v.integer())

/** Fields that somebody has filled in. */
export const FieldsSchema = v.pipe(v.array(v.object({ label: AgencyLineSchema, value: LinesSchema })), v.maxLength(100))

/** The first line, by name where one is known that can be nothing else. */
export function hello({ market, texts }: MailContext, name: string): MailBlock {
  return {
    kind: 'text',
    text: `${isPersonName(name) ? formatMessage(texts.hello, { name }, market) : texts.helloPlain},`,
  }
}

export function houseLinks(houses: readonly { title: string; code: string; url: string }[]): MailBlock {
  return { kind: 'links', links: houses.map(({ title, code, url }) => ({ title, text: code, url })) }
}
