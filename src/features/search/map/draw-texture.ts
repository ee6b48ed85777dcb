/** Pixels of a tile that repeats. */
const tileSize = 192

interface Texture {
  /** Where each mark stands on the tile. */
  spots: readonly (readonly [x: number, y: number])[]
  draw: (context: CanvasRenderingContext2D) => void
}

const blades = [-5, 0, 5]
/** Dune grass: three blades from one root. */
export const tufts: Texture = {
  spots: [
    ...([
      [22, 30],
      [86, 16],
      [152, 44],
      [54, 84],
    ] as const),
    ...([
      [120, 98],
      [176, 120],
      [22, 142],
      [88, 160],
      [146, 176],
    ] as const),
  ],
  draw(context) {
    for (const lean of blades) {
      context.moveTo(0, 0)
      context.quadraticCurveTo(lean / 4, -5, lean, Math.abs(lean) / 3 - 8)
    }
  },
}

/** A wave: two crests side by side. */
export const waves: Texture = {
  spots: [
    [32, 34],
    [122, 22],
    [72, 84],
    [158, 96],
    [26, 138],
    [114, 154],
  ],
  draw(context) {
    context.moveTo(-9, 0)
    context.quadraticCurveTo(-4.5, -4, 0, 0)
    context.quadraticCurveTo(4.5, -4, 9, 0)
  },
}

/** A fill that repeats the texture; Leaflet hands it to the canvas as it does a colour. */
export function fillOf({ spots, draw }: Texture, colour: string): string {
  const tile = document.createElement('canvas')
  const scale = Math.max(1, devicePixelRatio)
  tile.width = tile.height = Math.round(tileSize * scale)
  const context = tile.getContext('2d')
  if (!context) return 'transparent'
  context.strokeStyle = colour
  context.lineCap = 'round'
  for (const [x, y] of spots) {
    context.setTransform(scale, 0, 0, scale, x * scale, y * scale)
    context.lineWidth = 1.25
    context.beginPath()
    draw(context)
    context.stroke()
  }
  const pattern = context.createPattern(tile, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(tileSize / tile.width))
  return (pattern ?? 'transparent') as string
}
