import type { Recommendation } from '../../contracts/content.ts'
import { CategoryChips } from './category-chips.tsx'
import { Tiles } from './tiles.tsx'

/** Hints to pages worth knowing, with the categories that they belong to. */
export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <Tiles
      type="recommendation"
      level={3}
      tiles={recommendations.map(({ sys, title, teaser, imagesCollection, categoriesCollection, internalLink }) => ({
        id: sys.id,
        title,
        href: internalLink?.path ?? null,
        image: imagesCollection[0]?.url ?? null,
        text: teaser,
        end: <CategoryChips categories={categoriesCollection} />,
      }))}
    />
  )
}
