import { mkdir, stat, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Front, fronts } from './fronts.ts'
import { frontLayers } from './fronts-site.ts'
import { fbm, hash } from './interiors/noise.ts'
import type { Palette } from './palette.ts'
import { element, group, radial, rect } from './svg.ts'

sharp.concurrency(1)
sharp.cache(false)

export const wide = 1280
export const high = 853
const scale = wide / 1600
const bleed = 12
const w = Math.round((1600 + 2 * bleed) * scale)
const h = Math.round((1067 + 2 * bleed) * scale)
const [left, top] = [Math.round(bleed * scale), Math.round(bleed * scale)]

/** How far a brush strays: three sizes of noise, each made once for all pictures. */
function stray(frequency: readonly [number, number], octaves: number, amount: number, seed: number): Float32Array {
  const out = new Float32Array(w * h * 2)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 2
      const [u, v] = [(x / scale) * frequency[0], (y / scale) * frequency[1]]
      out[i] = (fbm(u, v, octaves, seed) - 0.5) * amount * scale
      out[i + 1] = (fbm(u + 31.7, v + 17.3, octaves, seed + 9) - 0.5) * amount * scale
    }
  return out
}

const hand = stray([0.035, 0.035], 3, 11, 3)
const fine = stray([0.05, 0.05], 2, 3.4, 8)
const cloudy = stray([0.014, 0.024], 4, 74, 5)
const grain = new Float32Array(w * h)
for (let y = 0; y < h; y++)
  for (let x = 0; x < w; x++) {
    const [u, v] = [x / scale, y / scale]
    grain[y * w + x] =
      (fbm(u * 0.004, v * 0.035, 3, 21) - 0.5) * 0.3 +
      (fbm(u * 0.22, v * 0.22, 2, 4) - 0.5) * 0.1 +
      (hash(x, y, 2) - 0.5) * 0.008
  }

function svgOf(content: string): Buffer {
  const blurs = [2, 5, 12, 30, 60].map((size) =>
    element(
      'filter',
      {
        id: `blur-${size}`,
        ...(size > 12
          ? { x: '-60%', y: '-60%', width: '220%', height: '220%' }
          : { x: '-20%', y: '-20%', width: '140%', height: '140%' }),
      },
      element('feGaussianBlur', { stdDeviation: size }),
    ),
  )
  const plain = content
    .replaceAll('url(#streak)', 'url(#blur-5)')
    .replaceAll(/url\(#cloud(-small)?\)/g, 'url(#blur-2)')
    .replaceAll(/ filter="url\(#(?!blur)[\w-]+\)"/g, '')
  return Buffer.from(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: w,
        height: h,
        viewBox: `${-bleed} ${-bleed} ${1600 + 2 * bleed} ${1067 + 2 * bleed}`,
      },
      element('defs', {}, blurs.join('')) + group(plain),
    ),
  )
}

async function plate(content: string): Promise<Buffer> {
  const { data } = await sharp(svgOf(content), { unlimited: true })
    .resize(w, h, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data
}

/** Lays one plate over the picture, its edges as a brush leaves them. */
function lay(onto: Float32Array, data: Buffer, map: Float32Array): void {
  const last = w * h
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const p = y * w + x
      const fx = Math.min(w - 1.001, Math.max(0, x + (map[p * 2] as number)))
      const fy = Math.min(h - 1.001, Math.max(0, y + (map[p * 2 + 1] as number)))
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)]
      const [u, v] = [fx - x0, fy - y0]
      let [r, g, b, a] = [0, 0, 0, 0]
      for (let k = 0; k < 4; k++) {
        const q = Math.min(last - 1, (y0 + (k >> 1)) * w + x0 + (k & 1)) * 4
        const weight = ((k & 1 ? u : 1 - u) * (k >> 1 ? v : 1 - v) * (data[q + 3] as number)) / 255
        r += (data[q] as number) * weight
        g += (data[q + 1] as number) * weight
        b += (data[q + 2] as number) * weight
        a += weight
      }
      if (a <= 0) continue
      const keep = 1 - a
      onto[p * 3] = (onto[p * 3] as number) * keep + r
      onto[p * 3 + 1] = (onto[p * 3 + 1] as number) * keep + g
      onto[p * 3 + 2] = (onto[p * 3 + 2] as number) * keep + b
    }
  }
}

function vignetting(light: Palette): string {
  const shade = radial(
    [
      [0.55, light.shadow, 0],
      [1, light.shadow, 0.16],
    ],
    [0.5, 0.48],
    0.78,
  )
  return shade.def + rect(-12, -12, 1624, 1091, shade.url)
}

/** Skies of one hour and weather are painted once. */
const skies = new Map<string, Float32Array>()

export async function paintLayers(parts: {
  light: Palette
  skyKey: string
  sky: string
  land: string
  house: string
  near: string
}): Promise<Buffer> {
  const known = skies.get(parts.skyKey)
  const sum = known ? known.slice() : new Float32Array(w * h * 3)
  if (!known) {
    lay(sum, await plate(parts.sky), cloudy)
    skies.set(parts.skyKey, sum.slice())
  }
  lay(sum, await plate(parts.land), hand)
  if (parts.house) lay(sum, await plate(parts.house), fine)
  lay(sum, await plate(parts.near + vignetting(parts.light)), fine)
  const out = Buffer.alloc(wide * high * 3)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const p = (y + top) * w + x + left
      const k = grain[p] as number
      for (let n = 0; n < 3; n++) {
        const c = (sum[p * 3 + n] as number) / 255
        out[(y * wide + x) * 3 + n] = Math.max(0, Math.min(255, Math.round((c + k * c * (1 - c) * 2) * 255)))
      }
    }
  return out
}

export async function encode(data: Buffer, limit: number): Promise<Buffer> {
  let best: Buffer | undefined
  for (const quality of [70, 60, 50]) {
    best = await sharp(data, { raw: { width: wide, height: high, channels: 3 } })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer()
    if (best.length <= limit) break
  }
  if (!best) throw new Error('nothing encoded')
  return best
}

export async function paintFront(front: Front, folder: URL): Promise<number> {
  const data = await encode(await paintLayers(frontLayers(front)), 66_000)
  await writeFile(new URL(`${front.id}.webp`, folder), data)
  return data.length
}

if (import.meta.main) {
  const [into = '', ...ids] = process.argv.slice(2)
  const folder = new URL(`file://${into}/`)
  await mkdir(folder, { recursive: true })
  const mixed = fronts.toSorted((a, b) => ((a.seed * 89) % 289) - ((b.seed * 89) % 289))
  for (const front of mixed) {
    if (
      ids.length > 0
        ? !ids.includes(front.id)
        : await stat(new URL(`${front.id}.webp`, folder)).then(
            () => true,
            () => false,
          )
    )
      continue
    const from = process.cpuUsage()
    const size = await paintFront(front, folder)
    const { user, system } = process.cpuUsage(from)
    console.log(
      front.id,
      Math.round(size / 1024),
      'kB',
      ((user + system) / 1e6).toFixed(1),
      's',
      front.form,
      front.band,
      front.surroundings,
      front.season,
      front.hour,
      '|',
      front.alt.en,
    )
  }
}
