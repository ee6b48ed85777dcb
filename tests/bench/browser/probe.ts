/** Measures of a page while it loads; milliseconds since the navigation began. */
export interface Seen {
  firstPaint: number
  /** When a heart first responded to repeated taps since it was visible. */
  heart: number
  /** Sum of layout shifts. */
  shift: number
  /** Elements that moved. */
  moved: string[]
  /** Of each task longer than 50 ms after the first paint, what is above. */
  blocked: number
  /** From the last click to the first frame with another main heading. */
  step: number
}

declare global {
  var seen: Seen
}

/** Runs in the page before anything of it. */
export function watchPage(): void {
  const seen: Seen = { firstPaint: 0, heart: 0, shift: 0, moved: [], blocked: 0, step: 0 }
  globalThis.seen = seen
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, sources, hadRecentInput } = entry as unknown as Shift
    if (hadRecentInput) return
    seen.shift += value
    for (const { node } of sources) if (node instanceof Element) seen.moved.push(`${node.localName}.${node.className}`)
  })
  observe('longtask', ({ startTime, duration }) => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
    const begun = Math.max(startTime, firstPaint)
    const blocked = startTime + duration - begun - (begun === startTime ? 50 : 0)
    if (blocked > 0) seen.blocked += blocked
  })

  // A tap without a handler posts the heart's form: it is prevented, so that the page stays.
  addEventListener('submit', (event) => event.preventDefault(), true)
  const tapping = setInterval(() => {
    const heart = document.querySelector<HTMLElement>('main .heart')
    if (!heart) return
    const before = heart.ariaPressed
    heart.click()
    if (heart.ariaPressed === before) return
    seen.heart = performance.now()
    clearInterval(tapping)
  }, 2)
  addEventListener('load', () => setTimeout(() => clearInterval(tapping), 1000))

  addEventListener(
    'click',
    ({ timeStamp }) => {
      const heading = document.querySelector('h1')
      const look = () => {
        if (document.querySelector('h1') === heading) return requestAnimationFrame(look)
        // A message comes after the frame is made.
        const { port1, port2 } = new MessageChannel()
        port2.onmessage = () => {
          seen.step = performance.now() - timeStamp
        }
        port1.postMessage(null)
      }
      requestAnimationFrame(look)
    },
    true,
  )
}

interface Shift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
