import { use } from 'react'
import type { LodgingHit } from '../../contracts/search.ts'
import type { PageRequest } from '../../routing/page.ts'
import { HitCard } from '../../ui/hit-card.tsx'
import { Section } from '../../ui/section.tsx'

/** Houses of about the same size nearby. Without any, nothing. */
export function Similar({ request, similar }: { request: PageRequest; similar: Promise<LodgingHit[] | null> }) {
  const hits = use(similar)
  if (!hits || hits.length === 0) return null
  const { market, messages } = request
  return (
    <Section id="similar" tone="sand" title={messages.lodging.similar}>
      <ul className="cards grid">
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitCard market={market} messages={messages} hit={hit} dated={false} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
