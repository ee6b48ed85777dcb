import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Finding, fault } from './findings.ts'

const PackageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    engines: v.optional(v.object({ node: v.string() })),
    devDependencies: v.optional(v.record(v.string(), v.string()), {}),
  }),
)
const pinned = ['wrangler', 'miniflare', 'vite', '@cloudflare/vite-plugin'] as const

/** Whether what builds and deploys is what package.json says. */
export function toolFindings(folder = '.'): Finding[] {
  const read = (file: string) => v.parse(PackageSchema, readFileSync(`${folder}/${file}`, 'utf8'))
  const { devDependencies, engines } = read('package.json')
  const least = Number(/\d+/.exec(engines?.node ?? '')?.[0] ?? 0)
  const major = Number(process.versions.node.split('.')[0])
  return [
    ...(major < least ? [fault('tools', `Node ${process.versions.node} runs; ${least} or newer is needed.`)] : []),
    ...pinned.flatMap((name) => {
      const { version } = read(`node_modules/${name}/package.json`)
      const wanted = devDependencies[name]
      return version === wanted ? [] : [fault('tools', `${name} ${version} is installed, not ${wanted}: \`npm ci\`.`)]
    }),
  ]
}
