import { contentModel, type FieldKind, linkOf } from '../../contracts/content-model.ts'
import { displayFieldOf, type FieldRule, ruleOf } from '../../contracts/field-rules.ts'
import { helpOf } from './field-help.ts'

/** A content type as Contentful's management API has it, made from the content model that the site is written for. */
export interface ContentTypeDefinition {
  name: string
  description: string
  displayField: string
  fields: ContentTypeField[]
}

interface ContentTypeField extends FieldForm {
  id: string
  name: string
  localized: boolean
  required: boolean
  disabled: boolean
  omitted: boolean
  validations: object[]
}

interface FieldForm {
  type: string
  linkType?: string
  items?: { type: string; linkType?: string; validations: object[] }
}

/** How editors fill a field in, and what they are told there. */
export interface Control {
  fieldId: string
  widgetNamespace: string
  widgetId: string
  settings: { helpText: string }
}

export const contentTypeIds = Object.keys(contentModel)

/**
 * Every field is localised: an edition is written by itself, and may differ from the others in whatever it has. What is
 * required is so in the default locale alone; the others' locales are optional.
 */
export function definitionOf(type: string): ContentTypeDefinition {
  return {
    name: words(type),
    description: '',
    displayField: displayFieldOf(type),
    fields: Object.entries(contentModel[type] ?? {}).map(([field, kind]) => fieldOf(type, field, kind)),
  }
}

export function controlsOf(type: string): Control[] {
  return Object.entries(contentModel[type] ?? {}).map(([field, kind]) => ({
    ...{ fieldId: field, widgetNamespace: 'builtin', widgetId: widgetOf(kind, field, ruleOf(type, field)) },
    settings: { helpText: helpOf(type, field) },
  }))
}

function fieldOf(type: string, field: string, kind: FieldKind): ContentTypeField {
  const rule = ruleOf(type, field)
  const form = formOf(kind, rule)
  return {
    ...{ id: field, name: words(field), ...form },
    ...{ localized: true, required: rule.required === true, disabled: false, omitted: false },
    validations: [
      ...(rule.unique ? [{ unique: true }] : []),
      ...(rule.in ? [{ in: [...rule.in] }] : []),
      ...(rule.minItems ? [{ size: { min: rule.minItems } }] : []),
      ...(rule.range ? [{ range: rule.range }] : []),
      ...(rule.pattern ? [{ regexp: { pattern: rule.pattern, flags: '' } }] : []),
      ...(form.items ? [] : linkValidations(kind, rule)),
    ],
  }
}

const scalarForms: Partial<Record<FieldKind, FieldForm>> = {
  JSON: { type: 'Object' },
  'Symbol[]': { type: 'Array', items: { type: 'Symbol', validations: [] } },
  Asset: { type: 'Link', linkType: 'Asset' },
}

function formOf(kind: FieldKind, rule: FieldRule): FieldForm {
  if (kind === 'Asset[]') {
    return { type: 'Array', items: { type: 'Link', linkType: 'Asset', validations: linkValidations(kind, rule) } }
  }
  const link = linkOf(kind)
  if (!link) return scalarForms[kind] ?? { type: kind }
  if (!link.list) return { type: 'Link', linkType: 'Entry' }
  return { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: linkValidations(kind, rule) } }
}

function linkValidations(kind: FieldKind, { types }: FieldRule): object[] {
  if (kind === 'Asset' || kind === 'Asset[]') return [{ linkMimetypeGroup: ['image'] }]
  const target = linkOf(kind)?.target
  if (target) return [{ linkContentType: [target] }]
  return types ? [{ linkContentType: [...types] }] : []
}

const widgets: Partial<Record<FieldKind, string>> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  Integer: 'numberEditor',
  Date: 'datePicker',
  Boolean: 'boolean',
  JSON: 'objectEditor',
  RichText: 'richTextEditor',
  Location: 'locationEditor',
  'Symbol[]': 'tagEditor',
  Asset: 'assetLinkEditor',
  'Asset[]': 'assetLinksEditor',
}

function widgetOf(kind: FieldKind, field: string, rule: FieldRule): string {
  if (kind === 'Symbol' && rule.in) return 'dropdown'
  if (kind === 'Symbol' && field === 'slug') return 'slugEditor'
  return widgets[kind] ?? (linkOf(kind)?.list ? 'entryLinksEditor' : 'entryLinkEditor')
}

/** seoTitle → Seo title */
function words(id: string): string {
  const text = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
