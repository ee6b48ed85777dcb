import { expect, test } from 'vitest'
import { contentModel, type FieldKind, type Fields } from '../../../src/contracts/content-model.ts'
import { ruleOf } from '../../../src/contracts/field-rules.ts'
import { SiteSettingsSchema } from '../../../src/contracts/settings.ts'
import { fieldFaults } from '../../../src/domain/publishing/check-field.ts'

const locale = 'da-DK'
const link = (linkType: string, id = 'somewhere') => ({ sys: { type: 'Link', linkType, id } })
const everyField = Object.entries(contentModel).flatMap(([type, fields]) =>
  Object.entries(fields).map(([field, kind]) => ({ type, field, kind, rule: ruleOf(type, field) })),
)

/** What is wrong with that value of the field; the entry has nothing else. */
function faultsOf(type: string, field: string, value: unknown, others: Fields = {}) {
  const fields = { ...others, ...(value !== undefined && { [field]: { [locale]: value } }) }
  return fieldFaults(type, fields, locale).filter((fault) => fault.field === field)
}

/** Values of another kind: what an editor's script may have put there. */
const wrong: Record<string, unknown[]> = {
  Symbol: [5, ['a'], 'a'.repeat(257)],
  Text: [5, {}, 'a'.repeat(50_001)],
  Integer: ['5', 1.5, Number.MAX_VALUE],
  Date: ['yesterday', '2027-13-01', 20270703],
  Boolean: ['yes', 1],
  JSON: ['text', 5],
  RichText: ['text', { nodeType: 'paragraph' }],
  Location: [{ lat: 91, lon: 9 }, { lat: 56 }, '56,9'],
  'Symbol[]': ['one', [5]],
  Asset: [link('Entry'), 'asset'],
  'Asset[]': [link('Asset'), [link('Entry')]],
  Link: [link('Asset'), 'entry'],
  'Link[]': [link('Entry'), [link('Asset')]],
}

function wrongFor(kind: FieldKind): unknown[] {
  const values = wrong[kind.replace(/:.*/, '')]
  if (!values) throw new Error(`There is no wrong value of ${kind}`)
  return values
}

test('a value of another kind is refused in every field of every type', () => {
  const passed = everyField.flatMap(({ type, field, kind }) =>
    wrongFor(kind)
      .filter((value) => faultsOf(type, field, value).length !== 1)
      .map((value) => [type, field, value]),
  )
  expect(everyField.length).toBeGreaterThan(200)
  expect(passed).toEqual([])
})

test('what breaks a rule is refused in every field that has one', () => {
  const broken = everyField.flatMap(({ type, field, kind, rule }) =>
    [
      ...(rule.required ? [undefined, null] : []),
      ...(rule.required && kind === 'Symbol' ? [' '] : []),
      ...(rule.in ? ['nonsense'] : []),
      ...(rule.pattern && field !== 'slug' ? ['Ø & å'] : []),
      ...(rule.range ? [rule.range.min - 1, rule.range.max + 1] : []),
      ...(rule.minItems ? [[]] : []),
    ].map((value) => ({ type, field, value })),
  )
  expect(broken.length).toBeGreaterThan(100)
  expect(broken.filter(({ type, field, value }) => faultsOf(type, field, value).length !== 1)).toEqual([])
})

test('a setting that the site cannot read is refused, and the place in it is named', () => {
  for (const key of Object.keys(SiteSettingsSchema.entries)) {
    const faults = faultsOf('settings', 'value', { kept: 5 }, { key: { [locale]: key } })
    expect([key, faults.length]).toEqual([key, 1])
  }
  const [fault] = faultsOf('settings', 'value', { kept: [{}] }, { key: { [locale]: 'consent' } })
  expect(fault?.reason).toContain('kept.0.name')
})

test.each([
  ['form', 'fields', [{ name: 'a', type: 'colour', label: 'A' }]],
  ['department', 'openingHours', [{ hours: [{ from: '9', to: '17' }] }]],
  ['department', 'openingHours', [{ hours: [{ from: '09:00', to: '25:00' }] }]],
  ['department', 'openingHours', [{ hours: [{ from: '18:00', to: '02:00' }] }]],
  ['department', 'openingHours', [{ season: { from: '1. juni', to: '08-31' }, hours: [] }]],
  ['department', 'openingHours', [{ season: { from: '06-01', to: '06-31' }, hours: [] }]],
  ['department', 'openingHours', [{ dates: ['2027-02-29'], hours: [] }]],
  ['category', 'criteria', { 1: 4 }],
  ['searchPreset', 'party', { adults: 'two' }],
  ['sectionSearch', 'criteria', { 1: ['4'] }],
])('JSON of another shape is refused: %s, %s', (type, field, value) => {
  expect(faultsOf(type, field, value)).toHaveLength(1)
})

test.each(['planned', 'open', 'closed'])('a contest may be %s', (status) => {
  expect(faultsOf('photoContest', 'status', status)).toEqual([])
})

test('hours of a season that runs over New Year and over the leap day, until midnight, are hours', () => {
  const rules = [{ season: { from: '11-01', to: '02-29' }, hours: [{ from: '09:00', to: '24:00' }] }]
  expect(faultsOf('department', 'openingHours', rules)).toEqual([])
})
