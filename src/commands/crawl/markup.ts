import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const program = 'node_modules/.bin/html-validate'
const config = fileURLToPath(new URL('html-validate.json', import.meta.url))

/** One for each page in which something is wrong. */
const ReportSchema = v.array(
  v.object({
    filePath: v.string(),
    messages: v.array(v.object({ ruleId: v.string(), message: v.string(), selector: v.nullish(v.string(), '') })),
  }),
)

export interface MarkupFault {
  address: string
  detail: string
}

/** What html-validate finds in pages by the HTML standard, in a process of its own: it takes as long as the crawl. */
export async function markupFaults(pages: ReadonlyMap<string, string>): Promise<MarkupFault[]> {
  if (pages.size === 0) return []
  const folder = await mkdtemp(join(tmpdir(), 'markup-'))
  try {
    const addresses = [...pages.keys()]
    const files = addresses.map((_, index) => join(folder, `${index}.html`))
    await Promise.all([...pages.values()].map((html, index) => writeFile(files[index] ?? '', html)))
    const report = v.parse(ReportSchema, JSON.parse(await run(['--config', config, '--formatter', 'json', ...files])))
    return report.flatMap(({ filePath, messages }) => {
      const address = addresses[files.indexOf(filePath)] ?? filePath
      return messages.map(({ ruleId, message, selector }) => ({
        address,
        detail: `${ruleId}: ${message} (${selector})`,
      }))
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** It ends with 1 where it finds something, and says what all the same. */
function run(parameters: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...parameters], { maxBuffer: 64 * 1024 * 1024 }, (error, found, told) => {
      if (error && found === '') reject(new Error(`html-validate: ${told || error.message}`))
      else resolve(found)
    })
  })
}
