import type { ReactNode } from 'react'

export interface TitledSectionProps {
  /** Null or empty for a part that goes on below the last heading. */
  title: string | null
  className?: string
  children: ReactNode
}

/** A section below its heading; what has none is no section of the page. */
export function TitledSection({ title, className, children }: TitledSectionProps) {
  if (!title) return <div className={`untitled ${className ?? ''}`.trim()}>{children}</div>
  return (
    <section className={className}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
