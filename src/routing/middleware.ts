import { createElement, Fragment } from 'react'
import { errorTexts } from '../contracts/error-texts.ts'
import { SharedDeviceEnd } from '../ui/shared-device.tsx'
import { sharedPictureUrl } from '../urls/media.ts'
import { href } from '../urls/paths.ts'
import type { LoaderResult, RenderContext } from './page.ts'
import type { PageTable, RoutedPage } from './page-table.ts'

/** Runs before a page's loader: returns a result in its place, or changes its result. */
type PageMiddleware = (context: RenderContext, next: () => Promise<LoaderResult>) => Promise<LoaderResult>

/** By the names that routes have for them. */
const middlewares: Readonly<Record<string, PageMiddleware>> = { picture: withPicture }

/** One visitor's own page has a way to end the visit on a shared device. */
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

/** A page without a picture of its own is shared with the edition's, as an entry without one is. */
async function withPicture(
  { routes, market }: RenderContext,
  next: () => Promise<LoaderResult>,
): Promise<LoaderResult> {
  const loaded = await next()
  if (loaded.kind !== 'page' || loaded.head.image) return loaded
  const picture = (await routes.settings(market).catch(() => null))?.language.image
  return picture ? { ...loaded, head: { ...loaded.head, image: sharedPictureUrl(picture.url) } } : loaded
}

/** Loads the page through its route's middleware, in their order. */
export function loadThrough(
  { visibility, middleware = [], load }: RoutedPage,
  context: RenderContext,
): Promise<LoaderResult> {
  const through = [...(visibility === 'private' ? [withEnd] : []), ...middleware.map(middlewareNamed)]
  return through.reduceRight<() => Promise<LoaderResult>>(
    (next, each) => () => each(context, next),
    () => load(context),
  )()
}

/** Throws for a route that names a middleware that does not exist, so that the app does not start. */
export function checkMiddlewares({ all }: Pick<PageTable, 'all'>): void {
  for (const { middleware = [] } of all) middleware.forEach(middlewareNamed)
}

function middlewareNamed(name: string): PageMiddleware {
  const found = Object.hasOwn(middlewares, name) ? middlewares[name] : undefined
  if (!found) throw new Error(errorTexts.unknownRouteMiddleware(name))
  return found
}
