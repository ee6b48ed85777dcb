import * as v from 'valibot'
import { EmailSchema } from '../../../contracts/email.ts'
import { type FormDefinition, FormDefinitionSchema } from '../../../contracts/form-definition.ts'

const FieldsSchema = v.object({
  id: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
})

/** The form as it is published in the locale; null when there is none of that key, or editors have broken it. */
export async function findForm(db: D1Database, key: string, locale: string): Promise<FormDefinition | null> {
  const row = await db
    .prepare("SELECT id, fields FROM entry WHERE type = 'form' AND locale = ?1 AND fields ->> 'key' = ?2 LIMIT 1")
    .bind(locale, key)
    .first()
  if (!row) return null
  const { id, fields } = v.parse(FieldsSchema, row)
  const form = v.safeParse(FormDefinitionSchema, { sys: { id }, ...fields })
  return form.success ? form.output : null
}

const OfficeSchema = v.nullable(v.object({ email: EmailSchema }))

/** Where an office's mail goes; without an office, the agency's. Null: nobody is known. */
export async function mailAddressOf(
  db: D1Database,
  departmentId: string | null,
  locale: string,
): Promise<string | null> {
  const found = departmentId
    ? db
        .prepare(
          `SELECT address.fields ->> 'email' AS email FROM entry AS office
           JOIN entry AS address ON address.locale = office.locale AND address.type = 'address'
             AND address.id = office.fields ->> '$.address.sys.id'
           WHERE office.type = 'department' AND office.id = ?1 AND office.locale = ?2`,
        )
        .bind(departmentId, locale)
    : db
        .prepare(
          `SELECT fields ->> '$.value.email' AS email FROM entry
           WHERE type = 'settings' AND locale = ?1 AND fields ->> 'key' = 'administrationDetails'`,
        )
        .bind(locale)
  const parsed = v.safeParse(OfficeSchema, await found.first())
  return parsed.success ? (parsed.output?.email ?? null) : null
}
