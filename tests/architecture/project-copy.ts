import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const parts = [
  'src',
  'client',
  'kv',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
]

/** What its tests read beside them. */
export const partsForTests = ['tests', 'docs', 'README.md', 'biome.json', 'knip.ts']

/** Changes a file of the copy, and throws where it is as it was. */
export type EditCopy = (path: string, change: (text: string) => string) => void

/** Copies the project to that folder. */
export function copyProject(folder: string, more: readonly string[] = []): EditCopy {
  for (const part of [...parts, ...more]) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return (path, change) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`${path} is as it was`)
    writeFileSync(join(folder, path), changed)
  }
}
