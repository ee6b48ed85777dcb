import type { Deps } from '../deps.ts'
import { today } from '../domain/stays.ts'
import type { EditionKey } from '../markets/market.ts'
import type { ErrorWords } from './error-main.tsx'
import { errorWordsOf, type LayoutContext, orNothing } from './error-words.ts'
import type { SiteLayout } from './site-layout.tsx'

/*
 * The layouts that an isolate has rendered, apart from what renders them: that is evaluated behind the head of its first
 * document.
 */

interface CachedLayout {
  layout: SiteLayout
  /** Day of its opening hours. */
  day: string
  /** Epoch of the purge log: any purge makes the layout render again. */
  epoch: number
  until: number
}

/** Milliseconds. */
const layoutMs = 60_000
/** Of a layout that lacks a part. */
const incompleteLayoutMs = 3_000
/** The cached layouts of each app: apps that a test creates side by side share nothing. */
const layoutsOf = new WeakMap<Deps, Map<EditionKey, CachedLayout>>()

/**
 * Header and footer of the edition as strings: rendered once a minute an isolate, once there are settings. Where menus,
 * settings or departments are missing, their part of the layout is left out, and the layout is rendered again after
 * some seconds.
 */
export async function loadSiteLayout(deps: Deps, context: LayoutContext): Promise<SiteLayout> {
  const { market, preview, url } = context
  if (preview) {
    const [{ renderLayout }, { previewLayout }] = await Promise.all([
      import('./site-layout.tsx'),
      import('./preview-layout.tsx'),
    ])
    return previewLayout(await renderLayout(deps, today(deps.now()), context), { preview, market, url })
  }
  const { layouts, day, epoch, found } = await cachedLayout(deps, context)
  if (found) return found
  const { renderLayout } = await import('./site-layout.tsx')
  const layout = await renderLayout(deps, day, context)
  const milliseconds = layout.isWhole ? layoutMs : incompleteLayoutMs
  if (layout.errorWords) layouts.set(market.key, { layout, day, epoch, until: Date.now() + milliseconds })
  return layout
}

async function cachedLayout(deps: Deps, { market, waitUntilContext }: LayoutContext) {
  const epoch = await deps.epoch(waitUntilContext)
  const day = today(deps.now())
  const layouts = layoutsOf.get(deps) ?? new Map<EditionKey, CachedLayout>()
  layoutsOf.set(deps, layouts)
  const last = layouts.get(market.key)
  const isCurrent = last && last.until > Date.now() && last.epoch === epoch && last.day === day
  return { layouts, epoch, day, found: isCurrent ? last.layout : undefined }
}

/**
 * The editors' texts for error pages; null while they can't be read. A new isolate waits for nothing else of the
 * layout, so that the head of an error page is sent before menus are read and header and footer rendered.
 */
export async function loadErrorWords(deps: Deps, context: LayoutContext): Promise<ErrorWords | null> {
  const { found } = context.preview ? {} : await cachedLayout(deps, context)
  if (found) return found.errorWords
  const { routes, market } = context
  return errorWordsOf(await orNothing(deps, routes.settings(market)), routes, market)
}
