import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Picture } from './catalogue.ts'
import { type Rendered, renderAll } from './render.ts'
import type { Scene } from './scene.ts'

/**
 * `draw.ts` draws all; `draw.ts exteriors` one set; `draw.ts exteriors a b` only these (a name ending
 * in `*` stands for all that begin so); `--into folder` draws there and leaves the catalogue alone.
 */
const sets: Readonly<Record<string, () => Promise<readonly Scene[]>>> = {
  exteriors: async () => (await import('./exteriors.ts')).exteriors,
  interiors: async () => (await import('./interiors.ts')).interiors,
}

async function known(set: string): Promise<Picture[]> {
  const text = await readFile(new URL(`./catalogue.${set}.json`, import.meta.url), 'utf8').catch(() => '[]')
  return JSON.parse(text) as Picture[]
}

function toPicture({ scene, file, width, height, fileSize }: Rendered): Picture {
  const { id, kind, tag, style, season, hour, alt } = scene
  return {
    id,
    file,
    kind,
    tag,
    ...(style && { style }),
    ...(season && { season }),
    ...(hour && { hour }),
    alt,
    width,
    height,
    fileSize,
  }
}

async function writeJson(name: string, data: readonly Picture[]): Promise<void> {
  await writeFile(new URL(`./${name}`, import.meta.url), `${JSON.stringify(data, null, 2)}\n`)
}

function wanted(id: string, names: readonly string[]): boolean {
  return (
    names.length === 0 || names.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name))
  )
}

async function drawSet(set: string, names: readonly string[], into: string | undefined): Promise<void> {
  const scenes = (await sets[set]?.()) ?? []
  const drawn = await renderAll(
    scenes.filter(({ id }) => wanted(id, names)),
    ({ file, fileSize }) => console.log(`${String(Math.round(fileSize / 1024)).padStart(5)} kB  ${file}`),
    into ? pathToFileURL(`${into}/`) : undefined,
  )
  if (into) return
  const fresh = new Map([...(await known(set)), ...drawn.map(toPicture)].map((picture) => [picture.id, picture]))
  const list = scenes.flatMap(({ id }) => fresh.get(id) ?? [])
  await writeJson(`catalogue.${set}.json`, list)
  const total = list.reduce((sum, { fileSize }) => sum + fileSize, 0)
  console.log(`${set}: ${list.length} pictures, ${(total / 1024 / 1024).toFixed(2)} MB`)
}

async function main(args: readonly string[]): Promise<void> {
  const flag = args.indexOf('--into')
  const into = flag < 0 ? undefined : args[flag + 1]
  const [set, ...names] = flag < 0 ? args : args.slice(0, flag)
  for (const name of set ? [set] : Object.keys(sets)) await drawSet(name, names, into)
  if (!into) await writeJson('catalogue.json', (await Promise.all(Object.keys(sets).map(known))).flat())
}

await main(process.argv.slice(2))
