import { readFile, stat, writeFile } from 'node:fs/promises'
import { gardens } from './paint-gardens.ts'
import { roomsListed } from './list-rooms.ts'

/** Writes the catalogue of what lies in `originals/`. */
const originals = new URL('./originals/', import.meta.url)
const size = (id: string) =>
  stat(new URL(`${id}.webp`, originals)).then(
    (found) => found.size,
    () => 0,
  )

interface Entry {
  id: string
  file?: string
  kind: string
  tag: string
  width?: number
  height?: number
  fileSize?: number
  alt: object
  [more: string]: unknown
}

const listed = JSON.parse(await readFile(process.env.LISTED ?? '', 'utf8')) as Entry[]
const old = JSON.parse(await readFile(new URL('./catalogue.painted.json', import.meta.url), 'utf8')) as Entry[]
const kept = old.filter(
  ({ id, kind }) => kind === 'landscape' || kind === 'area' || kind === 'portrait' || id === 'black-timber-night',
)
const firstPainted = new Set(old.map(({ id }) => id))
const gardenConditions = { fence: ['fencedGround'], trampoline: ['trampoline'], tower: ['playTower'] } as const
const gardensListed: Entry[] = gardens.map(({ id, season, hour, thing, view, alt }) => ({
  id,
  kind: 'exterior',
  tag: 'garden',
  season,
  hour,
  view,
  shows: gardenConditions[thing],
  room: `garden-${thing}`,
  alt,
}))

const all: Entry[] = []
for (const entry of [...(listed as Entry[]), ...gardensListed, ...roomsListed(old as never), ...kept]) {
  const fileSize = await size(entry.id)
  if (fileSize === 0) {
    console.warn('missing', entry.id)
    continue
  }
  const { alt, ...rest } = entry
  const kind = entry.kind === 'area' ? 'landscape' : entry.kind
  const isFront = kind === 'exterior'
  all.push({
    ...rest,
    file: `${entry.id}.webp`,
    kind,
    tag: entry.tag,
    alt,
    ...((firstPainted.has(entry.id) ||
      (entry.id.startsWith('front-') && Number(entry.id.slice(6)) % 9 === 4 && entry.season !== 'winter')) && {
      editorial: true,
    }),
    width: entry.width ?? (isFront ? 1280 : 1120),
    height: entry.height ?? (isFront ? 853 : 747),
    fileSize,
  })
}
await writeFile(
  new URL('./catalogue.json', import.meta.url),
  `[\n${all.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`,
)
console.log(
  all.length,
  'pictures',
  (all.reduce((sum, { fileSize }) => sum + (fileSize ?? 0), 0) / 1e6).toFixed(1),
  'MB',
)
