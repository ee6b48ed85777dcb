import type { Recommendation } from '../../contracts/content.ts'
import { Tiles } from '../../ui/tiles.tsx'

/** Hints to pages worth knowing, with the categories that they belong to. */
export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <Tiles
      level={3}
      tiles={recommendations.map(({ sys, title, teaser, imagesCollection, categoriesCollection, internalLink }) => ({
        id: sys.id,
        title,
        href: internalLink?.path ?? null,
        image: imagesCollection[0]?.url ?? null,
        text: teaser,
        end: <Categories categories={categoriesCollection} />,
      }))}
    />
  )
}

function Categories({ categories }: { categories: Recommendation['categoriesCollection'] }) {
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
