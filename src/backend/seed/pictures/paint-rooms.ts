import { appendFile, mkdir, stat, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Backdrop } from './interiors/backdrop.ts'
import * as baths from './interiors/bathrooms.ts'
import * as beds from './interiors/bedrooms.ts'
import * as corners from './interiors/corners.ts'
import * as dining from './interiors/dining.ts'
import { develop } from './interiors/finish.ts'
import * as games from './interiors/games.ts'
import * as kitchens from './interiors/kitchens.ts'
import * as living from './interiors/living.ts'
import * as outdoors from './interiors/outdoors.ts'
import * as pools from './interiors/pools.ts'
import * as saunas from './interiors/saunas.ts'
import type { Setting } from './interiors/setting.ts'
import * as spas from './interiors/spas.ts'
import { exposeVariants, type Variant } from './interiors/variants.ts'

sharp.concurrency(1)
sharp.cache(false)

const wide = Number(process.env.WIDE ?? 1120)
const high = Math.round((wide * 1067) / 1600)

export const rooms: readonly (readonly [id: string, setting: () => Setting, count: number])[] = [
  ['living-panorama', living.panorama, 4],
  ['kitchen-white', kitchens.whiteKitchen, 4],
  ['bed-white', beds.linenWhite, 4],
  ['bath-shower', baths.showerBath, 4],
  ['dining-window', dining.diningView, 4],
  ['pool-glass', pools.glassPool, 4],
  ['sauna-window', saunas.saunaView, 4],
  ['spa-window', spas.spaCorner, 4],
  ['terrace-shelter', outdoors.deckShelter, 4],
  ['living-stove', living.winterRoom, 4],
  ['bed-twin', beds.alternate, 4],
  ['bed-bunk', beds.bunkRoom, 4],
  ['bath-tub', baths.tubBath, 4],
  ['hot-tub-dusk', outdoors.tubDusk, 4],
  ['living-reading', living.readingCorner, 4],
  ['kitchen-island', kitchens.islandKitchen, 4],
  ['terrace-loungers', outdoors.deckLoungers, 4],
  ['bed-boarded', beds.blueRoom, 4],
  ['bath-tiled', baths.seaBath, 4],
  ['living-low-sun', living.blueHour, 4],
  ['kitchen-tiled', kitchens.blueKitchen, 4],
  ['dining-cottage', dining.diningCottage, 4],
  ['bed-gable', beds.childrenTwo, 4],
  ['pool-timber', pools.timberPool, 4],
  ['living-cottage', living.cottage, 4],
  ['bed-wide-window', beds.seaView, 4],
  ['kitchen-country', kitchens.sageKitchen, 4],
  ['living-open', living.openPlan, 4],
  ['terrace-chairs', outdoors.deckSea, 4],
  ['bed-eaves', beds.underEaves, 4],
  ['sauna-panorama', saunas.saunaPanorama, 4],
  ['billiards', games.billiards, 4],
  ['table-tennis', games.tennisRoom, 4],
  ['terrace-table', outdoors.deckTable, 4],
  ['living-evening', living.evening, 4],
  ['bath-evening', baths.eveningBath, 4],
  ['bed-lamps', beds.lampBedroom, 4],
  ['kitchen-evening', kitchens.eveningKitchen, 4],
  ['dining-candles', dining.diningCandles, 4],
  ['pool-evening', pools.eveningPool, 4],
  ['terrace-lanterns', outdoors.deckLanterns, 4],
  ['detail-coffee', corners.coffeeWindow, 4],
  ['hearth-red', dining.darkHearth, 3],
  ['hearth-white', dining.brickHearth, 3],
  ['sauna-glow', saunas.saunaGlow, 2],
  ['spa-evening', spas.spaEvening, 3],
  ['hot-tub-snow', outdoors.tubSnow, 3],
  ['pool-snow', pools.snowPool, 3],
  ['detail-boots', corners.bootsDoor, 3],
]

export const views = ['dunes', 'trees', 'fields', 'dunes'] as const

const dyes: readonly Omit<Variant, 'backdrop'>[] = [
  { hues: [], wall: [1, 1, 1], wood: 1 },
  { hues: [95, 38, 14, 205, 28], wall: [0.95, 0.96, 0.87], wood: 0.8 },
  { hues: [205, 195, 40, 14, 16], wall: [1, 0.94, 0.83], wood: 1.1 },
  { hues: [34, 214, 208, 24, 110], wall: [0.88, 0.94, 0.96], wood: 0.9 },
]

function backdropOf(base: Backdrop, n: number): Backdrop {
  const view = views[n] ?? 'dunes'
  return { ...base, land: view, seed: base.seed + n * 5 }
}

function mirrored(data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const from = (y * wide + x) * 3
      const to = (y * wide + wide - 1 - x) * 3
      out[to] = data[from] as number
      out[to + 1] = data[from + 1] as number
      out[to + 2] = data[from + 2] as number
    }
  return out
}

const [into = '', ...only] = process.argv.slice(2)
const folder = new URL(`file://${into}/`)
await mkdir(folder, { recursive: true })
for (const [id, setting, count] of rooms) {
  const done = () =>
    stat(new URL(`${id}-${count}.webp`, folder)).then(
      () => true,
      () => false,
    )
  if (only.length > 0 ? !only.includes(id) : await done()) continue
  const from = process.cpuUsage()
  const s = setting()
  const variants = dyes.slice(0, count).map((dye, n) => ({ ...dye, backdrop: backdropOf(s.backdrop, n) }))
  const { plates, open } = exposeVariants(s, wide, high, 14, variants)
  for (const [n, plate] of plates.entries()) {
    const data = develop(plate, s.key, 2)
    let image = Buffer.from(n % 2 ? mirrored(data) : data)
    if (s.veil) {
      const veil = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 1600 1067">${s.veil}</svg>`,
      )
      const over = n % 2 ? await sharp(veil).flop().png().toBuffer() : veil
      image = await sharp(image, { raw: { width: wide, height: high, channels: 3 } })
        .composite([{ input: over }])
        .removeAlpha()
        .raw()
        .toBuffer()
    }
    let best: Buffer | undefined
    for (const quality of [76, 66, 56]) {
      best = await sharp(image, { raw: { width: wide, height: high, channels: 3 } })
        .webp({ quality, effort: 4, smartSubsample: true })
        .toBuffer()
      if (best.length <= 58_000) break
    }
    await writeFile(new URL(`${id}-${n + 1}.webp`, folder), best ?? '')
  }
  const { user, system } = process.cpuUsage(from)
  const line = `${id} open ${open.toFixed(3)} ${((user + system) / 1e6).toFixed(1)} s`
  console.log(line)
  await appendFile(new URL('open.log', folder), `${line}\n`)
}
