import * as v from 'valibot'
import { areas } from '../../../domain/areas.ts'
import menus from '../data/content/navigation.json' with { type: 'json' }
import { languages } from '../texts.ts'
import { entry, type SeededEntry } from './entries.ts'
import { toEntry } from './links.ts'
import { picture } from './pictures.ts'

const TextSchema = v.union([v.string(), v.record(v.picklist(languages), v.string())])
const ItemSchema = v.object({
  key: v.string(),
  menu: v.string(),
  type: v.optional(v.string(), 'link'),
  /** Key of the item that it stands below. */
  parent: v.optional(v.string()),
  to: v.optional(v.string()),
  /** Of a page that is the site's own. */
  path: v.optional(v.string()),
  picture: v.optional(v.unknown()),
  title: TextSchema,
})

/** In place of it stands an item for each area, below its region. */
const EachAreaSchema = v.object({ each: v.literal('area') })

const items = v.parse(v.array(v.union([EachAreaSchema, ItemSchema])), menus).flatMap((item) => {
  if (!('each' in item)) return [item]
  return areas.map(({ slug, region, title }) =>
    v.parse(ItemSchema, { key: `area-${slug}`, menu: 'main', parent: `region-${region}`, to: `area-${slug}`, title }),
  )
})

export const navigationEntries: SeededEntry[] = items.map((item, index) =>
  entry('navigationItem', `nav-${item.key}`, (edition) => ({
    title: typeof item.title === 'string' ? item.title : item.title[edition],
    label: '',
    menuKey: item.menu,
    type: item.type,
    sortOrder: index + 1,
    internalLink: item.to ? toEntry(item.to) : null,
    customLink: item.path ?? null,
    parent: item.parent ? toEntry(`nav-${item.parent}`) : null,
    image: item.picture ? picture(item.picture) : null,
  })),
)
