import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'

const ReportSchema = v.object({
  diagnostics: v.array(
    v.object({
      category: v.string(),
      location: v.nullish(v.object({ path: v.union([v.string(), v.object({ file: v.string() })]) })),
    }),
  ),
})

/**
 * Lints the given files, by path, with the project's own rules, in a folder of their own that is gone afterwards.
 * @returns for each path that broke a rule the names of the rules
 */
export function lintPlanted(files: Record<string, string>): Map<string, Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'marehalm-rules-'))
  try {
    // The plugins are named by paths from here.
    const text = readFileSync('biome.json', 'utf8').replaceAll('"./tests/', `"${resolve('tests')}/`)
    const alone = { ...JSON.parse(text), $schema: undefined, vcs: { enabled: false } }
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(alone))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return rulesByFile(runBiome(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Biome ends with a code of its own when it finds something: its report is read all the same. */
function runBiome(folder: string): string {
  const parameters = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  try {
    return execFileSync(resolve('node_modules/.bin/biome'), parameters, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}

function rulesByFile(output: string): Map<string, Set<string>> {
  const { diagnostics } = v.parse(ReportSchema, JSON.parse(output))
  const found = new Map<string, Set<string>>()
  for (const { category, location } of diagnostics) {
    const path = typeof location?.path === 'string' ? location.path : location?.path.file
    if (path === undefined) continue
    const rules = found.get(path) ?? new Set()
    found.set(path, rules.add(category))
  }
  return found
}
