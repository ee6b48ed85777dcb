import { Hono } from 'hono'
import { contentLocales } from '../../../contracts/content-model.ts'
import type { Env } from '../../env.ts'
import { notFound, placeOf, reply, type SpaceContext } from './replies.ts'

/** The locales of the editions, which are the code's: they are read here and not changed. None has a fallback. */
export const localesApp = new Hono<{ Bindings: Env }>()

localesApp.get('/locales', (c) => {
  const items = contentLocales.map((code) => shown(c, code))
  return reply(c, { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items })
})

localesApp.get('/locales/:id', (c) => {
  const code = contentLocales.find((each) => each === c.req.param('id'))
  return code ? reply(c, shown(c, code)) : notFound(c, 'Locale', c.req.param('id'))
})

function shown(c: SpaceContext, code: (typeof contentLocales)[number]) {
  const isDefault = code === contentLocales[0]
  return {
    sys: { type: 'Locale', id: code, version: 1, ...placeOf(c) },
    ...{ name: new Intl.DisplayNames('en', { type: 'language' }).of(code), code, internal_code: code },
    ...{ default: isDefault, optional: !isDefault, fallbackCode: null },
    ...{ contentManagementApi: true, contentDeliveryApi: true },
  }
}
