import type { ReactElement, ReactNode } from 'react'

/**
 * A section below its heading; what has none (null or empty: a part that goes on below the last heading) is no section of
 * the page. A function and no component, so that an editor's marks stand on the element itself.
 */
export function titledSection(title: string | null, children: ReactNode, className?: string): ReactElement {
  if (!title) return <div className={`untitled ${className ?? ''}`.trim()}>{children}</div>
  return (
    <section className={className}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
