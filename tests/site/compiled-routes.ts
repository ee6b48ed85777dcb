import type { CompiledRoute, EntryRoute, PageTemplate } from '../../src/contracts/route.ts'
import type { EditionKey } from '../../src/markets/market.ts'

const searchPaths = { da: '/soeg/', de: '/suche/', en: '/search/' }
const aboutPaths = { da: '/om-os/', de: '/ueber-uns/', en: '/about-us/' }

/** Routes of a small agency by edition and slug, as KV holds them. */
export const compiledRoutes: Record<EditionKey, ReadonlyMap<string, CompiledRoute>> = {
  da: routesBySlug({
    '': pageRoute('home', '/', { da: '/', de: '/', en: '/' }, 'Sommerhuse ved Vesterhavet'),
    soeg: pageRoute('search', '/soeg/', searchPaths, 'Find dit sommerhus'),
    'om-os': pageRoute('content', '/om-os/', aboutPaths, 'Om os'),
    'gammel-side': redirect('/om-os/', true),
    kampagne: redirect('/soeg/?husdyr=1', false),
  }),
  de: routesBySlug({
    '': pageRoute('home', '/', { da: '/', de: '/', en: '/' }, 'Ferienhäuser an der Nordsee'),
    suche: pageRoute('search', '/suche/', searchPaths, 'Ihr Ferienhaus finden'),
  }),
  en: routesBySlug({
    '': pageRoute('home', '/', { da: '/', de: '/', en: '/' }, 'Holiday homes by the North Sea'),
    search: pageRoute('search', '/search/', searchPaths, 'Find your holiday home'),
  }),
}

function pageRoute(template: PageTemplate, path: string, routes: EntryRoute['routes'], title: string): EntryRoute {
  return {
    kind: 'entry',
    entry: { id: template, type: 'page', template, layout: template === 'search' ? 'search' : 'page', version: 1 },
    path,
    title,
    description: `${title}.`,
    routes,
    parents: [],
    redirect: null,
  }
}

function redirect(to: string, isPermanent: boolean): CompiledRoute {
  return { kind: 'redirect', entry: null, redirect: { to, isPermanent } }
}

function routesBySlug(routes: Record<string, CompiledRoute>): ReadonlyMap<string, CompiledRoute> {
  return new Map(Object.entries(routes))
}
