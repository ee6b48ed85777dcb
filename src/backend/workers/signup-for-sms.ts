import * as v from 'valibot'
import { checkFields } from '../../contracts/form-fields.ts'
import { SmsFieldsSchema, SmsSignupSchema } from '../../contracts/submission.ts'
import { byLocale } from '../../editions/by-edition.ts'
import { homeCountries } from '../../editions/table.ts'
import { failure } from '../middleware/failures.ts'
import { newReference } from '../tokens.ts'
import { readRequest, storedResponse, type WorkersContext } from './submissions.ts'

const BodySchema = v.object({ ...SmsSignupSchema.entries, name: v.string(), phone: v.string(), consent: v.string() })
const countryCodes = byLocale(({ key }) => homeCountries[key].dialling)

/**
 * POST /bs/signup-for-sms/: the number, with the words that were agreed to and when. Who has signed up before is
 * answered just like who has not: a number tells nobody whose it is.
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
  const row = await c.env.DB.prepare(
    `INSERT INTO sms_signup (phone, name, locale, consent_text, reference, created_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6)
     ON CONFLICT (phone) DO UPDATE SET phone = excluded.phone RETURNING reference`,
  )
    .bind(phone, checked.values.name, locale, consentText, newReference('SMS-'), createdAt)
    .first('reference')
  const reference = v.parse(v.string(), row)
  return storedResponse(c, { kind: 'stored', submission: { id: reference, reference, createdAt }, replayed: false })
}

/** '10 75 60 00' with '45' → '+4510756000'; a number with a country of its own keeps it. Null for what can be none. */
export function internationalNumber(typed: string, countryCode: string): string | null {
  const marks = typed.replace(/[^\d+]/g, '')
  const digits = marks.startsWith('+')
    ? marks.slice(1)
    : marks.startsWith('00')
      ? marks.slice(2)
      : countryCode + marks.replace(/^0/, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
}
