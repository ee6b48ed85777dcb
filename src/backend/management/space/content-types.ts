import { type Handler, Hono } from 'hono'
import * as v from 'valibot'
import { definitionOf } from '../../content/content-types.ts'
import type { Env } from '../../env.ts'
import {
  ControlsSchema,
  type Definition,
  DefinitionSchema,
  readType,
  readTypes,
  type StoredType,
  writeType,
} from './content-type-store.ts'
import {
  invalid,
  isVersion,
  linkTo,
  mismatch,
  notFound,
  placeOf,
  refusal,
  reply,
  type SpaceContext,
  type ValueFault,
} from './replies.ts'

/**
 * Content types, which are those that the site's code reads: their names, validations, order and help texts change here,
 * a type or a field that the code has not is refused. A type is there, and active, without having been pushed.
 */
export const contentTypesApp = new Hono<{ Bindings: Env }>()

contentTypesApp.get('/content_types', async (c) => list(c, await readTypes(c.env.DB), shown))
contentTypesApp.get('/public/content_types', async (c) => {
  const types = await readTypes(c.env.DB)
  return list(
    c,
    types.filter(({ publishedVersion }) => publishedVersion !== null),
    shown,
  )
})
contentTypesApp.get('/editor_interfaces', async (c) => list(c, await readTypes(c.env.DB), shownEditor))

contentTypesApp.post('/content_types', (c) => refuseUnknown(c))

const one = '/content_types/:id'

contentTypesApp.get(
  one,
  withType(async (c, type) => reply(c, shown(c, type))),
)

contentTypesApp.put(one, async (c) => {
  const before = await readType(c.env.DB, c.req.param('id'))
  if (!before) return refuseUnknown(c)
  const body = v.safeParse(DefinitionSchema, await c.req.json().catch(() => undefined))
  if (!body.success) {
    return refusal(c, 422, 'ValidationFailed', '`name` and `fields` are needed.', { errors: [] })
  }
  if (!isVersion(c, before)) return mismatch(c, before.version)
  const faults = faultsOf(before.id, body.output)
  if (faults.length > 0) return invalid(c, faults)
  const after = { ...before, version: before.version + 1, definition: body.output }
  await writeType(c.env.DB, after)
  return reply(c, shown(c, after))
})

contentTypesApp.put(
  `${one}/published`,
  withType(async (c, type) => {
    if (!isVersion(c, type)) return mismatch(c, type.version)
    const publishedAt = new Date().toISOString()
    const after = { ...type, version: type.version + 1, publishedVersion: type.version, publishedAt }
    await writeType(c.env.DB, after)
    return reply(c, shown(c, after))
  }),
)

contentTypesApp.get(
  `${one}/editor_interface`,
  withType(async (c, type) => reply(c, shownEditor(c, type))),
)

const EditorSchema = v.object({ controls: v.optional(ControlsSchema, []) })

contentTypesApp.put(
  `${one}/editor_interface`,
  withType(async (c, type) => {
    const body = v.safeParse(EditorSchema, await c.req.json().catch(() => undefined))
    if (!body.success) return refusal(c, 422, 'ValidationFailed', '`controls` are needed.', { errors: [] })
    if (!isVersion(c, { version: type.editorVersion })) return mismatch(c, type.editorVersion)
    const fields = type.definition.fields.map(({ id }) => id)
    const unknown = body.output.controls.filter(({ fieldId }) => !fields.includes(fieldId))
    if (unknown.length > 0) {
      const details = `${type.id} has no such field`
      return invalid(
        c,
        unknown.map(({ fieldId }) => ({ name: 'unknown', path: ['controls', fieldId], details })),
      )
    }
    const after = { ...type, editorVersion: type.editorVersion + 1, controls: body.output.controls }
    await writeType(c.env.DB, after)
    return reply(c, shownEditor(c, after))
  }),
)

function withType(
  handle: (c: SpaceContext, type: StoredType) => Promise<Response>,
): Handler<{ Bindings: Env }, `${string}/content_types/:id`> {
  return async (c) => {
    const type = await readType(c.env.DB, c.req.param('id'))
    return type ? handle(c, type) : notFound(c, 'ContentType', c.req.param('id'))
  }
}

function refuseUnknown(c: SpaceContext): Response {
  const message = 'The content types here are those that the site’s code reads; another one would be shown nowhere.'
  return refusal(c, 422, 'UnprocessableEntity', message)
}

/** Fields that the code has not, or has otherwise, and those that it needs and would lose. */
function faultsOf(type: string, { fields, displayField }: Definition): ValueFault[] {
  const known = new Map(definitionOf(type).fields.map((field) => [field.id, field]))
  const given = fields.map(({ id }) => id)
  const fault = (id: string, details: string): ValueFault => ({ name: 'fields', path: ['fields', id], details })
  return [
    ...fields.flatMap((field) => {
      const own = known.get(field.id)
      if (!own) return [fault(field.id, 'The site’s code reads no such field')]
      const isSame =
        own.type === field.type &&
        own.linkType === field.linkType &&
        own.items?.type === field.items?.type &&
        own.items?.linkType === field.items?.linkType
      return isSame ? [] : [fault(field.id, `The site’s code reads it as ${own.items?.type ?? own.type}`)]
    }),
    ...[...known.keys()].filter((id) => !given.includes(id)).map((id) => fault(id, 'The site’s code reads this field')),
    ...(displayField && !given.includes(displayField)
      ? [fault(displayField, 'The display field is none of them')]
      : []),
  ]
}

const ListSchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '100'),
  skip: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '0'),
  order: v.optional(v.picklist(['name', '-name', 'sys.id', '-sys.id'])),
})

/** In the order of the code where none is requested. */
function list(c: SpaceContext, types: StoredType[], shownAs: (c: SpaceContext, type: StoredType) => object): Response {
  const query = v.safeParse(ListSchema, c.req.query())
  if (!query.success) {
    return refusal(c, 400, 'InvalidQuery', 'A list takes limit, skip and order (name, sys.id, each with - before it).')
  }
  const { order, ...window } = query.output
  const [limit, skip] = [Number(window.limit), Number(window.skip)]
  const key = ({ id, definition }: StoredType) => (order?.endsWith('name') ? definition.name : id)
  const sign = order?.startsWith('-') ? -1 : 1
  const all = order ? types.toSorted((a, b) => sign * key(a).localeCompare(key(b), 'en')) : types
  const items = all.slice(skip, skip + limit).map((type) => shownAs(c, type))
  return reply(c, { sys: { type: 'Array' }, total: all.length, skip, limit, items })
}

function shown(c: SpaceContext, { id, version, publishedVersion, publishedAt, updatedAt, definition }: StoredType) {
  const published = publishedVersion === null ? {} : { publishedVersion, publishedAt: publishedAt ?? undefined }
  return {
    sys: { type: 'ContentType', id, version, ...placeOf(c), updatedAt: updatedAt ?? undefined, ...published },
    ...definition,
  }
}

function shownEditor(c: SpaceContext, { id, editorVersion, updatedAt, controls }: StoredType) {
  return {
    sys: {
      ...{ type: 'EditorInterface', id: 'default', version: editorVersion, updatedAt: updatedAt ?? undefined },
      ...{ ...placeOf(c), contentType: linkTo('ContentType', id) },
    },
    controls,
  }
}
