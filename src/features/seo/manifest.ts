import type { Deps } from '../../deps.ts'
import { icons, surface, themeColor } from '../../document/installed.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import type { SiteRequest } from '../../site-context.ts'
import { href } from '../../urls/paths.ts'

/** GET /manifest.webmanifest: the edition as a device installs it. */
export function getManifest({ variables }: Deps) {
  return function getManifestOfEdition(c: SiteRequest): Response {
    const market = c.get('market')
    const { layout, front } = messagesOf(market)
    const manifest = {
      id: href.home(),
      name: `${variables.BRAND} · ${layout.tagline}`,
      short_name: variables.BRAND,
      description: front.heroLead,
      lang: market.locale,
      dir: 'ltr',
      start_url: href.home(),
      scope: '/',
      display: 'standalone',
      background_color: surface,
      theme_color: themeColor,
      icons,
      shortcuts: [
        { name: layout.searchHouses, url: href.search(market) },
        { name: layout.favorites, url: href.favorites() },
        { name: layout.myBookings, url: href.myBookings() },
      ],
    }
    return c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  }
}
