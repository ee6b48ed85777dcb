import type { ReactNode } from 'react'
import type { PictureFocus } from '../contracts/entry.ts'
import { Icon } from './icons.tsx'
import { Picture } from './picture.tsx'

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

/** The picture that a page opens with, as wide as the window, with the page's title on it. */
export function Banner({ path, focus, title }: { path: string | undefined; focus: PictureFocus; title: string }) {
  return (
    <div className="banner">
      {path !== undefined && <Picture path={path} alt="" sizes="100vw" focus={focus} priority />}
      <div className="container">
        <h1>{title}</h1>
      </div>
    </div>
  )
}
