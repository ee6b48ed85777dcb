/**
 * The specification's error catalogue (section 8) and the messages of its section 5, word for word. Code that raises,
 * logs or compares one of them imports it from here.
 */
export const errorTexts = {
  /** Fatal 404 of a route whose validate rule failed. */
  invalidRoute: (path: string) => `Page Not Found: ${path}`,
  /** 404 of a path that no route matches. */
  unmatchedRoute: (path: string) => `Page not found: ${path}`,
  /** Of a page record. */
  unknownRouteMiddleware: (name: string) => `Unknown route middleware: ${name}`,

  searchHttpFailure: (status: number, statusText: string) => `HTTP Error: ${status} - ${statusText}`,
  searchFailed: 'Meilisearch search failed',
  searchAborted: 'Meilisearch failed 3 attempts, aborting',
  /** A browser's error message of a request that did not reach the service: the one failure that a search retries. */
  networkFailure: 'Failed to fetch',
  invalidLocale: (locale: string) => `Locale "${locale}" was not valid`,
  invalidLan: (lan: string) => `Lan "${lan}" was not a valid language`,

  missingDataApplier: (name: string) => `"${name}" did not exist`,
  unknownDatetimeFormat: 'Unknown datetime format',
  unknownDateFormat: 'Unknown date format',
  shortcodeSyntax: (source: string) => `Shortcode syntax error at ${source}`,
  notASaturday: 'Given date was not a saturday',

  requestFailed: (status: number) => `Request failed with status ${status}`,
  payloadWithHost: 'A payload URL must not include a host',
  unsupportedTarget: 'Unsupported target',
  notLoggedIn: 'Not logged in',
  scriptUnavailable: (name: string) => `Could not load "${name}" after 20 seconds`,

  /** A warning of the console. */
  versionCheckFailed: 'Version check failed',
  manifestFetchFailed: 'Manifest fetch failed',

  compiledRouteUndetermined: 'Could not determine compiled route data',
  routeDataNotEnsured: 'Could not ensure route data',
  compiledRouteFetchFailed: 'Could not perform compiled route data fetch',
  /** During a navigation. */
  routeDataUndetermined: 'Could not determine route data',
} as const
