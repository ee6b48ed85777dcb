import type { Built, Site } from './site.ts'
import type { Frame } from './world.ts'

export interface HouseOptions {
  frame: Frame
  length?: number
  snow?: boolean
  /** turns the same house into another one */
  variant?: number
  /** which side: towards the road, or the garden with its wide doors */
  garden?: boolean
}

export type House = (s: Site, o: HouseOptions) => Built

export function several(...parts: readonly Built[]): Built {
  return {
    svg: parts.map(({ svg }) => svg).join(''),
    corners: parts.flatMap(({ corners }) => corners),
    glow: parts.map(({ glow }) => glow).join(''),
  }
}
