import { areaPage } from './pages/area/route.ts'
import { bookingPages } from './pages/booking/route.ts'
import { contentPage } from './pages/content/route.ts'
import { favoritesPage } from './pages/favorites/route.ts'
import { frontPage } from './pages/front/route.ts'
import { lodgingPage } from './pages/lodging/route.ts'
import { searchPage } from './pages/search/route.ts'
import { streetPage } from './pages/street/route.ts'
import { catchAll } from './routing/catch-all.ts'
import type { Page } from './routing/page.ts'

/** Every screen of the site, in the order in which a path is offered to them. */
export const pages: readonly Page[] = [
  ...bookingPages,
  favoritesPage,
  lodgingPage,
  catchAll([frontPage, searchPage, contentPage, areaPage, streetPage]),
]
