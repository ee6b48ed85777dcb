import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { EditCopy } from './project-copy.ts'

/** Files that are deleted: the feature, its texts, its contract, its back-end service, its seed and tests. */
const gone = [
  'src/features/contest',
  'src/editions/{da,de,en}/contest.ts',
  'src/contracts/contest.ts',
  'src/backend/contest',
  'src/commands/openapi/contest-submissions.ts',
  'src/backend/seed/data/content/photo-contests.json',
  'tests/unit/features/contest*.test.ts',
]

/** Lists that lose a line each, with its import. */
const lists = [
  // The feature's own: its routes and itself.
  'src/urls/routes.ts',
  'src/features.ts',
  // Its texts, and the template that editors choose for its page.
  'src/editions/{da,de,en}/index.ts',
  'src/editions/url-words.ts',
  'src/contracts/route.ts',
  // Its back-end service and seed.
  'src/backend/workers/app.ts',
  'src/commands/openapi/workers-service.ts',
  'src/backend/management/moderation.ts',
  'src/contracts/content-model.ts',
  'src/backend/seed/content/content-entries.ts',
  'src/backend/seed/data/content/settings.json',
  'src/contracts/settings.ts',
  // Its limits.
  'tests/unit/domain/limits.test.ts',
]

const described = 'docs/services/workers.openapi.json'

/** Seeded entries: its page, its line in the menu, a redirect to it. */
const seeded = ['src/backend/seed/data/{content/pages,content/navigation,redirects}.json']

/** Takes the photo contest out of a copy of the project: its files, its lines in the lists, its seeded entries. */
export function dropContest(folder: string, edit: EditCopy): void {
  const inCopy = (pattern: string) => {
    const paths = globSync(pattern, { cwd: folder })
    if (paths.length === 0) throw new Error(`Nothing is called ${pattern}`)
    return paths
  }
  for (const path of gone.flatMap(inCopy)) rmSync(join(folder, path), { recursive: true })
  for (const path of lists.flatMap(inCopy)) edit(path, withoutContest)
  for (const path of seeded.flatMap(inCopy)) edit(path, (text) => JSON.stringify(JSON.parse(text, dropEntries)))
  edit(described, (text) => JSON.stringify(JSON.parse(text, dropContestPath)))
}

/** Without the lines that name the contest, and without it among others in a line. */
function withoutContest(text: string): string {
  const others = text.replace(/\b(?:contests|photoContests), |, (?:contests|photoContests)\b/g, '')
  return others
    .split('\n')
    .filter((line) => !/contest/i.test(line) || /^\s*(?:\/?\*|const uploads)/.test(line))
    .join('\n')
}

function dropContestPath(name: string, value: unknown): unknown {
  return name.includes('contest_image') ? undefined : value
}

function dropEntries(_name: string, value: unknown): unknown {
  const namesContest = ({ id, to }: { id?: unknown; to?: unknown }) => /contest/.test(JSON.stringify([id, to]))
  return Array.isArray(value) ? value.filter((each) => !namesContest(each)) : value
}
