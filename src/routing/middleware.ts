import { createElement, Fragment } from 'react'
import { errorTexts } from '../contracts/error-texts.ts'
import { SharedDeviceEnd } from '../ui/shared-device.tsx'
import { sharedPictureUrl } from '../urls/media.ts'
import { href } from '../urls/paths.ts'
import type { LoaderResult, Page, RenderContext } from './page.ts'

/** Stands before a page's loader: answers in its place, or puts right what it answers. */
type PageMiddleware = (request: RenderContext, next: () => Promise<LoaderResult>) => Promise<LoaderResult>

/** By the names that page records have for them. */
const middlewares: Readonly<Record<string, PageMiddleware>> = { private: privately, shared: withPicture }

/** One visitor's own, with a way to end the visit on a shared device: no cache keeps it, and no browser puts it in the place of another page, whatever else it says. */
async function privately(
  { cookies, messages, path }: RenderContext,
  next: () => Promise<LoaderResult>,
): Promise<LoaderResult> {
  const opened = await next()
  if (opened.kind !== 'page') return opened
  const isShared = cookies.isShared() && path !== href.forget()
  const main = isShared
    ? opened.main.then((page) => createElement(Fragment, null, page, createElement(SharedDeviceEnd, { messages })))
    : opened.main
  return { ...opened, main, private: true }
}

/** A page without a picture of its own is shared with the edition's, as an entry without one is. */
async function withPicture(
  { routes, market }: RenderContext,
  next: () => Promise<LoaderResult>,
): Promise<LoaderResult> {
  const opened = await next()
  if (opened.kind !== 'page' || opened.head.image) return opened
  const picture = (await routes.settings(market).catch(() => null))?.language.image
  return picture ? { ...opened, head: { ...opened.head, image: sharedPictureUrl(picture.url) } } : opened
}

export function isPrivate({ middleware = [] }: Page): boolean {
  return middleware.includes('private')
}

/** The page, through the middlewares that its record names: the first of them is asked first. */
export function loadThrough({ middleware = [], open }: Page, request: RenderContext): Promise<LoaderResult> {
  const through = middleware.map(middlewareNamed)
  return through.reduceRight<() => Promise<LoaderResult>>(
    (next, each) => () => each(request, next),
    () => open(request),
  )()
}

/** Throws for a record that names a middleware which there is none of: the app does not begin with it. */
export function checkMiddlewares(pages: readonly Page[]): void {
  for (const { middleware = [] } of pages) middleware.forEach(middlewareNamed)
}

function middlewareNamed(name: string): PageMiddleware {
  const found = Object.hasOwn(middlewares, name) ? middlewares[name] : undefined
  if (!found) throw new Error(errorTexts.unknownRouteMiddleware(name))
  return found
}
