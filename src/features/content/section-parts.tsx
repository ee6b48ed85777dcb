import type { ReactElement, ReactNode } from 'react'
import type { LinkTarget } from '../../contracts/link-target.ts'
import type { Section } from '../../contracts/sections.ts'

/**
 * A section with a heading; without one (null or empty: a part that continues the last section) there is no section
 * element. A function and no component, so that an editor's marks are on the element itself.
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

/** Links to the categories that have a page in this edition. */
export function CategoryChips({ categories }: { categories: readonly LinkTarget[] }) {
  const linked = categories.filter(({ path }) => path !== null)
  if (linked.length === 0) return null
  return (
    <ul className="tags">
      {linked.map(({ id, title, path }) => (
        <li key={id}>
          <a className="chip" href={path ?? ''}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** True for a section in which there is nothing to see: its heading stays away, too. */
export function isEmptySection(section: Section): boolean {
  switch (section.__typename) {
    case 'SectionBanner':
      return !section.title && !section.teaser && !section.image
    case 'SectionColumns':
      return section.columnsCollection.length === 0
    case 'SectionEmployees':
      return section.employeesCollection.every(({ isArchived }) => isArchived)
    case 'SectionEntrances':
      return section.ctasCollection.length === 0
    case 'SectionFaq':
      return section.faqsCollection.length === 0
    case 'SectionForm':
      return section.form === null
    case 'SectionGallery':
      return section.imagesCollection.length === 0
    case 'SectionImageText':
      return !section.title && !section.body && !section.image
    case 'SectionQuote':
      return !section.teaser
    case 'SectionStatement':
      return !section.title && !section.teaser && !section.image
    case 'SectionText':
      return !section.title && !section.body
    case 'SectionOutput':
    case 'SectionSearch':
      return false
  }
}
