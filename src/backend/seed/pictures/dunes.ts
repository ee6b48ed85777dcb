import { mix, tone } from './colour.ts'
import { tuft } from './grass.ts'
import type { Palette } from './palette.ts'
import { blob, clip, curve, group, linear, n, type Point, path, type Random, random, stroke } from './svg.ts'

export interface DuneOptions {
  /** y of the mean ridge, and how far it swings */
  y: number
  swing: number
  /** pixels between summits */
  stride?: number
  width?: number
  bottom?: number
  /** 0 near … 1 lost in haze */
  distance?: number
  /** 0 bare sand … 1 all grass */
  cover?: number
  /** light from the left (−1) or the right (1) */
  side?: -1 | 1
  /** height of the grasses on its ridge; 0 for none */
  grass?: number
  seed: string | number
  /** local colours of the plants, marram if nothing is said */
  plants?: readonly [string, string, string]
  snow?: boolean
  /** lifts (+) or sinks the ridge along the way; t = 0…1 across */
  profile?: (t: number) => number
}

/** A ridge as a sum of slow waves with a steeper lee side: dunes, not sine curves. */
function ridge(
  r: Random,
  { y, swing, stride = 420, width = 1600, profile }: Pick<DuneOptions, 'y' | 'swing' | 'stride' | 'width' | 'profile'>,
): Point[] {
  const waves = [1, 0.55, 0.23].map((k) => ({
    phase: r.range(0, 6.28),
    length: stride * k * r.range(0.85, 1.2),
    high: k ** 1.5 * r.range(0.8, 1.15),
  }))
  const points: Point[] = []
  for (let x = -60; x <= width + 60; x += 20) {
    const lift = waves.reduce((sum, w) => {
      const a = (x / w.length) * 6.28 + w.phase
      return sum + w.high * Math.sin(a + 0.3 * Math.sin(a))
    }, 0)
    points.push([x, y - lift * swing * 0.55 - (profile ? profile(x / width) : 0)])
  }
  return points
}

export function dune(light: Palette, options: DuneOptions): string {
  const {
    width = 1600,
    bottom = options.y + 420,
    distance = 0,
    cover = 0.6,
    side = -1,
    grass = 0,
    seed,
    plants = light.marram,
    snow = light.season === 'winter',
  } = options
  const r = random(`dune ${seed}`)
  const top = ridge(r, options).map(([x, y]): Point => [x, Math.min(y, bottom)])
  const [sandLight, sand, sandShade] = light.sand
  const hue = (local: string, sunlit: number) => light.far(mix(light.shaded(local), light.lit(local), sunlit), distance)
  const mixed = mix(sand, plants[1], snow ? cover * 0.1 : cover)
  const body = `${curve(top)}L${width + 60} ${bottom}L-60 ${bottom}Z`
  const fade = linear([
    [0, hue(mix(mixed, sandLight, 0.3), 0.95)],
    [0.22, hue(mixed, 0.82)],
    [0.55, hue(mix(mixed, sandShade, 0.3), 0.62)],
    [1, hue(mix(mixed, sandLight, 0.35), 0.92)],
  ])
  const marks = slopes(
    r,
    top,
    width,
    bottom,
    (sunward, grassy) => {
      const local = grassy
        ? mix(plants[sunward > 0 ? 0 : 2], sandLight, snow ? 0.8 : 0.1)
        : sunward > 0
          ? sandLight
          : sandShade
      return hue(tone(local, r.range(-0.05, 0.05)), sunward > 0 ? 1 : 0.25)
    },
    cover,
    side,
  )
  const bare = blowouts(r, top, bottom, cover).map((d, i) =>
    path(d, hue(mix(sandLight, i % 2 ? sandLight : sand, r.next() * 0.6), r.range(0.86, 1)), {
      opacity: n(r.range(0.55, 0.85)),
    }),
  )
  const hand = { filter: distance > 0.75 ? undefined : 'url(#hand)' }
  const tufts: string[] = []
  if (grass > 0) {
    for (const [x, y] of top) {
      if (y < bottom - 6 && r.chance(0.25 + cover * 0.6))
        tufts.push(
          tuft(light, x + r.range(-9, 9), y + r.range(2, grass * 0.3), grass * r.range(0.5, 1), r, {
            blades: 11,
            distance,
            colours: snow ? [mix(plants[0], '#ffffff', 0.2), plants[1], plants[2]] : plants,
            wind: 0.4,
          }),
        )
    }
  }
  return (
    fade.def +
    group(
      group(
        path(body, fade.url) + clip(`<path d="${body}"/>`, bare.join('') + marks + lee(light, top, side, distance)),
        hand,
      ) + tufts.join(''),
    )
  )
}

/** The side of each summit that lies in its own shade. */
function lee(light: Palette, top: readonly Point[], side: -1 | 1, distance: number): string {
  const along = side === -1 ? top : [...top].reverse()
  const out: string[] = []
  let i = 1
  while (i < along.length - 2) {
    const [before, here, after] = [along[i - 1], along[i], along[i + 1]]
    i++
    if (!before || !here || !after || here[1] > before[1] || here[1] >= after[1]) continue
    const slope: Point[] = [here]
    while (i < along.length && (along[i]?.[1] ?? 0) >= (slope.at(-1)?.[1] ?? 0) - 0.5) {
      const next = along[i]
      if (next) slope.push(next)
      i++
    }
    const last = slope.at(-1)
    if (!last || last[1] - here[1] < 9) continue
    const drop = last[1] - here[1]
    const foot: Point[] = [
      [last[0], last[1] + drop * 0.5],
      [here[0] + (last[0] - here[0]) * 0.62, last[1] + drop * 0.9],
      [here[0] + (last[0] - here[0]) * 0.2, here[1] + drop * 1.0],
    ]
    out.push(path(`${curve(slope)}L${curve(foot).slice(1)}Z`, light.shadow))
  }
  return group(out, {
    opacity: n(light.shadowOpacity * 0.85 * (1 - distance * 0.8)),
    filter: 'url(#blur-5)',
    style: 'mix-blend-mode:multiply',
  })
}

/** Crests the wind has laid bare: the upper edge follows the ridge, the lower runs out in tongues. */
function blowouts(r: Random, top: readonly Point[], bottom: number, cover: number): string[] {
  const count = Math.round(7 * (1.15 - cover))
  return Array.from({ length: count }, () => {
    const from = r.int(0, top.length - 12)
    const span = r.int(5, 13)
    const crest = top.slice(from, from + span)
    const deep = (bottom - (crest[0]?.[1] ?? 0)) * r.range(0.16, 0.4)
    const foot = crest.map(
      ([x, y], i): Point => [
        x + r.range(10, 50),
        y + deep * Math.sin((Math.PI * (i + 0.4)) / span) ** 0.6 * r.range(0.55, 1.1),
      ],
    )
    return `${curve(crest.map(([x, y]): Point => [x, y - 6]))}L${curve(foot.reverse()).slice(1)}Z`
  })
}

/** Brush marks that follow the fall of the dune, light to the sun and cool in the lee. */
function slopes(
  r: Random,
  top: readonly Point[],
  width: number,
  bottom: number,
  colour: (sunward: number, grassy: boolean) => string,
  cover: number,
  side: number,
): string {
  const out: string[] = []
  const count = Math.round(width / 5)
  const high = Math.max(40, bottom - (top[0]?.[1] ?? 0))
  for (let i = 0; i < count; i++) {
    const depth = r.next() ** 1.4
    const index = r.int(2, top.length - 3)
    const [a, b] = [top[index - 2], top[index + 2]]
    const at = top[index]
    if (!a || !b || !at) continue
    const slope = (b[1] - a[1]) / (b[0] - a[0])
    const y = at[1] + depth * high * 0.75
    const fall = slope * (1 - depth * 0.75) + 0.03
    const sunward = -side * -slope * 3 * (1 - depth * 0.6) + r.bell() * 0.35
    const [w, h] = [r.range(26, 90) * (0.6 + depth), r.range(4, 11) * (0.5 + depth)]
    out.push(
      blob(
        [
          [at[0] - w, y - w * fall],
          [at[0], y - h * 0.6],
          [at[0] + w, y + w * fall],
          [at[0] + w * 0.2, y + h],
        ],
        colour(sunward, r.chance(cover)),
        { opacity: n(r.range(0.3, 0.62)) },
      ),
    )
  }
  return out.join('')
}

/** Scattered marram over an area, small above and large below. */
export function scatter(
  light: Palette,
  seed: string | number,
  area: {
    from: number
    to: number
    top: number
    bottom: number
    small: number
    large: number
    count: number
    distance?: number
    colours?: readonly [string, string, string]
  },
): string {
  const r = random(`scatter ${seed}`)
  const places = Array.from({ length: area.count }, () => ({
    x: r.range(area.from, area.to),
    t: r.next() ** 0.8,
  })).sort((a, b) => a.t - b.t)
  return places
    .map(({ x, t }) =>
      tuft(
        light,
        x,
        area.top + (area.bottom - area.top) * t,
        (area.small + (area.large - area.small) * t) * r.range(0.6, 1.1),
        r,
        { distance: (area.distance ?? 0) * (1 - t), colours: area.colours, blades: 10 + Math.round(t * 10) },
      ),
    )
    .join('')
}

/** Wind ripples on bare sand. */
export function ripples(
  light: Palette,
  r: Random,
  area: { from: number; to: number; top: number; bottom: number },
): string {
  const out: string[] = []
  for (let y = area.top; y < area.bottom; y += 5 + (y - area.top) * 0.06) {
    const points: Point[] = []
    for (let x = area.from; x <= area.to; x += 60) points.push([x, y + r.range(-4, 4)])
    out.push(
      stroke(curve(points), light.lit(light.sand[r.chance(0.5) ? 2 : 0]), 1.2 + (y - area.top) * 0.012, {
        opacity: 0.3,
        'stroke-dasharray': `${r.int(40, 160)} ${r.int(20, 120)}`,
      }),
    )
  }
  return group(out, { filter: 'url(#hand)' })
}
