import * as v from 'valibot'
import type { MailContent, MailContext } from '../mail-content.ts'

export interface MailTemplate<Schema extends v.GenericSchema = v.GenericSchema> {
  schema: Schema
  /** Its data opens something, such as a link that sets a password: forgotten once the mail is sent. */
  isSecret: boolean
  /** Throws where the data is not what the schema asks for. */
  compose(data: unknown, context: MailContext): MailContent
}

/** A kind of mail: what it needs to know, and what it says with it. */
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
