import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'

export interface Source {
  path: string
  text: string
}

/** The project's own program files, by path. */
export async function readSources(patterns: string[]): Promise<Source[]> {
  const paths = (await Array.fromAsync(glob(patterns))).sort()
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
