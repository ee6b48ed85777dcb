import { afterEach } from 'vitest'
import { problemsOfEngine } from './checked-by-engine.ts'

afterEach(async () => {
  const problems = await problemsOfEngine()
  if (problems.length > 0) throw new Error(`The search engine did not answer: ${problems.join('; ')}`)
})
