import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'

/** The sites of a run start beside the tests that need none: the first that need one wait here. */
const latest = performance.now() + 600_000
let state = ''
while (state === '') {
  if (performance.now() > latest) throw new Error('The sites have not started for ten minutes.')
  state = await readFile(inject('startedPath'), 'utf8').catch(() => '')
  if (state === '') await wait(50)
}
if (state !== 'started') throw new Error(`The sites have not started: ${state}`)
