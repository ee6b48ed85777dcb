import { mail as da } from './da/mail.ts'
import { mail as de } from './de/mail.ts'
import { mail as en } from './en/mail.ts'
import type { EditionKey } from './table.ts'

export type MailTexts = typeof da

/** The words of the mails, for the back end alone. */
export const mailTexts: Readonly<Record<EditionKey, MailTexts>> = { da, de, en }
