import type { EditionKey } from './table.ts'

/** Words that a browser loads when there is something to say: only those of the page's own edition. */
export const deviceTexts = {
  da: () => import('./da/on-device.ts'),
  de: () => import('./de/on-device.ts'),
  en: () => import('./en/on-device.ts'),
} satisfies Record<EditionKey, unknown>
