import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'

const folder = fileURLToPath(new URL('.', import.meta.url))
const installed = `${folder}node_modules/lighthouse/core/index.js`

const AuditSchema = v.object({
  title: v.string(),
  score: v.nullable(v.number()),
  displayValue: v.optional(v.string()),
  numericValue: v.optional(v.number()),
  details: v.optional(v.looseObject({ items: v.optional(v.unknown()) })),
})
const ReportSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  audits: v.record(v.string(), AuditSchema),
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
})
export type Report = v.InferOutput<typeof ReportSchema>

/**
 * Lighthouse, which this folder's own package.json names: nothing else needs its 110 MB, so that they are installed when
 * it is first requested. Deleting node_modules here installs it anew.
 */
export async function loadLighthouse(): Promise<(url: string, flags: object) => Promise<Report>> {
  if (!existsSync(installed)) await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  const { default: lighthouse } = await import(installed)
  return async (url, flags) => {
    const result: unknown = await lighthouse(url, flags)
    return v.parse(v.object({ lhr: ReportSchema }), result, { message: `Lighthouse has no report on ${url}` }).lhr
  }
}
