import { fullLoads } from './full-loads.ts'

export function needsFullLoad(path: string): boolean {
  return fullLoads.some((start) => path.startsWith(start))
}
