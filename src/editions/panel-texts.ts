import type { EditionKey } from './table.ts'

/** Words of the search's panel, which a browser loads beside its script: only those of the page's own edition. */
export const panelTexts = {
  da: () => import('./da/search-panel.ts'),
  de: () => import('./de/search-panel.ts'),
  en: () => import('./en/search-panel.ts'),
} satisfies Record<EditionKey, unknown>
