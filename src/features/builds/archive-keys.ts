export const assetsPrefix = 'assets/'
export const buildsPrefix = 'builds/'

export function assetKey(name: string): string {
  return assetsPrefix + name
}

export function buildKey(id: string): string {
  return `${buildsPrefix}${id}.json`
}
