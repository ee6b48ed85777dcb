import { createElement, Fragment } from 'react'
import { errorTexts } from '../contracts/error-texts.ts'
import { SharedDeviceEnd } from '../ui/shared-device-end.tsx'
import { sharedPictureUrl } from '../urls/media.ts'
import { href } from '../urls/paths.ts'
import type { Route } from '../urls/route.ts'
import { orNull } from './or-null.ts'
import type { LoaderResult, Page, RenderContext } from './page.ts'

/** Runs before a page's loader: returns a result in its place, or changes its result. */
type PageMiddleware = (context: RenderContext, next: () => Promise<LoaderResult>) => Promise<LoaderResult>

/** By their names in route records. */
const middlewares: Readonly<Record<string, PageMiddleware>> = { picture: withPicture }

/** Adds the way to end the visit on a shared device to private pages. */
async function withEnd(
  { cookies, messages, path }: RenderContext,
  next: () => Promise<LoaderResult>,
): Promise<LoaderResult> {
  const loaded = await next()
  if (loaded.kind !== 'page' || !cookies.isShared() || path === href.forget()) return loaded
  const main = loaded.main.then((page) =>
    createElement(Fragment, null, page, createElement(SharedDeviceEnd, { messages })),
  )
  return { ...loaded, main }
}

/** Gives a page without a picture the edition's picture for shared links, as entries get. */
async function withPicture(request: RenderContext, next: () => Promise<LoaderResult>): Promise<LoaderResult> {
  const loaded = await next()
  if (loaded.kind !== 'page' || loaded.head.image) return loaded
  const picture = (await orNull(request, request.routes.settings(request.market)))?.language.image
  return picture ? { ...loaded, head: { ...loaded.head, image: sharedPictureUrl(picture.url) } } : loaded
}

/**
 * Wraps the loader in the middleware of its route, in their order.
 * @throws for a route that names an unknown middleware, so that the worker does not start
 */
export function withMiddleware({ visibility, middleware = [] }: Route, load: Page['load']): Page['load'] {
  const through = [...(visibility === 'private' ? [withEnd] : []), ...middleware.map(middlewareNamed)]
  return through.reduceRight<Page['load']>((next, each) => (context) => each(context, () => next(context)), load)
}

function middlewareNamed(name: string): PageMiddleware {
  const found = Object.hasOwn(middlewares, name) ? middlewares[name] : undefined
  if (!found) throw new Error(errorTexts.unknownRouteMiddleware(name))
  return found
}
