import { type Colour, hex } from './colour.ts'

type Pattern =
  | 'plain'
  | 'planks'
  | 'wood'
  | 'panel'
  | 'tile'
  | 'brick'
  | 'linen'
  | 'wool'
  | 'weave'
  | 'stripe'
  | 'checks'
  | 'art'
  | 'sand'
  | 'stone'
  | 'stave'
  | 'flame'
  | 'pool'
  | 'spines'
  | 'straw'
  | 'snow'

export interface Material {
  colour: Colour
  second: Colour
  pattern: Pattern
  /** Width of a board, tile or stripe in metres. */
  size: number
  tall: number
  /** 0..1: how much of the surroundings shows at a shallow angle. */
  gloss: number
  mirror: number
  rough: number
  /** Light of its own, seen by the eye only. */
  glow: number
  bump: number
  /** Runs boards along the other direction. */
  across: boolean
  seed: number
}

export function material(
  colour: string,
  more: Partial<Omit<Material, 'colour' | 'second'>> & { second?: string } = {},
): Material {
  const { second, ...rest } = more
  return {
    colour: hex(colour),
    second: hex(second ?? colour),
    pattern: 'plain',
    size: 0.12,
    tall: 0.12,
    gloss: 0,
    mirror: 0,
    rough: 0.03,
    glow: 0,
    bump: 0,
    across: false,
    seed: 1,
    ...rest,
  }
}

export const oakFloor = material('#d8b88c', { pattern: 'planks', size: 0.16, tall: 2.4, gloss: 0.35, rough: 0.06 })
export const paleFloor = material('#e3d1b4', { pattern: 'planks', size: 0.19, tall: 3, gloss: 0.3, rough: 0.07 })
export const oldFloor = material('#b98f62', { pattern: 'planks', size: 0.22, tall: 3.2, gloss: 0.3, rough: 0.08 })
export const deckFloor = material('#b9a68c', { pattern: 'planks', size: 0.145, tall: 3.6, gloss: 0.12, rough: 0.12 })
export const oak = material('#d2ad7c', { pattern: 'wood', gloss: 0.16, rough: 0.12 })
export const paleOak = material('#e2c9a2', { pattern: 'wood', gloss: 0.12, rough: 0.12 })
export const darkOak = material('#8a6442', { pattern: 'wood', gloss: 0.16, rough: 0.12 })
export const greyWood = material('#b5a894', { pattern: 'wood' })
export const aspen = material('#dcb88a', { pattern: 'panel', size: 0.09 })
export const aspenBench = material('#e6c89c', { pattern: 'wood' })
export const whiteWall = material('#f1ece2')
export const warmWall = material('#eadfce')
export const seaWall = material('#a9c0c2')
export const blueWall = material('#7d9cab')
export const whitePanel = material('#f0ebe1', { pattern: 'panel', size: 0.12 })
export const bluePanel = material('#8fabb5', { pattern: 'panel', size: 0.12 })
export const pinePanel = material('#e0c295', { pattern: 'panel', size: 0.12 })
export const whiteWood = material('#f4efe6', { gloss: 0.08, rough: 0.1 })
export const linen = material('#e9dfcd', { pattern: 'linen', bump: 0.1 })
export const whiteLinen = material('#f5f1e8', { pattern: 'linen', bump: 0.1 })
export const sandLinen = material('#d4c0a1', { pattern: 'linen', bump: 0.1 })
export const blueLinen = material('#6d8796', { pattern: 'linen', bump: 0.1 })
export const seaLinen = material('#9db8bb', { pattern: 'linen', bump: 0.1 })
export const inkLinen = material('#3c5666', { pattern: 'linen', bump: 0.1 })
export const grassLinen = material('#8a9a72', { pattern: 'linen', bump: 0.1 })
export const rustLinen = material('#b47c5c', { pattern: 'linen', bump: 0.1 })
export const mustard = material('#c9a561', { pattern: 'linen', bump: 0.1 })
export const greyWool = material('#a9a69d', { pattern: 'wool', bump: 0.16 })
export const creamWool = material('#e8dcc6', { pattern: 'wool', bump: 0.2 })
export const greenWool = material('#7f8f70', { pattern: 'wool', bump: 0.16 })
export const blueWool = material('#5d7584', { pattern: 'wool', bump: 0.16 })
export const leather = material('#a9673c', { gloss: 0.25, rough: 0.14, bump: 0.06, pattern: 'linen' })
export const iron = material('#2b2a29', { gloss: 0.25, rough: 0.15 })
export const steel = material('#c2c3c0', { gloss: 0.6, mirror: 0.35, rough: 0.08 })
export const brass = material('#c99f57', { gloss: 0.5, mirror: 0.25, rough: 0.1 })
export const porcelain = material('#f6f4ee', { gloss: 0.45, rough: 0.03 })
export const stoneware = material('#d9cdb8', { gloss: 0.2, rough: 0.08 })
export const blueware = material('#52788c', { gloss: 0.3, rough: 0.05 })
export const terracotta = material('#b8704a')
export const glassware = material('#dfe8e4', { gloss: 0.7, mirror: 0.22, rough: 0.01 })
export const mirrorGlass = material('#f2f5f4', { mirror: 0.93, rough: 0 })
export const darkGlass = material('#1d2427', { gloss: 0.7, mirror: 0.12, rough: 0.02 })
export const leaf = material('#6d7f52', { second: '#93a06a' })
export const paleLeaf = material('#a3ad83')
export const twig = material('#7a5f45')
export const paper = material('#f3ead8')
export const lampShade = material('#fff0d4', { glow: 1.1 })
export const bulb = material('#ffe1a6', { glow: 2.6 })
export const ember = material('#ffb25a', { pattern: 'flame', glow: 2.2, second: '#ff7a26' })
export const whiteBrick = material('#ebe4d8', { pattern: 'brick', size: 0.23, tall: 0.07, second: '#d5ccbd' })
export const whiteTile = material('#eef0ec', {
  pattern: 'tile',
  size: 0.15,
  tall: 0.15,
  second: '#cfd0c9',
  gloss: 0.4,
  rough: 0.03,
})
export const seaTile = material('#9fbfc0', {
  pattern: 'tile',
  size: 0.1,
  tall: 0.1,
  second: '#dfe5e0',
  gloss: 0.4,
  rough: 0.03,
})
export const greyTile = material('#b9b6ae', {
  pattern: 'tile',
  size: 0.6,
  tall: 0.6,
  second: '#a19e96',
  gloss: 0.35,
  rough: 0.06,
})
export const sandTile = material('#d6c8b0', {
  pattern: 'tile',
  size: 0.6,
  tall: 0.6,
  second: '#bdae95',
  gloss: 0.3,
  rough: 0.06,
})
export const slab = material('#b7b2a6', { pattern: 'stone', gloss: 0.25, rough: 0.08 })
export const sand = material('#e2d0ab', { pattern: 'sand', bump: 0.3 })
export const snow = material('#eef2f5', { pattern: 'snow', bump: 0.15 })

/** The same stuff in another colour. */
export function dyed(base: Material, colour: string, more: Partial<Material> = {}): Material {
  const c = hex(colour)
  return { ...base, colour: c, second: base.second === base.colour ? c : base.second, ...more }
}
