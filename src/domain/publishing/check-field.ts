import * as v from 'valibot'
import { type ContentLocale, contentModel, type FieldKind, type Fields, linkOf } from '../../contracts/content-model.ts'
import type { EntryFault } from '../../contracts/entry.ts'
import { type FieldRule, requiredLists, ruleOf } from '../../contracts/field-rules.ts'
import { jsonSchemaOf } from '../../contracts/json-values.ts'
import { LatitudeSchema, LongitudeSchema } from '../../contracts/numbers.ts'
import { isDocument } from '../../contracts/rich-text.ts'
import { isRouteEntryType } from '../../contracts/route.ts'

/** What the fields of an entry hold in that locale against their kinds and rules. Links are not followed. */
export function fieldFaults(type: string, fields: Fields, locale: ContentLocale): EntryFault[] {
  return Object.entries(contentModel[type] ?? {}).flatMap(([field, kind]) => {
    const reason = faultOf(fields[field]?.[locale], kind, ruleFor(type, field), () =>
      jsonSchemaOf(type, field, fields.key?.[locale]),
    )
    return reason === null ? [] : [{ field, locale, reason }]
  })
}

interface AppliedRule extends FieldRule {
  isRequiredList: boolean
}

/** Slugs of pages have checks of their own: the home page has none. */
function ruleFor(type: string, field: string): AppliedRule {
  const { pattern, ...rule } = ruleOf(type, field)
  const isSlugOfPage = field === 'slug' && isRouteEntryType(type)
  return { ...rule, ...(pattern && !isSlugOfPage && { pattern }), isRequiredList: requiredLists[type] === field }
}

function faultOf(
  value: unknown,
  kind: FieldKind,
  rule: AppliedRule,
  jsonSchema: () => v.GenericSchema | null,
): string | null {
  const isList = rule.isRequiredList || kind.includes('[]')
  if (isEmpty(value)) return rule.required ? (isList ? 'The list is empty' : 'It is missing') : null
  if (Array.isArray(value) && value.length === 0 && (rule.required || rule.minItems)) return 'The list is empty'
  const form = formOf(kind)
  if (!v.is(form.schema, value)) return `It has to be ${form.words}`
  if (rule.in && !rule.in.some((each) => each === value)) return `“${value}” is none of: ${rule.in.join(', ')}`
  if (rule.pattern && !new RegExp(rule.pattern).test(`${value}`))
    return 'Write it with small letters, digits and hyphens alone'
  const { range } = rule
  if (range && typeof value === 'number' && (value < range.min || value > range.max))
    return `It has to be from ${range.min} to ${range.max}`
  return kind === 'JSON' ? faultOfJson(value, jsonSchema()) : null
}

function faultOfJson(value: unknown, schema: v.GenericSchema | null): string | null {
  const { issues } = schema ? v.safeParse(schema, value) : { issues: undefined }
  if (!issues) return null
  const [first] = issues
  const place = v.getDotPath(first)
  return place === null ? first.message : `At ${place}: ${first.message}`
}

interface Form {
  schema: v.GenericSchema
  /** As an editor reads it. */
  words: string
}

/** Contentful's own limits, in characters. */
const longestSymbol = 256
const longestText = 50_000

const linkTo = (linkType: 'Entry' | 'Asset') =>
  v.object({ sys: v.object({ type: v.literal('Link'), linkType: v.literal(linkType), id: v.string() }) })
const symbol = v.pipe(v.string(), v.maxLength(longestSymbol))

const forms: Readonly<Partial<Record<FieldKind, Form>>> = {
  Symbol: { schema: symbol, words: `a text of ${longestSymbol} characters at most` },
  Text: { schema: v.pipe(v.string(), v.maxLength(longestText)), words: `a text of ${longestText} characters at most` },
  Integer: { schema: v.pipe(v.number(), v.safeInteger()), words: 'a whole number' },
  Date: {
    schema: v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/),
      v.check((date) => !Number.isNaN(Date.parse(date))),
    ),
    words: 'a day, as 2027-07-03, or a moment, as 2027-07-03T10:00:00Z',
  },
  Boolean: { schema: v.boolean(), words: 'true or false' },
  JSON: { schema: v.looseObject({}), words: 'an object or a list' },
  RichText: { schema: v.custom(isDocument), words: 'a document of rich text' },
  Location: {
    schema: v.object({ lat: LatitudeSchema, lon: LongitudeSchema }),
    words: 'a position, lat and lon in degrees',
  },
  'Symbol[]': { schema: v.array(symbol), words: 'a list of texts' },
  Asset: { schema: linkTo('Asset'), words: 'a link to an asset' },
  'Asset[]': { schema: v.array(linkTo('Asset')), words: 'a list of links to assets' },
}

function formOf(kind: FieldKind): Form {
  const other = linkOf(kind)?.list
    ? { schema: v.array(linkTo('Entry')), words: 'a list of links to entries' }
    : { schema: linkTo('Entry'), words: 'a link to an entry' }
  return forms[kind] ?? other
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
