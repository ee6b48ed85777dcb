import { type Area, areas } from '../../../domain/areas.ts'
import { href } from '../../../urls/paths.ts'
import { buildHouse } from '../houses/build-house.ts'
import { departmentOfRegion } from '../places/departments.ts'
import { seededEditions } from '../texts.ts'
import type { Row } from '../writer.ts'

export const redirectColumns = ['id', 'lan', 'from_path', 'to_path', 'is_permanent'] as const

type Paths = readonly [da: string, de: string, en: string]
interface Moved {
  from: Paths
  to: Paths
  isPermanent: boolean
}

/** Pages of earlier sites. Editors wrote them with and without a slash at either end, so that all four forms occur. */
const moved: readonly Moved[] = [
  moves(['/sommerhuse/', '/ferienhauser/', '/holiday-homes/'], ['/soeg/', '/suche/', '/search/']),
  moves(['/sommerhus-til-leje', '/ferienhaus-mieten', '/rent-a-house'], ['/soeg/', '/suche/', '/search/']),
  moves(['find-sommerhus', 'ferienhaus-finden', 'find-a-house'], ['/soeg/', '/suche/', '/search/']),
  moves(
    ['/poolhuse/', '/poolhauser/', '/pool-houses/'],
    ['/inspiration/poolferie/', '/inspiration/urlaub-mit-pool/', '/inspiration/pool-holidays/'],
  ),
  moves(
    ['hundevenlige-sommerhuse/', 'ferienhaus-mit-hund/', 'dog-friendly/'],
    ['/inspiration/ferie-med-hund/', '/inspiration/urlaub-mit-hund/', '/inspiration/holidays-with-a-dog/'],
  ),
  moves(['/omraader/', '/regionen/', '/regions/'], ['/omrader/', '/gebiete/', '/areas/']),
  moves(
    ['/favoritter/', '/merkliste/', '/favourites/'],
    ['/favorite-houses/', '/favorite-houses/', '/favorite-houses/'],
  ),
  moves(['/om-marehalm/', '/wir-uber-uns/', '/who-we-are/'], ['/om-os/', '/uber-uns/', '/about-us/']),
  moves(['/kontakt-os', '/kontaktformular', '/contact-us'], ['/kontakt/', '/impressum/', '/contact/']),
  moves(
    ['/faq/', '/faq/', '/faq/'],
    [
      '/godt-at-vide/sporgsmal-og-svar/',
      '/gut-zu-wissen/fragen-und-antworten/',
      '/good-to-know/questions-and-answers/',
    ],
  ),
  moves(
    ['/nogler/', '/schlussel/', '/keys/'],
    ['/godt-at-vide/ankomst-og-nogler/', '/gut-zu-wissen/anreise-und-schlussel/', '/good-to-know/arrival-and-keys/'],
  ),
  moves(
    ['/elforbrug/', '/stromverbrauch/', '/electricity/'],
    ['/godt-at-vide/el-og-vand/', '/gut-zu-wissen/strom-und-wasser/', '/good-to-know/electricity-and-water/'],
  ),
  lasts(
    ['/kampagne/', '/aktion/', '/campaign/'],
    ['/inspiration/afbudsrejser/', '/inspiration/last-minute/', '/inspiration/last-minute/'],
  ),
  lasts(
    ['/vinter/', '/winter/', '/winter/'],
    ['/inspiration/vinter-ved-havet/', '/inspiration/winter-am-meer/', '/inspiration/winter-by-the-sea/'],
  ),
  lasts(['/foto', '/foto', '/photo'], ['/fotokonkurrence/', '/fotowettbewerb/', '/photo-contest/']),
]

/** Areas that once lay at the top, where no department is called the same, and some that a neighbour has taken in. */
const areaParents: Paths = ['/omrader/', '/gebiete/', '/areas/']
const mergedAreas = [
  ['oksbol', 'vejers-strand'],
  ['houvig', 'sondervig'],
  ['lyngby-hede', 'stenbjerg'],
] as const

/** Redirects of every edition: permanent ones 301, campaigns 302. */
export function redirectRows(): Row[] {
  const pages = moved.flatMap(({ from, to, isPermanent }) =>
    seededEditions.map(({ id, column }) => [id, at(from, column), at(to, column), isPermanent ? 1 : 0]),
  )
  const departments = new Set(Object.values(departmentOfRegion))
  const onceAtTheTop = (areas as readonly Area[]).filter(({ slug }) => !departments.has(`department-${slug}`))
  const topAreas = onceAtTheTop.flatMap(({ slug }) =>
    seededEditions.map(({ id, column }) => [id, `/${slug}/`, `${at(areaParents, column)}${slug}/`, 1]),
  )
  const merged = mergedAreas.flatMap(([from, to]) =>
    seededEditions.map(({ id, column }) => [id, `/${from}/`, `${at(areaParents, column)}${to}/`, 1]),
  )
  const numbered = [0, 1, 2].flatMap((index) => {
    const house = buildHouse(index)
    return seededEditions.map((edition) => [edition.id, `/hus/${house.id}`, href.lodging(edition, house.name), 1])
  })
  return [...pages, ...topAreas, ...merged, ...numbered].map((row, index) => [index + 1, ...row])
}

function moves(from: Paths, to: Paths): Moved {
  return { from, to, isPermanent: true }
}

function lasts(from: Paths, to: Paths): Moved {
  return { from, to, isPermanent: false }
}

function at(paths: Paths, column: number): string {
  return paths[column] ?? paths[0]
}
