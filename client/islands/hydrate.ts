import { type ComponentType, createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { panelTexts } from '../../src/editions/panel-texts.ts'
import type { EditionKey } from '../../src/editions/table.ts'
import { islandAttribute, islandLeaves, readProps } from '../../src/islands/protocol.ts'
import { rememberSearches } from '../device/last-search.ts'
import { chunkReloadKey, unmountDelay } from '../measures.ts'

const modules = import.meta.glob<IslandModule>('../../src/**/*.island.tsx')

const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ''), load]),
)

// Criteria are changed by islands alone.
rememberSearches(document)

/** Whether a form is on its way, whose reply is the next page. */
let isSending = false
addEventListener('submit', ({ target, defaultPrevented }) => {
  isSending = !defaultPrevented && target instanceof HTMLFormElement && target.method === 'post'
})

/** Safari has it from 17.4 on. */
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/**
 * Settles once React has taken over the island's markup and its effects have run; at once for an island that has failed
 * in this tab, which stays as the server writes it.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.getAttribute(islandAttribute.name) ?? ''
  if (hasFailed(name)) return
  const load = loaders.get(name)
  if (!load) throw new Error(`Unknown island "${name}"`)
  const [{ default: component }, texts] = await Promise.all([
    load(),
    loadIslandTexts(name, element.ownerDocument.documentElement.lang),
  ])
  const props = { ...readProps(element.getAttribute(islandAttribute.props) ?? '{}'), ...texts }
  // Its page may have been replaced meanwhile.
  if (!element.isConnected) return
  const release = holdDefaults(element)
  await new Promise<void>((resolve) => {
    const root = hydrateRoot(element, createElement(Ready, { onReady: resolve }, createElement(component, props)), {
      identifierPrefix: element.getAttribute(islandAttribute.prefix) ?? '',
      onUncaughtError(error) {
        reportError(error)
        leaveToServer(name)
      },
    })
    // Once the next page is seen: clearing up takes a slow phone as long as showing it.
    element.addEventListener(islandLeaves, () => setTimeout(() => root.unmount(), unmountDelay), { once: true })
  })
  release()
  element.setAttribute(islandAttribute.hydrated, '')
}

function hasFailed(name: string): boolean {
  try {
    return sessionStorage.getItem(chunkReloadKey + name) !== null
  } catch {
    return false
  }
}

/**
 * React empties an island in which it fails, as where a translator has replaced the page's texts: the page loads again,
 * with what was chosen, and the island works as without scripts. Not by a reload, which would send a form again; nor
 * while one is being sent, which would stop it.
 */
function leaveToServer(name: string): void {
  try {
    sessionStorage.setItem(chunkReloadKey + name, '1')
  } catch {
    // Where nothing can be noted, the page would load again and again.
    return
  }
  if (!isSending) location.replace(location.pathname + location.search)
}

/**
 * React writes the default of every field again as it takes over. That empties a date of which only the day and month are
 * typed by then, and no script can read such a half date to put it back: the defaults stay untouched for so long.
 */
function holdDefaults(island: HTMLElement): () => void {
  const fields = [...island.querySelectorAll('input')]
  for (const field of fields) {
    Object.defineProperty(field, 'defaultValue', { configurable: true, writable: true, value: field.defaultValue })
  }
  return () => {
    for (const field of fields) Reflect.deleteProperty(field, 'defaultValue')
  }
}

function Ready({ children, onReady }: { children?: React.ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return children
}

type IslandModule = { default: ComponentType<Record<string, unknown>> }

/** Islands whose words come beside their script, as the prop `texts`: in every page they would be most of its props. */
const texts: Readonly<Record<string, Record<EditionKey, () => Promise<object>> | undefined>> = {
  'search-panel': panelTexts,
}

/** What the island is given beside its props in a document of that language. */
async function loadIslandTexts(name: string, language: string): Promise<{ texts?: object }> {
  const load = texts[name]?.[language as EditionKey]
  return load ? { texts: { ...(await load()) } } : {}
}
