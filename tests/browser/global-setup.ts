import { chromiumPath } from './chromium.ts'

/** Unpacks Chromium before a worker starts: each of them would do so by itself otherwise. */
export default async function unpackBrowser(): Promise<void> {
  await chromiumPath()
}
