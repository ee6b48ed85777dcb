import * as v from 'valibot'
import { answersSchema, type FormDefinition } from '../../contracts/form-definition.ts'
import { checkFields } from '../../contracts/form-fields.ts'
import { formQuery } from '../../contracts/queries/forms.ts'
import { agencyEmailQuery, officeEmailQuery } from '../../contracts/queries/submissions.ts'
import {
  type FormSubmission,
  FormSubmissionSchema,
  SmsFieldsSchema,
  SmsSignupSchema,
} from '../../contracts/submission.ts'
import { byLocale } from '../../editions/by-edition.ts'
import { mailTexts } from '../../editions/mails.ts'
import { homeCountries } from '../../editions/table.ts'
import { formatDate } from '../../markets/formats.ts'
import { type Market, markets } from '../../markets/market.ts'
import { readContent } from '../content/read-content.ts'
import { queueMail } from '../mail/queue.ts'
import { mailNetwork, visitorMail } from '../mail/visitor-mail.ts'
import { failure } from '../middleware/failures.ts'
import { newReference } from '../tokens.ts'
import { readRequest, type StoredSubmission, storedResponse, storeOnce, type WorkersContext } from './submissions.ts'

/** POST /bridge/form_submissions/: checked by the form's own definition, then stored with its mails. */
export async function postFormSubmission(c: WorkersContext): Promise<Response> {
  const parsed = await readRequest(c, FormSubmissionSchema)
  if (parsed.kind === 'refused') return parsed.response
  const { formKey, locale, departmentId, answers } = parsed.body
  const form = await readContent(c.env, formQuery, { key: formKey, locale })
  if (!form) return failure(c, 404, 'unknown_form', `There is no form ${formKey} in ${locale}.`)
  const checked = checkFields(answersSchema(form), answers)
  if (checked.faults) return failure(c, 422, 'invalid_fields', 'Some answers are missing or wrong.', checked.faults)
  const office = departmentId
    ? await readContent(c.env, officeEmailQuery, { id: departmentId, locale })
    : await readContent(c.env, agencyEmailQuery, { locale })
  if (departmentId && !office) return failure(c, 422, 'unknown_department', `There is no office ${departmentId}.`)
  const [market = markets[0]] = markets.filter((each) => each.locale === locale)
  const data: FormSubmission = { ...parsed.body, answers: checked.values }
  const written = writtenAnswers(market, form, checked.values)
  const network = await mailNetwork(c)
  const outcome = await storeOnce(
    c.env.DB,
    {
      kind: 'form',
      key: parsed.key,
      locale,
      status: 'waiting',
      // With the form as it was when it was sent: editors may change it while this waits.
      data: { ...data, title: form.title, written, pictures: picturesIn(form, checked.values) },
      hashed: { formKey, departmentId, answers: checked.values },
    },
    (stored) => mails(c.env.DB, market, { form, written, office, network }, data, stored),
  )
  return storedResponse(c, outcome)
}

interface FormMails {
  form: FormDefinition
  written: readonly WrittenAnswer[]
  office: string | null
  network: string | null
}

/** To the sender, where the form has a field for an address, and to the office. */
function mails(
  db: D1Database,
  market: Market,
  { form, written, office, network }: FormMails,
  { formKey, answers, isProven }: FormSubmission,
  { reference, createdAt }: StoredSubmission,
): D1PreparedStatement[] {
  const addressField = form.fields.find(({ type }) => type === 'email')
  const guest = addressField && answers[addressField.name]
  const receipt = {
    id: `form-receipt-${reference}`,
    market,
    template: 'form-receipt',
    data: { title: form.title, reference },
  } as const
  return [
    ...(guest && isProven
      ? visitorMail(db, { ...receipt, to: guest }, { form: `form:${formKey}`, isOnceADay: true, network }, createdAt)
      : []),
    ...(office
      ? [
          queueMail(db, {
            id: `form-notice-${reference}`,
            market,
            to: office,
            ...(guest ? { replyTo: guest } : {}),
            template: 'form-notice',
            data: { title: form.title, reference, fields: written.map(({ label, value }) => ({ label, value })) },
          }),
        ]
      : []),
  ]
}

/** The uploads that it brings. */
function picturesIn(form: FormDefinition, answers: FormSubmission['answers']): string[] {
  return form.fields.flatMap(({ name, type }) => (type === 'file' && answers[name]) || [])
}

interface WrittenAnswer {
  name: string
  label: string
  value: string
}

/** The answers with the form's labels. */
function writtenAnswers(market: Market, form: FormDefinition, answers: FormSubmission['answers']): WrittenAnswer[] {
  return form.fields.flatMap(({ name, label, type, options }) => {
    const value = answers[name] ?? ''
    const words = options.find((option) => option.value === value)?.label ?? value
    return words === '' ? [] : [{ name, label, value: formatAnswer(market, type, words) }]
  })
}

/** A tick, a day as the mail's readers write it, and of a picture that the inbox has it. */
function formatAnswer(market: Market, type: FormDefinition['fields'][number]['type'], words: string): string {
  if (type === 'checkbox') return '✓'
  if (type === 'file') return mailTexts[market.key].formNotice.seeInbox
  return type === 'date' ? formatDate(market, words, 'date') || words : words
}

const BodySchema = v.object({ ...SmsSignupSchema.entries, name: v.string(), phone: v.string(), consent: v.string() })
const countryCodes = byLocale(({ key }) => homeCountries[key].dialling)

/**
 * POST /bs/signup-for-sms/: the number, with the words that were agreed to and when. A second signup gets the same
 * reply: it does not reveal whether a number is signed up. One that the office has rejected is signed up anew.
 */
export async function postSmsSignup(c: WorkersContext): Promise<Response> {
  const parsed = await readRequest(c, BodySchema)
  if (parsed.kind === 'refused') return parsed.response
  const { locale, consentText, ...typed } = parsed.body
  const checked = checkFields(SmsFieldsSchema, typed)
  const phone = checked.values && internationalNumber(checked.values.phone, countryCodes[locale])
  if (!checked.values || phone === null) {
    const faults = checked.faults ?? [{ field: 'phone', kind: 'phone' as const }]
    return failure(c, 422, 'invalid_fields', 'Some fields are missing or wrong.', faults)
  }
  const createdAt = Date.now()
  const values = [phone, checked.values.name, locale, consentText, newReference('SMS-'), createdAt]
  const [, stored] = await c.env.DB.batch([
    c.env.DB.prepare("DELETE FROM sms_signup WHERE phone = ?1 AND status = 'rejected'").bind(phone),
    c.env.DB.prepare(
      `INSERT INTO sms_signup (phone, name, locale, consent_text, reference, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (phone) DO UPDATE SET phone = phone RETURNING reference`,
    ).bind(...values),
  ])
  const [{ reference }] = v.parse(v.tuple([v.object({ reference: v.string() })]), stored?.results)
  return storedResponse(c, { kind: 'stored', submission: { id: reference, reference, createdAt }, replayed: false })
}

/**
 * '10 75 60 00' with '45' → '+4510756000'; a number with a country code of its own is unchanged. Null for an impossible
 * number.
 */
export function internationalNumber(typed: string, countryCode: string): string | null {
  const marks = typed.replace(/\(\s*0\s*\)|[^\d+]/g, '')
  const digits = marks.startsWith('+')
    ? marks.slice(1)
    : marks.startsWith('00')
      ? marks.slice(2)
      : countryCode + marks.replace(/^0/, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
}
