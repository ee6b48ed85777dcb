import { mix } from './colour.ts'
import type { Palette } from './palette.ts'
import { group, n, type Random, random } from './svg.ts'

/** One blade as a tapering sliver from `x`, `y`, bending by `lean` pixels. */
export function blade(x: number, y: number, height: number, lean: number, width: number): string {
  const [tx, ty] = [x + lean, y - height]
  const [mx, my] = [x + lean * 0.25, y - height * 0.62]
  return `M${n(x - width / 2)} ${n(y)}Q${n(mx - width / 3)} ${n(my)} ${n(tx)} ${n(ty)}Q${n(mx + width / 2)} ${n(my)} ${n(x + width / 2)} ${n(y)}Z`
}

export interface TuftOptions {
  /** pixels to the right the wind bends a tall blade, as part of its height */
  wind?: number
  blades?: number
  colours?: readonly [string, string, string]
  /** 0…1 into the haze */
  distance?: number
}

/** A tuft of marram grass: dark blades behind, light ones before. */
export function tuft(
  light: Palette,
  x: number,
  y: number,
  height: number,
  r: Random,
  options: TuftOptions = {},
): string {
  const { wind = 0.35, blades = Math.round(10 + height / 7), colours = light.marram, distance = 0 } = options
  const tones = [light.shaded(colours[2]), light.shaded(colours[1]), light.lit(colours[1]), light.lit(colours[0])]
  return tones
    .map((tone, layer) => {
      let d = ''
      const count = Math.ceil(blades / (layer === 3 ? 5 : 3))
      for (let i = 0; i < count; i++) {
        const spread = r.bell()
        const tall = height * r.range(0.5, 1) * (1 - Math.abs(spread) * 0.25)
        d += blade(
          x + spread * height * 0.2,
          y + r.range(-0.02, 0.05) * height,
          tall,
          tall * (wind * r.range(0.5, 1.3) + spread * 0.55),
          Math.max(1.1, height * 0.022),
        )
      }
      return `<path d="${d}" fill="${light.far(tone, distance)}"/>`
    })
    .join('')
}

/** Large grasses rising from the lower edge, to frame a picture. `from`…`to` in pixels across. */
export function foreground(
  light: Palette,
  from: number,
  to: number,
  baseY: number,
  height: number,
  seed: string | number,
  options: TuftOptions = {},
): string {
  const r = random(`foreground ${seed}`)
  const count = Math.max(3, Math.round((to - from) / (height * 0.28)))
  const dark = {
    ...options,
    colours: light.marram.map((c) => mix(c, light.shadow, 0.35)) as unknown as [string, string, string],
  }
  const row = (o: TuftOptions, scale: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + r.next()) / count
      const edge = Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.35
      return tuft(
        light,
        from + (to - from) * t,
        baseY + r.range(-6, 18),
        height * scale * r.range(0.6, 1.05) * (0.55 + 0.45 * edge),
        r,
        { blades: 22, ...o },
      )
    }).join('')
  return group(row(dark, 1) + row(options, 0.82))
}
