import * as v from 'valibot'
import { errorTexts } from '../../src/contracts/error-texts.ts'
import { BuildRulesSchema, LatestBuildSchema, type VersionRequest, VersionSchema } from '../../src/contracts/version.ts'
import { buildInterval, checkTimeout, versionInterval } from '../measures.ts'
import { everyWhileSeen } from './while-seen.ts'

/**
 * Asks from time to time which build answers now (specification, section 4).
 * @returns whether the site has had a change since this page was written, as far as is known: another build answers, or
 * none did when it was asked
 */
export function watchVersion(root: Document, buildId: string): () => boolean {
  let hasHadChange = false
  function change() {
    hasHadChange = true
    for (const stop of stops) stop()
  }
  const stops = [
    everyWhileSeen(root, versionInterval, () => askVersion(buildId).then((id) => id === buildId || change(), warn)),
    everyWhileSeen(root, buildInterval, () => askLatestBuild().then((id) => id === buildId || change(), log)),
  ]
  function warn(error: unknown) {
    console.warn(errorTexts.versionCheckFailed, error)
    change()
  }
  return () => hasHadChange
}

function log(error: unknown): void {
  console.error(errorTexts.manifestFetchFailed, error)
}

async function askVersion(token: string): Promise<string> {
  const request: VersionRequest = { token }
  const headers = { 'content-type': 'application/json' }
  const reply = await ask('/api/version/', { method: 'POST', headers, body: JSON.stringify(request) })
  return v.parse(VersionSchema, reply).engine.instanceId
}

/** A build is there when its own manifest is: until then some places answer with the one before. */
async function askLatestBuild(): Promise<string> {
  const { id } = v.parse(LatestBuildSchema, await ask(`/builds/latest.json?${Date.now()}`))
  return v.parse(BuildRulesSchema, await ask(`/builds/meta/${id}.json`)).id
}

async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(checkTimeout) })
  if (!response.ok) throw new Error(errorTexts.requestFailed(response.status))
  return response.json()
}
