import {
  type IslandTrigger,
  islandAttribute,
  islandElement,
  islandLeaves,
  replayAttribute,
} from '../../src/islands/protocol.ts'
import { isReloading } from '../chunks.ts'

const answered = `button[type=button]:not([popovertarget]), a[${replayAttribute}]`

/** Waits for each island's trigger, then loads its code and React and takes it over. */
export function watchIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(islandElement)) {
    if (element.hasAttribute(islandAttribute.hydrated)) continue
    const replay = collectClicks(element)
    whenTriggered(element, triggerOf(element), async () => {
      try {
        const { hydrateIsland } = await import('./hydrate.ts')
        await hydrateIsland(element)
      } finally {
        // If React does not load, the collected click acts as it does without scripts.
        if (!(await isReloading())) replay()
      }
    })
  }
}

function triggerOf(element: HTMLElement): IslandTrigger {
  return (element.getAttribute(islandAttribute.trigger) ?? 'load') as IslandTrigger
}

/**
 * Holds back clicks on an island's plain buttons, and on the links that it handles in place, until React is ready, and
 * then replays them in order. Other links and submit buttons work as without scripts; following a link drops the clicks
 * before it.
 * @returns the function that replays them
 */
function collectClicks(island: HTMLElement): () => void {
  const clicked: HTMLElement[] = []

  function keep(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return
    const target = event.target.closest<HTMLElement>(answered)
    if (!target) {
      if (event.target.closest('a[href]')) forget()
      return
    }
    event.preventDefault()
    event.stopPropagation()
    clicked.push(target)
    target.setAttribute('aria-busy', 'true')
  }

  function forget(): HTMLElement[] {
    for (const target of clicked) target.removeAttribute('aria-busy')
    return clicked.splice(0)
  }

  island.addEventListener('click', keep, true)
  return () => {
    island.removeEventListener('click', keep, true)
    for (const target of forget()) target.click()
  }
}

/** A value may change without the others: by voice, a switch, or what a browser fills in by itself. */
const firstTouches = ['pointerenter', 'focusin', 'pointerdown', 'change'] as const

/**
 * Calls `start` once, when the trigger fires, unless the island's page has been replaced. An island that is touched
 * starts at once, whatever its trigger.
 */
function whenTriggered(element: HTMLElement, trigger: IslandTrigger, start: () => void): void {
  const ending = new AbortController()
  const { signal } = ending
  function once() {
    if (signal.aborted) return
    ending.abort()
    start()
  }

  element.addEventListener(islandLeaves, () => ending.abort())
  for (const type of firstTouches) element.addEventListener(type, once, { passive: true, signal })
  // A form that was sent from this page before is shown as it was sent.
  if (trigger === 'load' || history.state) once()
  else if (trigger === 'idle') onIdle(once)
  else if (trigger === 'visible') onVisible(element, once, signal)
  else if (trigger !== 'interaction') onMedia(trigger.slice('media:'.length), once, signal)
}

function onIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

function onVisible(element: HTMLElement, start: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start()
  })
  observer.observe(element)
  // A custom element without a box of its own is never in sight: its children are watched.
  for (const child of element.children) observer.observe(child)
  signal.addEventListener('abort', () => observer.disconnect())
}

function onMedia(condition: string, start: () => void, signal: AbortSignal): void {
  const query = matchMedia(condition)
  const check = () => {
    if (query.matches) start()
  }
  query.addEventListener('change', check, { signal })
  check()
}
