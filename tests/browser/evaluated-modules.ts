import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/*
 * What the built site worker evaluates: its files hold many modules, each of which is evaluated when it is first
 * imported, so the maps tell which code is whose.
 */

const folder = 'dist/marehalm'
const ImportsSchema = v.record(v.string(), v.array(v.string()))
const MapSchema = v.object({ sources: v.array(v.string()), mappings: v.string() })

/** Sources that are evaluated before the first answer, and those that are for these modules. */
export function evaluatedModules(...modules: string[]): string[] {
  const imports = v.parse(ImportsSchema, JSON.parse(readFileSync(`${folder}/.vite/imports.json`, 'utf8')))
  const evaluated = new Set<string>()
  function add(module: string): void {
    if (evaluated.has(module)) return
    const imported = imports[module]
    if (!imported) throw new Error(`The build has no module ${module}`)
    evaluated.add(module)
    for (const each of imported) add(each)
  }
  for (const module of ['src/index.ts', ...modules]) add(module)
  return [...evaluated]
}

/** The built code of each module by its source. */
export function builtCode(): ReadonlyMap<string, string> {
  const code = new Map<string, string>()
  for (const map of globSync(`${folder}/{start,later/*}.js.map`)) {
    for (const [source, part] of codeOf(map)) code.set(source, (code.get(source) ?? '') + part)
  }
  return code
}

/** The pieces of a file, each with its source; what the bundler has put between belongs to the source before. */
function* codeOf(mapFile: string): Generator<[source: string, part: string]> {
  const map = v.parse(MapSchema, JSON.parse(readFileSync(mapFile, 'utf8')))
  const lines = readFileSync(mapFile.replace(/\.map$/, ''), 'utf8').split('\n')
  let [index, source] = [0, '']
  for (const [number, mapped] of map.mappings.split(';').entries()) {
    const line = lines[number] ?? ''
    let [column, begin] = [0, 0]
    for (const segment of mapped === '' ? [] : mapped.split(',')) {
      const [columns = 0, sources] = numbersOf(segment)
      column += columns
      if (sources === undefined) continue
      index += sources
      yield [source, line.slice(begin, column)]
      begin = column
      source = (map.sources[index] ?? '').replace(/^(\.\.\/)+/, '')
    }
    yield [source, line.slice(begin)]
  }
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The numbers of a segment of a source map (ECMA-426, base64 VLQ). */
function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const letter of segment) {
    const digit = digits.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
