import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

export interface SectionProps {
  title?: string
  lead?: string
  /** Where there is more of the same. */
  more?: { href: string; label: string }
  id?: string
  /** `sand` and `sea` are full-width bands of colour. */
  tone?: 'plain' | 'sand' | 'sea'
  children: ReactNode
}

/** A band of a page, as wide as the window, with its content in the container. */
export function Section({ title, lead, more, id, tone = 'plain', children }: SectionProps) {
  return (
    <section className={`section ${tone}`} id={id}>
      <div className="container">
        {title && (
          <header className="section-head">
            <h2>{title}</h2>
            {lead && <p className="lead">{lead}</p>}
            {more && (
              <a className="more" href={more.href}>
                {more.label}
                <Icon name="arrow" />
              </a>
            )}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
