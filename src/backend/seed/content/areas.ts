import { type Area, type AreaSlug, areas } from '../../../domain/areas.ts'
import { areaName, placeInSentence } from '../../../markets/area-name.ts'
import areaTexts from '../data/content/areas.json' with { type: 'json' }
import { departmentOfRegion } from '../places/places.ts'
import { fill, type Text3 } from '../texts.ts'
import { entry, type SeededEntry } from './entries.ts'
import { toEntry } from './links.ts'
import { picture } from './pictures.ts'
import { richText } from './rich-text.ts'

interface AreaText {
  /** A picture of the catalogue that shows what the place is known for; neighbours never share one. */
  picture: string
  /** Which part of the picture stays in sight in a wide place; the middle if absent. */
  focus?: string
  /** Introduces it. */
  excerpt: Text3
  body: Text3
}

const texts: Readonly<Record<AreaSlug, AreaText>> = areaTexts
const seoTitle: Text3 = { da: 'Sommerhus {place}', de: 'Ferienhaus {place}', en: 'Holiday homes {place}' }

export const areaEntries: SeededEntry[] = areas.map((area: Area & { slug: AreaSlug }) =>
  entry('area', `area-${area.slug}`, (edition) => {
    const { picture: banner, focus, excerpt, body } = texts[area.slug]
    const title = areaName({ key: edition }, area)
    return {
      title,
      slug: area.slug,
      parent: toEntry('page-areas'),
      bsId: area.locationIds[0],
      region: area.region,
      excerpt: excerpt[edition],
      body: richText(body[edition]),
      banner: picture(banner),
      pictureFocus: focus ?? null,
      center: { lat: area.lat, lon: area.lng },
      department: toEntry(departmentOfRegion[area.region]),
      seoTitle: fill(seoTitle[edition], { place: placeInSentence({ key: edition }, title, area.preposition) }),
      seoDescription: excerpt[edition],
      noIndex: false,
    }
  }),
)
