import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packageName = '@sparticuz/chromium'

/** The browser's executable: what `CHROMIUM` names, else the one of the npm package, unpacked on first use. */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const { version } = JSON.parse(await readFile(join(root, 'node_modules', packageName, 'package.json'), 'utf8'))
  return join(await unpackOnce(join(root, `node_modules/.cache/chromium-${version}`), unpackChromium), 'chromium')
}

/**
 * The folder with everything that `unpack` writes, or nothing at all: it is filled under a private name and then
 * renamed, because an executable that another process still writes can't be started (ETXTBSY), and a run that was
 * killed must not leave a half of it behind.
 */
export async function unpackOnce(folder: string, unpack: (folder: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder
  await mkdir(dirname(folder), { recursive: true })
  const own = await mkdtemp(`${folder}.`)
  try {
    await unpack(own)
    await rename(own, folder)
  } catch (error) {
    // Another process may have been first: its folder is as good.
    if (!existsSync(folder)) throw error
  } finally {
    await rm(own, { recursive: true, force: true })
  }
  return folder
}

/** In a process of its own: the package unpacks browser, libraries and fonts to wherever that process has its temporary files. */
async function unpackChromium(folder: string): Promise<void> {
  const script = `import chromium from '${packageName}'; await chromium.executablePath()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
  })
}
