import type { LodgingHit } from '../../contracts/search.ts'
import { partyWord, type Trip } from '../../domain/trip.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { AsOf } from '../../ui/as-of.tsx'
import { HitCards } from '../../ui/hit-cards.tsx'
import { Section } from '../../ui/section.tsx'
import { similarPart } from './fragments.tsx'
import type { LodgingPageData } from './queries.ts'

export interface SimilarProps {
  request: RenderContext
  lodging: Pick<LodgingPageData, 'id'>
  /** Goes along to the other houses. */
  asked: Trip
  /** Null when they could not be had. */
  hits: LodgingHit[] | null
  /** Whether the page says already of when it is. */
  isDated: boolean
}

/** Houses of about the same size nearby. Without any, nothing; what could not be found out is told. */
export function Similar({ request, lodging, asked, hits, isDated }: SimilarProps) {
  if (hits?.length === 0) return null
  const { market, messages, now } = request
  const at = isDated ? null : request.lastGood('search')
  return (
    <Section id="similar" tone="sand" title={messages.lodging.similar}>
      {at && <AsOf market={market} messages={messages} at={at} now={now} />}
      {hits ? (
        <HitCards market={market} messages={messages} hits={hits} dated={false} trip={asked} />
      ) : (
        <MissingPart request={request} fragment={similarPart.key(lodging.id, partyWord(asked.party))} />
      )}
    </Section>
  )
}
