import type { ContentTypeProps, CreateContentTypeProps, CreateLocaleProps } from 'contentful-management'
import {
  type ContentTypeDefinition,
  type Control,
  contentTypeIds,
  controlsOf,
  definitionOf,
} from '../../backend/content/content-types.ts'
import { contentLocales } from '../../contracts/content-model.ts'
import { stableJson } from '../../domain/digests.ts'
import { CommandError } from '../read-command.ts'
import { type Pushed, type PushOptions, readAll, type SpaceClient } from './space-client.ts'

interface ModelType {
  id: string
  definition: ContentTypeDefinition
  controls: Control[]
}

/** The content types that the site's code reads. */
export function modelToPush(): ModelType[] {
  return contentTypeIds.map((id) => ({ id, definition: definitionOf(id), controls: controlsOf(id) }))
}

/** Locales first, then each type with its help texts. What links to a type that comes later is valid in Contentful too. */
export async function pushModel(
  client: SpaceClient,
  model: readonly ModelType[],
  options: PushOptions,
): Promise<Pushed> {
  const pushed = { created: 0, changed: 0, unchanged: 0 }
  await pushLocales(client, pushed, options)
  const existing = await readAll((query) => client.contentType.getMany({ query }), 100)
  for (const type of model) {
    const before = existing.find(({ sys }) => sys.id === type.id)
    const outcomes = [await pushType(client, type, before, options), await pushControls(client, type, before, options)]
    const outcome =
      (['created', 'changed', 'unchanged'] as const).find((each) => outcomes.includes(each)) ?? 'unchanged'
    if (outcome !== 'unchanged') options.log(`content type ${type.id}: ${outcome}`)
    pushed[outcome] += 1
  }
  return pushed
}

async function pushLocales(client: SpaceClient, pushed: Pushed, { isDry, log }: PushOptions): Promise<void> {
  const { items } = await client.locale.getMany({ query: { limit: 100 } })
  const [defaultLocale] = contentLocales
  const current = items.find((locale) => locale.default)?.code
  if (current !== defaultLocale) {
    throw new CommandError(
      `Its default locale is ${current}; it has to be ${defaultLocale}. Change it in the space's settings (Locales) first.`,
    )
  }
  for (const code of contentLocales) {
    if (items.some((locale) => locale.code === code)) {
      pushed.unchanged += 1
      continue
    }
    if (!isDry) await client.locale.create({}, localeOf(code))
    log(`locale ${code}: created`)
    pushed.created += 1
  }
}

/** Without a fallback: an edition shows nothing in another's language. */
function localeOf(code: string): CreateLocaleProps {
  return {
    ...{ code, name: new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code, fallbackCode: null },
    ...{ optional: true, contentDeliveryApi: true, contentManagementApi: true },
  }
}

type Outcome = keyof Pushed

async function pushType(
  client: SpaceClient,
  { id, definition }: ModelType,
  before: ContentTypeProps | undefined,
  { isDry }: PushOptions,
): Promise<Outcome> {
  const contentTypeId = id
  if (!before) {
    if (isDry) return 'created'
    const created = await client.contentType.createWithId({ contentTypeId }, definition as CreateContentTypeProps)
    await client.contentType.publish({ contentTypeId }, created)
    return 'created'
  }
  // Fields of others stay behind ours.
  const others = before.fields.filter((field) => !definition.fields.some(({ id }) => id === field.id))
  const fields = [...definition.fields, ...others]
  const isActive = before.sys.publishedVersion !== undefined && before.sys.version === before.sys.publishedVersion + 1
  const isSame = shapeOf({ ...definition, fields }) === shapeOf(before)
  if (isSame && isActive) return 'unchanged'
  if (isDry) return 'changed'
  const next = { ...before, ...definition, fields } as ContentTypeProps
  const saved = isSame ? before : await client.contentType.update({ contentTypeId }, next)
  await client.contentType.publish({ contentTypeId }, saved)
  return 'changed'
}

async function pushControls(
  client: SpaceClient,
  { id, controls }: ModelType,
  before: ContentTypeProps | undefined,
  { isDry }: PushOptions,
): Promise<Outcome> {
  if (isDry && !before) return 'created'
  const contentTypeId = id
  const editor = await client.editorInterface.get({ contentTypeId })
  const current = editor.controls ?? []
  const others = current.filter(({ fieldId }) => !controls.some((control) => control.fieldId === fieldId))
  const isSame = controls.every((control) => {
    const { widgetId, widgetNamespace, settings } = current.find(({ fieldId }) => fieldId === control.fieldId) ?? {}
    const isShown = widgetId === control.widgetId && widgetNamespace === control.widgetNamespace
    return isShown && Object(settings).helpText === control.settings.helpText
  })
  if (isSame) return 'unchanged'
  if (!isDry) await client.editorInterface.update({ contentTypeId }, { ...editor, controls: [...controls, ...others] })
  return 'changed'
}

/** The definition of a type, without what Contentful adds by itself. */
function shapeOf({
  name,
  description,
  displayField,
  fields,
}: Pick<ContentTypeProps, 'name' | 'fields' | 'description' | 'displayField'>) {
  const shapes = fields.map((field) => ({
    ...{ id: field.id, name: field.name, type: field.type, linkType: field.linkType },
    ...{ localized: field.localized === true, required: field.required === true, disabled: field.disabled === true },
    ...{ omitted: field.omitted === true, validations: field.validations ?? [] },
    items: field.items && {
      ...{ type: field.items.type, linkType: field.items.linkType, validations: field.items.validations ?? [] },
    },
  }))
  return stableJson({ name, description: description ?? '', displayField, fields: shapes })
}
