import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'docs/performance.md'

interface Run {
  commit: string
  printed: string
}

/** Short hash of the commit that is measured. Throws where what is measured is in no commit. */
export function measuredCommit(): string {
  const changed = git('status', '--porcelain', '--', '.', `:!${file}`)
  if (changed !== '') throw new Error(`Commit first, for figures are written down with their commit:\n${changed}`)
  return git('rev-parse', '--short', 'HEAD')
}

/** Puts what a run printed in place of what that part of the bench has written down before. */
export function writeSection(name: string, run: Run): void {
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), name, run))
  console.log(`Written into ${file}`)
}

/** The section stands between two comments, which stay. What a run says before its figures is left out. Throws where the document has no place for it. */
export function replaceSection(document: string, name: string, { commit, printed }: Run): string {
  const [start, end] = [`<!-- bench ${name} -->`, `<!-- end of bench ${name} -->`]
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} has no place for "${name}"`)
  const figures = printed.slice(Math.max(0, printed.search(/^(?:\||Load of the machine)/m))).trim()
  return `${document.slice(0, from + start.length)}\n\nCommit ${commit}.\n\n${figures}\n\n${document.slice(to)}`
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8' }).trim()
}
