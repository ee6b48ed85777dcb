import * as v from 'valibot'
import { defineFragment } from '../../routing/fragment.ts'
import { isOfNoAddress, loadOutput } from './load-outputs.ts'
import { contentOf } from './output-content.tsx'

export const outputPart = defineFragment({
  name: 'content-output',
  parameters: v.strictTuple([v.pipe(v.string(), v.guard(isOfNoAddress))]),
  load: async (request, kind) => contentOf(kind, await loadOutput(request, kind), request),
})
