import { type IslandTrigger, islandLeaves } from '../../src/islands/protocol.ts'

const firstTouches = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const

/**
 * Calls `start` once, when the trigger fires; never once the island's page has gone. An island that is touched starts at
 * once, whatever it waits for.
 */
export function whenTriggered(element: HTMLElement, trigger: IslandTrigger, start: () => void): void {
  const stops: (() => void)[] = []
  let isOver = false
  function end() {
    isOver = true
    for (const stop of stops) stop()
  }
  function whenOver(stop: () => void) {
    if (isOver) stop()
    else stops.push(stop)
  }
  function once() {
    if (isOver) return
    end()
    start()
  }

  element.addEventListener(islandLeaves, end, { once: true })
  stops.push(() => element.removeEventListener(islandLeaves, end))

  for (const type of firstTouches) {
    element.addEventListener(type, once, { passive: true })
    stops.push(() => element.removeEventListener(type, once))
  }
  if (trigger === 'load') once()
  else if (trigger === 'idle') onIdle(once)
  else if (trigger === 'visible') whenOver(onVisible(element, once))
  else if (trigger.startsWith('media:')) whenOver(onMedia(trigger.slice('media:'.length), once))
}

function onIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

function onVisible(element: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start()
  })
  observer.observe(element)
  // A custom element without a box of its own is never in sight: its children are watched.
  for (const child of element.children) observer.observe(child)
  return () => observer.disconnect()
}

function onMedia(condition: string, start: () => void): () => void {
  const query = matchMedia(condition)
  const check = () => {
    if (query.matches) start()
  }
  query.addEventListener('change', check)
  check()
  return () => query.removeEventListener('change', check)
}
