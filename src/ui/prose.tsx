import type { ReactNode } from 'react'

/** Running text by an editor: a comfortable measure, headings, lists, quotes and pictures in rhythm. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>
}
