import type { LodgingHit } from '../../contracts/search.ts'
import type { PageRequest } from '../../routing/page.ts'
import { AsOf } from '../../ui/as-of.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'

export interface SimilarProps {
  request: PageRequest
  /** Null when they could not be had. */
  hits: LodgingHit[] | null
  /** Whether the page says already of when it is. */
  isDated: boolean
}

/** Houses of about the same size nearby. Without any, nothing; what could not be found out is told. */
export function Similar({ request, hits, isDated }: SimilarProps) {
  if (hits?.length === 0) return null
  const { market, messages, now } = request
  const at = isDated ? null : request.lastGood('search')
  return (
    <Section id="similar" tone="sand" title={messages.lodging.similar}>
      {at && <AsOf market={market} messages={messages} at={at} now={now} />}
      {hits ? (
        <ul className="cards grid">
          {hits.map((hit) => (
            <li key={hit.id}>
              <HitCard market={market} messages={messages} hit={hit} dated={false} />
            </li>
          ))}
        </ul>
      ) : (
        <Notice kind="warning">{messages.errors.partMissing}</Notice>
      )}
    </Section>
  )
}
