import { expect, test } from 'vitest'
import { errorTexts } from '../../../src/contracts/error-texts.ts'
import { readSources } from '../../architecture/sources.ts'

/** Each text as the specification writes it (sections 2, 5 and 8), and the files that raise, log or compare it. */
const catalogue: Record<keyof typeof errorTexts, readonly [said: string, specified: string, users: readonly string[]]> =
  {
    invalidRoute: [errorTexts.invalidRoute('/a/'), 'Page Not Found: /a/', ['src/routing/load-page.ts']],
    unmatchedRoute: [
      errorTexts.unmatchedRoute('/a/'),
      'Page not found: /a/',
      ['src/routing/load-page.ts', 'src/routing/serve-page.ts', 'src/app.ts'],
    ],
    unknownRouteMiddleware: [
      errorTexts.unknownRouteMiddleware('x'),
      'Unknown route middleware: x',
      ['src/routing/middleware.ts'],
    ],
    searchHttpFailure: [
      errorTexts.searchHttpFailure(503, 'Service Unavailable'),
      'HTTP Error: 503 - Service Unavailable',
      ['src/services/search/meilisearch.ts', 'src/islands/fetch-results.ts'],
    ],
    searchFailed: [
      errorTexts.searchFailed,
      'Meilisearch search failed',
      ['src/services/search/meilisearch.ts', 'src/islands/fetch-results.ts'],
    ],
    searchAborted: [
      errorTexts.searchAborted,
      'Meilisearch failed 3 attempts, aborting',
      ['src/islands/fetch-results.ts'],
    ],
    networkFailure: [errorTexts.networkFailure, 'Failed to fetch', ['src/islands/fetch-results.ts']],
    invalidLocale: [
      errorTexts.invalidLocale('sv-SE'),
      'Locale "sv-SE" was not valid',
      ['src/domain/search-request.ts'],
    ],
    invalidLan: [
      errorTexts.invalidLan('3'),
      'Lan "3" was not a valid language',
      ['src/domain/search-request.ts', 'src/backend/broker/context.ts'],
    ],
    missingDataApplier: [errorTexts.missingDataApplier('x'), '"x" did not exist', ['src/features/content/load.ts']],
    unknownDatetimeFormat: [errorTexts.unknownDatetimeFormat, 'Unknown datetime format', ['src/markets/formats.ts']],
    unknownDateFormat: [errorTexts.unknownDateFormat, 'Unknown date format', ['src/markets/formats.ts']],
    shortcodeSyntax: [
      errorTexts.shortcodeSyntax('[a b'),
      'Shortcode syntax error at [a b',
      ['src/domain/shortcodes.ts'],
    ],
    notASaturday: [errorTexts.notASaturday, 'Given date was not a saturday', ['src/domain/stays.ts']],
    requestFailed: [
      errorTexts.requestFailed(418),
      'Request failed with status 418',
      ['src/services/service-error.ts', 'src/islands/fetch-from-site.ts', 'client/navigation/session.ts'],
    ],
    payloadWithHost: [errorTexts.payloadWithHost, 'A payload URL must not include a host', ['src/urls/page-path.ts']],
    unsupportedTarget: [errorTexts.unsupportedTarget, 'Unsupported target', ['src/services/auth.ts']],
    notLoggedIn: [errorTexts.notLoggedIn, 'Not logged in', ['src/services/auth.ts']],
    scriptUnavailable: [
      errorTexts.scriptUnavailable('maps'),
      'Could not load "maps" after 20 seconds',
      ['client/scripts/load-script.ts'],
    ],
    versionCheckFailed: [errorTexts.versionCheckFailed, 'Version check failed', ['client/navigation/session.ts']],
    manifestFetchFailed: [errorTexts.manifestFetchFailed, 'Manifest fetch failed', ['client/navigation/session.ts']],
    compiledRouteUndetermined: [
      errorTexts.compiledRouteUndetermined,
      'Could not determine compiled route data',
      ['src/routing/catch-all.ts'],
    ],
    routeDataNotEnsured: [
      errorTexts.routeDataNotEnsured,
      'Could not ensure route data',
      ['src/features/content-changes/purge.ts'],
    ],
    compiledRouteFetchFailed: [
      errorTexts.compiledRouteFetchFailed,
      'Could not perform compiled route data fetch',
      ['src/route-data.ts'],
    ],
    routeDataUndetermined: [
      errorTexts.routeDataUndetermined,
      'Could not determine route data',
      ['src/routing/payload-renderer.ts', 'client/navigation/visit.ts'],
    ],
  }

test.each(Object.entries(catalogue))('the text %s is the specification’s, word for word', (_, [said, specified]) => {
  expect(said).toBe(specified)
})

const sources = await readSources(['src/**/*.ts', 'src/**/*.tsx', 'client/**/*.ts', 'client/**/*.tsx', 'kv/**/*.ts'])

test.each(Object.entries(catalogue))(
  'the text %s is taken from the catalogue where it is needed',
  (key, [, , users]) => {
    for (const user of users) {
      const source = sources.find(({ path }) => path === user)
      expect(source?.text, user).toContain(`errorTexts.${key}`)
    }
  },
)

test('no other file has a text of the catalogue', () => {
  const parts = Object.values(catalogue).map(([, specified]) => /^[^"/0-9:]{12,}/.exec(specified)?.[0] ?? specified)
  const repeated = sources.flatMap(({ path, text }) => {
    if (path.endsWith('/error-texts.ts')) return []
    const code = text.replace(/^\s*(\/?\*|\/\/).*$/gm, '')
    return parts.filter((part) => code.includes(part)).map((part) => `${path}: ${part}`)
  })
  expect(repeated).toEqual([])
})
