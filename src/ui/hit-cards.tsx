import type { LodgingHit } from '../contracts/search.ts'
import { HitCard, type HitCardProps } from './hit-card.tsx'

/** Search hits side by side. */
export function HitCards({ hits, ...card }: Omit<HitCardProps, 'hit'> & { hits: readonly LodgingHit[] }) {
  return (
    <ul className="cards grid">
      {hits.map((hit) => (
        <li key={hit.id}>
          <HitCard {...card} hit={hit} />
        </li>
      ))}
    </ul>
  )
}
