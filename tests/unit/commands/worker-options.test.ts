import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { workerOptionsOf } from '../../../src/commands/worker-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'marehalm-options-'))
const config = join(folder, 'wrangler.toml')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a worker has the options that wrangler reads, and others as soon as its configuration or its own variables change', () => {
  const write = (greeting: string, bucket: string) =>
    writeFileSync(
      config,
      `name = "a"\ncompatibility_date = "2026-10-01"\n[vars]\nGREETING = "${greeting}"\n[[r2_buckets]]\nbinding = "B"\nbucket_name = "${bucket}"`,
    )
  write('hello', 'one')
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  for (let round = 0; round < 2; round += 1) expect(workerOptionsOf(config)).toEqual(workerOptions)
  expect(workerOptionsOf(config)).toMatchObject({ bindings: { GREETING: 'hello' }, r2Buckets: { B: { id: 'one' } } })

  write('good day', 'two')
  expect(workerOptionsOf(config)).toMatchObject({ bindings: { GREETING: 'good day' }, r2Buckets: { B: { id: 'two' } } })
  writeFileSync(join(folder, '.dev.vars'), 'GREETING=here')
  expect(workerOptionsOf(config)).toMatchObject({
    bindings: unstable_getMiniflareWorkerOptions(config).workerOptions.bindings,
  })
  expect(workerOptionsOf(config)).toMatchObject({ bindings: { GREETING: 'here' } })
})
