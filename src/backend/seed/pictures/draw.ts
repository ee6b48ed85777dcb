import { readFile, stat, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Picture } from './catalogue.ts'
import { originals, renderAll } from './render.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, WIDTH } from './svg.ts'

/**
 * `draw.ts` draws all; `draw.ts exteriors` one set; `draw.ts exteriors a b` only these (a name ending
 * in `*` stands for all that begin so); `--into folder` draws there and leaves the catalogue alone;
 * `--catalogue` draws nothing and only lists what is there.
 */
const sets: Readonly<Record<string, () => Promise<readonly Scene[]>>> = {
  exteriors: async () => (await import('./exteriors.ts')).exteriors,
  interiors: async () => (await import('./interiors.ts')).interiors,
}

async function known(set: string): Promise<Picture[]> {
  const text = await readFile(new URL(`./catalogue.${set}.json`, import.meta.url), 'utf8').catch(() => '[]')
  return JSON.parse(text) as Picture[]
}

/** A scene's entry, if its file has been drawn. */
async function picture(scene: Scene): Promise<Picture[]> {
  const { id, kind, tag, style, season, hour, alt, width = WIDTH, height = HEIGHT } = scene
  const file = `${id}.webp`
  const found = await stat(new URL(file, originals)).catch(() => undefined)
  if (!found) return []
  const optional = { ...(style && { style }), ...(season && { season }), ...(hour && { hour }) }
  return [{ id, file, kind, tag, ...optional, alt, width, height, fileSize: found.size }]
}

async function writeJson(name: string, data: readonly Picture[]): Promise<void> {
  await writeFile(new URL(`./${name}`, import.meta.url), `${JSON.stringify(data, null, 2)}\n`)
}

function wanted(id: string, names: readonly string[]): boolean {
  const fits = (name: string) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name)
  return names.length === 0 || names.some(fits)
}

interface Orders {
  names: readonly string[]
  into?: string
  listOnly: boolean
}

async function drawSet(set: string, { names, into, listOnly }: Orders): Promise<void> {
  const scenes = (await sets[set]?.()) ?? []
  const folder = into ? pathToFileURL(`${into}/`) : undefined
  const chosen = listOnly ? [] : scenes.filter(({ id }) => wanted(id, names))
  await renderAll(
    chosen,
    ({ file, fileSize }) => console.log(`${String(Math.round(fileSize / 1024)).padStart(5)} kB  ${file}`),
    folder,
  )
  if (into) return
  const list = (await Promise.all(scenes.map(picture))).flat()
  await writeJson(`catalogue.${set}.json`, list)
  const total = list.reduce((sum, { fileSize }) => sum + fileSize, 0)
  console.log(`${set}: ${list.length} pictures, ${(total / 1024 / 1024).toFixed(2)} MB`)
}

async function main(args: readonly string[]): Promise<void> {
  const flag = args.indexOf('--into')
  const into = flag < 0 ? undefined : args[flag + 1]
  const listOnly = args.includes('--catalogue')
  const words = args.filter((word, i) => !word.startsWith('--') && (flag < 0 || i !== flag + 1))
  const [set, ...names] = words
  for (const name of set ? [set] : Object.keys(sets)) await drawSet(name, { names, into, listOnly })
  if (!into) await writeJson('catalogue.json', (await Promise.all(Object.keys(sets).map(known))).flat())
}

await main(process.argv.slice(2))
