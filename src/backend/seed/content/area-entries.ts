import { type Area, type AreaSlug, areas } from '../../../domain/areas.ts'
import { areaName } from '../../../markets/area-name.ts'
import { departmentOfRegion } from '../places/departments.ts'
import { byLanguage, type Text3 } from '../texts.ts'
import { areaPictures } from './areas/area-pictures.ts'
import { areaTexts } from './areas/area-texts.ts'
import { entry, type SeededEntry, toEntry, words } from './entry.ts'
import { pictureNamed } from './picture-assets.ts'
import { richText } from './rich-text.ts'

export const areaEntries: SeededEntry[] = areas.map((area: Area & { slug: AreaSlug }) => {
  const text = areaTexts[area.slug]
  const title = byLanguage((language) => areaName({ key: language }, area))
  const seoTitle = words(`Sommerhus i ${area.title}`, `Ferienhaus in ${title.de}`, `Holiday homes in ${area.title}`)
  return entry('area', `area-${area.slug}`, (edition) => ({
    title: title[edition],
    slug: area.slug,
    parent: toEntry('page-areas'),
    bsId: area.locationIds[0],
    region: area.region,
    excerpt: ledeOf(text)[edition],
    body: richText(restOf(text)[edition]),
    banner: pictureNamed(areaPictures[area.slug]),
    center: { lat: area.lat, lon: area.lng },
    department: toEntry(departmentOfRegion[area.region]),
    seoTitle: seoTitle[edition],
    seoDescription: ledeOf(text)[edition],
    noIndex: false,
  }))
})

/** The first paragraph introduces the place; the rest is its page's text. */
function ledeOf(text: Text3): Text3 {
  return words(split(text.da).lede, split(text.de).lede, split(text.en).lede)
}

function restOf(text: Text3): Text3 {
  return words(split(text.da).rest, split(text.de).rest, split(text.en).rest)
}

function split(text: string): { lede: string; rest: string } {
  const [lede = '', ...rest] = text.trim().split(/\n\s*\n/)
  return { lede: lede.replace(/\s*\n\s*/g, ' '), rest: rest.join('\n\n') }
}
