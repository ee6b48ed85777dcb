/** Kind and parameters of a fragment. */
export interface FragmentName {
  name: string
  parameters: readonly string[]
}

export const fragmentFolder = '/__nuxt_island/'

/** 'lodging-similar' of '17' → 'lodging-similar.17', which a URL takes with its build. */
export function fragmentKey({ name, parameters }: FragmentName): string {
  return [name, ...parameters].join('.')
}

/** URL of a fragment: '/__nuxt_island/lodging-similar.17.4f2a90c1be.json'. */
export function fragmentUrl(key: string, buildId: string): string {
  return `${fragmentFolder}${key}.${buildId}.json`
}

const form = /^\/__nuxt_island\/([a-z]+(?:-[a-z]+)*)((?:\.[A-Za-z0-9-]{1,64}){0,4})\.([A-Za-z0-9-]{1,40})\.json$/

/** The fragment of such a URL; null for any URL that is not written exactly so. */
export function parseFragmentUrl({ pathname, search }: URL): (FragmentName & { buildId: string }) | null {
  const [, name, parameters, buildId] = form.exec(pathname) ?? []
  if (name === undefined || buildId === undefined || search !== '') return null
  return { name, parameters: parameters ? parameters.slice(1).split('.') : [], buildId }
}
