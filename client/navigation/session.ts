import * as v from 'valibot'
import { errorTexts } from '../../src/contracts/error-texts.ts'
import { BuildRulesSchema, LatestBuildSchema, type VersionRequest, VersionSchema } from '../../src/contracts/version.ts'
import {
  buildAttribute,
  islandAttribute,
  islandElement,
  ownHistoryAttribute,
  prefetchAttribute,
  searchOpenAttribute,
  stepFailedAttribute,
} from '../../src/islands/protocol.ts'
import { storePlaces } from '../../src/islands/scroll-positions.ts'
import { showAgreedEmbeds } from '../embeds/watch.ts'
import { buildInterval, checkTimeout, prefetchDelay, versionInterval } from '../measures.ts'
import { createAnnouncer } from '../notices.ts'
import { createPayloads } from './payloads.ts'
import { watchPresses } from './presses.ts'
import { createErrorState, createLoadingBar } from './progress.ts'
import { fetchStyles, prepareMain, showPage } from './show-page.ts'
import { isSoft, visit } from './visit.ts'
import { everyWhileSeen } from './while-seen.ts'

interface Opening {
  /** URL that the document was written for. */
  shown: string
  /** Islands and missing parts of what has come. */
  watch(root: ParentNode): void
}

/** Wires what is observed to what is done about it. */
export function openSession(root: Document, { shown, watch }: Opening): void {
  // A step back that was taken before this was here changed the URL alone.
  if (isStale(root, new URL(shown))) {
    location.reload()
    return
  }

  const buildId = root.documentElement.getAttribute(buildAttribute) ?? ''
  const payloads = createPayloads(buildId, watchVersion(root, buildId), (page) => {
    fetchStyles(root, page.head.styles)
    prepareMain(root, page)
  })
  const bar = createLoadingBar(root)
  const errors = createErrorState(root)
  const announce = createAnnouncer(root)
  const whenReleased = watchPresses(root)
  const { observeSight } = observeIntent(root, payloads.prefetch)

  storePlaces()
  root.addEventListener('formdata', leaveOutEmpty)
  observeSteps(root, {
    moved() {
      errors.clear()
      closeOverlays(root)
    },
    stepped: (event) =>
      visit(event, {
        payloads,
        bar,
        errors,
        show(page, isFromTop) {
          const main = showPage(root, page, { isFromTop, watch })
          showAgreedEmbeds(root)
          observeSight(main)
          return main
        },
        whenReleased,
        announce,
        root,
      }),
  })
  observeSight(root.body)
}

function isStale(root: Document, { pathname, search }: URL): boolean {
  if (pathname !== location.pathname) return true
  return search !== location.search && !handlesHistory(root)
}

/** The URL of a search, which guests share, has no empty parameters. The server reads them as if they were not there. */
function leaveOutEmpty({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || !target.matches('.search-box, .trip-form')) return
  const filled = [...formData].filter(([, value]) => value !== '')
  for (const name of [...formData.keys()]) formData.delete(name)
  for (const [name, value] of filled) formData.append(name, value)
}

/** A navigation closes what lies over the page: the search, menus, sheets. */
function closeOverlays(root: Document): void {
  for (const popover of root.querySelectorAll<HTMLElement>('[popover]:popover-open')) popover.hidePopover()
  for (const dialog of root.querySelectorAll('dialog')) if (dialog.open) dialog.close()
  for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[data-megamenu][open]')) menu.open = false
}

interface StepHandlers {
  /** Any step within the site, one to another place of this page included. */
  moved(): void
  /** A step to another page that can be shown without loading a document. */
  stepped(event: NavigateEvent): void
}

/** Tells history entries of a navigation from those that an island adds itself. */
function observeSteps(root: Document, { moved, stepped }: StepHandlers): void {
  navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || !isHandled(root, event)) return
    moved()
    // A link to the place in the URL is no hash change, but the browser scrolls there again.
    const isPlace = event.navigationType === 'traverse' ? event.hashChange : event.destination.sameDocument
    if (!isPlace && isSoft(new URL(event.destination.url))) stepped(event)
  })
}

/** Whether an island that is there takes back and forward within its page for itself. */
function handlesHistory(root: Document): boolean {
  return root.querySelector(`${islandElement}[${islandAttribute.hydrated}] [${ownHistoryAttribute}]`) !== null
}

function isHandled(root: Document, event: NavigateEvent): boolean {
  const { navigationType, downloadRequest, formData, destination, info } = event
  if (downloadRequest !== null || formData !== null || navigationType === 'reload') return false
  if (navigationType !== 'traverse')
    return event.userInitiated || info === stepFailedAttribute || event.sourceElement instanceof Element
  const isWithinPage = new URL(destination.url).pathname === location.pathname
  return destination.sameDocument && !(isWithinPage && handlesHistory(root))
}

/**
 * Requests the current build from time to time (specification, section 4).
 * @returns whether another build answers than the one that wrote this page, or the last request got no answer
 */
function watchVersion(root: Document, buildId: string): () => boolean {
  let hasHadChange = false
  function change() {
    hasHadChange = true
    for (const stop of stops) stop()
  }
  const stops = [
    everyWhileSeen(root, versionInterval, () => fetchVersion(buildId).then((id) => id === buildId || change(), warn)),
    everyWhileSeen(root, buildInterval, () => fetchLatestBuild().then((id) => id === buildId || change(), log)),
  ]
  function warn(error: unknown) {
    console.warn(errorTexts.versionCheckFailed, error)
    change()
  }
  return () => hasHadChange
}

function log(error: unknown): void {
  console.error(errorTexts.manifestFetchFailed, error)
}

async function fetchVersion(token: string): Promise<string> {
  const request: VersionRequest = { token }
  const headers = { 'content-type': 'application/json' }
  const reply = await fetchJson('/api/version/', { method: 'POST', headers, body: JSON.stringify(request) })
  return v.parse(VersionSchema, reply).engine.instanceId
}

/** A build is there when its own manifest is: until then some places answer with the one before. */
async function fetchLatestBuild(): Promise<string> {
  const { id } = v.parse(LatestBuildSchema, await fetchJson(`/builds/latest.json?${Date.now()}`))
  return v.parse(BuildRulesSchema, await fetchJson(`/builds/meta/${id}.json`)).id
}

async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(checkTimeout) })
  if (!response.ok) throw new Error(errorTexts.requestFailed(response.status))
  return response.json()
}

/** Reports links that the guest is about to follow: by mouse, keyboard or finger, or the first links of the page. */
function observeIntent(root: Document, intended: (url: URL) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function notify(link: HTMLAnchorElement | null) {
    if (link && isAhead(link)) intended(new URL(link.href))
  }
  root.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    const link = linkOf(target)
    if (link && pointerType === 'mouse') timer = setTimeout(notify, prefetchDelay, link)
  })
  root.addEventListener('pointerdown', ({ target, button }) => {
    clearTimeout(timer)
    if (button === 0) notify(linkOf(target))
  })
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) notify(linkOf(target))
  })
  root.addEventListener('touchstart', ({ target }) => notify(linkOf(target)), { passive: true })

  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      sight.unobserve(target)
      notify(linkOf(target))
    }
  })
  return {
    /** Links below `part` that are marked for it count as soon as they are in sight. */
    observeSight(part: HTMLElement): void {
      sight.disconnect()
      for (const link of part.querySelectorAll(`a[${prefetchAttribute}]`)) sight.observe(link)
    },
  }
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

function isAhead(link: HTMLAnchorElement): boolean {
  // What opens over the page leads nowhere.
  if (link.hasAttribute(searchOpenAttribute)) return false
  const url = new URL(link.href)
  const isWithinPage = url.pathname === location.pathname
  const isHere = isWithinPage && (url.search === location.search || link.closest(`[${ownHistoryAttribute}]`) !== null)
  return !isHere && link.target === '' && link.download === '' && isSoft(url)
}
