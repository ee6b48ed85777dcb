import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Scene } from './scene.ts'
import { HEIGHT, WIDTH } from './svg.ts'

export const originals = new URL('./originals/', import.meta.url)

sharp.concurrency(1)
sharp.cache(false)

export interface Rendered {
  scene: Scene
  file: string
  width: number
  height: number
  fileSize: number
}

/**
 * Cuts off the canvas's bleed. Steps down from quality 80 only where a picture would weigh more than
 * its share of the set.
 */
async function encode(svg: string, width: number, height: number): Promise<Buffer> {
  const limit = (95_000 * width * height) / (WIDTH * HEIGHT)
  const drawing = sharp(Buffer.from(svg), { unlimited: true })
  const full = await drawing.metadata()
  const left = Math.round(((full.width ?? width) - width) / 2)
  const top = Math.round(((full.height ?? height) - height) / 2)
  const cut = left > 0 && top > 0 ? drawing.extract({ left, top, width, height }) : drawing
  const { data, info } = await cut.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  let best: Buffer | undefined
  for (const quality of [80, 73, 66]) {
    best = await sharp(data, { raw }).webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (best.length <= limit) break
  }
  if (!best) throw new Error('nothing encoded')
  return best
}

async function render(scene: Scene, folder: URL = originals): Promise<Rendered> {
  const { width = WIDTH, height = HEIGHT } = scene
  const data = await encode(scene.svg(), width, height)
  await mkdir(folder, { recursive: true })
  const file = `${scene.id}.webp`
  await writeFile(new URL(file, folder), data)
  return { scene, file, width, height, fileSize: data.length }
}

/** One after the other: the machine is shared. */
export async function renderAll(
  scenes: readonly Scene[],
  each: (done: Rendered) => void,
  folder?: URL,
): Promise<Rendered[]> {
  const all: Rendered[] = []
  for (const scene of scenes) {
    const done = await render(scene, folder)
    each(done)
    all.push(done)
  }
  return all
}
