import type { ComponentType } from 'react'

type IslandModule = { default: ComponentType<Record<string, unknown>> }

const modules = import.meta.glob<IslandModule>('../../src/**/*.island.tsx')

const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ''), load]),
)

export function islandLoader(name: string): (() => Promise<IslandModule>) | undefined {
  return loaders.get(name)
}
