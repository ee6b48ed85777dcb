import type { EditionKey } from './table.ts'

/** Words that a browser loads when there is something to say: only those of the page's own edition. */
export const favoriteTexts = {
  da: () => import('./da/favorites.ts'),
  de: () => import('./de/favorites.ts'),
  en: () => import('./en/favorites.ts'),
} satisfies Record<EditionKey, unknown>
