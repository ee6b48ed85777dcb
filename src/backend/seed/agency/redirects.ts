import { type Area, areas } from '../../../domain/areas.ts'
import { href } from '../../../urls/paths.ts'
import data from '../data/redirects.json' with { type: 'json' }
import { buildHouse } from '../houses/build-house.ts'
import { departmentOfRegion } from '../places/places.ts'
import { seededEditions, type Text3 } from '../texts.ts'
import type { Row } from '../writer.ts'

export const redirectColumns = ['id', 'lan', 'from_path', 'to_path', 'is_permanent'] as const

/** Pages of earlier sites. Editors wrote them with and without a slash at either end, so that all four forms occur. */
const moved: readonly { from: Text3; to: Text3; isPermanent: boolean }[] = data.moved
/** Above the areas' pages. Areas once lay at the top, where no department is called the same. */
const areaParents: Text3 = { da: '/omrader/', de: '/gebiete/', en: '/areas/' }

/** Redirects of every edition: permanent ones 301, campaigns 302. */
export function redirectRows(): Row[] {
  const pages = moved.flatMap(({ from, to, isPermanent }) =>
    seededEditions.map(({ id, language }) => [id, from[language], to[language], isPermanent ? 1 : 0]),
  )
  const departments = new Set(Object.values(departmentOfRegion))
  const onceAtTheTop = (areas as readonly Area[]).filter(({ slug }) => !departments.has(`department-${slug}`))
  const topAreas = onceAtTheTop.flatMap(({ slug }) =>
    seededEditions.map(({ id, language }) => [id, `/${slug}/`, `${areaParents[language]}${slug}/`, 1]),
  )
  const merged = Object.entries(data.mergedAreas).flatMap(([from, to]) =>
    seededEditions.map(({ id, language }) => [id, `/${from}/`, `${areaParents[language]}${to}/`, 1]),
  )
  const numbered = [0, 1, 2].flatMap((index) => {
    const house = buildHouse(index)
    return seededEditions.map((edition) => [edition.id, `/hus/${house.id}`, href.lodging(edition, house.name), 1])
  })
  return [...pages, ...topAreas, ...merged, ...numbered].map((row, index) => [index + 1, ...row])
}
