import { endpoints } from '../../contracts/endpoints.ts'
import { draftEndpoint } from '../../islands/protocol.ts'
import type { Feature } from '../../routing/feature.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import { href } from '../../urls/paths.ts'
import { openAlert } from './alert.tsx'
import { getBookingCalendar, openArrival, openConfirmation } from './confirmation.tsx'
import { openContinue } from './continue.tsx'
import { replacedPage } from './drafts-page.tsx'
import { getPrice, postTyped } from './endpoints.ts'
import { unavailablePage } from './other-pages.tsx'
import { openReserve } from './reserve.tsx'
import { openStart } from './start.ts'
import { openStep1 } from './step1.ts'
import { openStep2 } from './step2.ts'
import { openStep3 } from './step3.ts'

export const bookingPages = {
  booking: bookingPage(openStart),
  'booking-step1': bookingPage(openStep1),
  'booking-step2': bookingPage(openStep2),
  'booking-step3': bookingPage(openStep3),
  'booking-reserve': bookingPage(openReserve),
  'booking-alert': bookingPage(openAlert),
  'booking-continue': bookingPage(openContinue),
  'booking-confirmation': bookingPage(openConfirmation),
  'booking-arrival': bookingPage(openArrival),
}

function bookingPage(load: Page['load']): Page {
  return { load: (request) => loadOrExcuse(request, load) }
}

/** While a service fails, the page says so politely: the draft is kept and goes on later. */
async function loadOrExcuse(request: RenderContext, load: Page['load']): Promise<LoaderResult> {
  try {
    return (await replacedPage(request)) ?? (await load(request))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return unavailablePage(request)
  }
}

export const bookingFeature = {
  pages: bookingPages,
  endpoints: ({ deps }) => [
    { path: endpoints.price.path, get: getPrice(deps), rate: 'query' },
    // Letters are typed one after the other.
    { path: draftEndpoint, post: postTyped(deps), rate: 'query' },
    { path: href.bookingCalendar(), get: getBookingCalendar(deps) },
  ],
} as const satisfies Feature
