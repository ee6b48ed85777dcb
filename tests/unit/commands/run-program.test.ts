import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = join(process.cwd(), 'src/commands/run-program.ts')

test('a build that is interrupted leaves nothing that counts as the build of earlier sources', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-build-'))
  try {
    await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'wrangler.toml'), 'name = "changed"')
    await writeFile(join(folder, 'dist/.sources'), 'hash of the earlier sources')
    await writeFile(join(folder, 'node_modules/.bin/vite'), '#!/bin/sh\nkill -9 $$\n')
    await chmod(join(folder, 'node_modules/.bin/vite'), 0o755)
    const script = `import { buildIfChanged } from ${JSON.stringify(program)}; await buildIfChanged()`
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
    await expect(run).rejects.toThrow()
    expect(existsSync(join(folder, 'dist/.sources'))).toBe(false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
