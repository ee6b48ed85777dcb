import { type ComponentType, createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { panelTexts } from '../../src/editions/panel-texts.ts'
import type { EditionKey } from '../../src/editions/table.ts'
import { islandAttribute, islandLeaves, readProps } from '../../src/islands/protocol.ts'
import { rememberSearches } from '../device/last-search.ts'
import { unmountDelay } from '../measures.ts'

const modules = import.meta.glob<IslandModule>('../../src/**/*.island.tsx')

const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ''), load]),
)

// Criteria are changed by islands alone.
rememberSearches(document)

/** Settles once React has taken over the island's markup and its effects have run. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.getAttribute(islandAttribute.name) ?? ''
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
    })
    // Once the next page is seen: clearing up takes a slow phone as long as showing it.
    element.addEventListener(islandLeaves, () => setTimeout(() => root.unmount(), unmountDelay), { once: true })
  })
  release()
  element.setAttribute(islandAttribute.hydrated, '')
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
