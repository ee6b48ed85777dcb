import type { Section } from '../../contracts/sections.ts'
import type { PageRequest } from '../../routing/page.ts'
import { HitCard } from '../../ui/hit-card.tsx'
import { OfficeList } from '../../ui/office-list.tsx'
import { PictureLinks } from '../../ui/picture-links.tsx'
import type { Outputs } from './load.ts'

interface OutputProps {
  section: Extract<Section, { __typename: 'SectionOutput' }>
  outputs: Outputs
  request: PageRequest
}

/** What the site itself puts into a page at the editor's wish. A kind without anything to show leaves no heading behind. */
export function Output({ section, outputs, request }: OutputProps) {
  const list = listOf(section.output, outputs, request)
  if (!list) return null
  return (
    <section>
      {section.title && <h2>{section.title}</h2>}
      {section.teaser && <p className="lead">{section.teaser}</p>}
      {list}
    </section>
  )
}

function listOf(kind: OutputProps['section']['output'], outputs: Outputs, { market, messages }: PageRequest) {
  if (kind === 'areas' && outputs.areas) {
    return (
      <PictureLinks
        links={outputs.areas.flatMap(({ id, title, path, banner }) =>
          path ? [{ id, title, text: '', href: path, image: banner?.url ?? null }] : [],
        )}
      />
    )
  }
  if (kind === 'departments' && outputs.departments) return <OfficeList offices={outputs.departments} />
  if (kind === 'lastMinute' && outputs.lastMinute) {
    return (
      <ul className="cards grid">
        {outputs.lastMinute.map((hit) => (
          <li key={hit.id}>
            <HitCard market={market} messages={messages} hit={hit} dated />
          </li>
        ))}
      </ul>
    )
  }
  return null
}
