import type { SourceMap } from 'node:module'
import { connectInspector } from './inspector.ts'

/** Sources of a worker's time. Other time belongs to the caller. */
const sources: readonly (readonly [name: string, file: RegExp])[] = [
  ['counts', /src\/features\/search\/(?:load-counts|counted-)|src\/domain\/.*counts?\b/],
  ['stream', /src\/document\/(?:render-document|render-main)|src\/routing\/cached-page/],
  [
    'calls and parsing',
    /src\/(?:services|cache|contracts|resolve-records|cached-reads)\b|\bkv\/|node_modules\/(?:valibot|graphql|graphql-request|meilisearch)\//,
  ],
  ['render', /node_modules\/(?:react|react-dom)\/|src\/(?:ui|document|islands)\/|\.tsx$/],
  ['middleware', /src\/(?:middleware|routing|app\.ts|site\.ts|index\.ts|session)|node_modules\/hono\//],
]

export const sourceNames = [...sources.map(([name]) => name), 'runtime', 'garbage', 'other'] as const

interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

interface Profile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

/** Microseconds between two looks at what runs. */
const interval = 500

/** Share of the script's time by its source, while `work` goes on; without the time in which nothing ran. */
export async function profileSources(
  inspectorPort: number,
  maps: (url: string) => SourceMap | undefined,
  work: () => Promise<void>,
): Promise<Map<string, number>> {
  const inspector = await connectInspector(inspectorPort)
  try {
    await inspector.call('Profiler.enable')
    await inspector.call('Profiler.setSamplingInterval', { interval })
    await inspector.call('Profiler.start')
    await work()
    const { profile } = (await inspector.call('Profiler.stop')) as { profile: Profile }
    return sharesOf(profile, (frame) => fileOf(maps(frame.url), frame))
  } finally {
    inspector.close()
  }
}

/** @param fileOf the source file of a function; empty for one of the runtime */
export function sharesOf(
  { nodes, samples, timeDeltas }: Profile,
  fileOf: (frame: CallFrame) => string,
): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const named = new Map<number, string | null>()

  function sourceOf(id: number | undefined): string | null {
    const node = id === undefined ? undefined : byId.get(id)
    if (!node) return 'other'
    const known = named.get(node.id)
    if (known !== undefined) return known
    const source = ownSource(node.callFrame, fileOf) ?? sourceOf(parents.get(node.id))
    const found = node.callFrame.functionName === '(idle)' ? null : source
    named.set(node.id, found)
    return found
  }

  const times = new Map<string, number>(sourceNames.map((name) => [name, 0]))
  let whole = 0
  for (const [index, id] of samples.entries()) {
    const source = sourceOf(id)
    if (source === null) continue
    const time = timeDeltas[index] ?? 0
    whole += time
    times.set(source, (times.get(source) ?? 0) + time)
  }
  return new Map([...times].map(([name, time]) => [name, whole === 0 ? 0 : time / whole]))
}

function ownSource(frame: CallFrame, fileOf: (frame: CallFrame) => string): string | null {
  if (frame.functionName === '(garbage collector)') return 'garbage'
  if (frame.functionName === '(program)') return 'runtime'
  const file = fileOf(frame)
  return sources.find(([, pattern]) => pattern.test(file))?.[0] ?? null
}

function fileOf(map: SourceMap | undefined, { lineNumber, columnNumber }: CallFrame): string {
  if (!map || lineNumber < 0) return ''
  const entry = map.findEntry(lineNumber, columnNumber)
  return 'originalSource' in entry ? entry.originalSource : ''
}
