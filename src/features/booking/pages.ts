import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import { loadAlertPage } from './alert.tsx'
import { loadConfirmationPage, openArrival } from './confirmation.tsx'
import { loadContinuePage } from './continue.tsx'
import { replacedPage } from './drafts-page.tsx'
import { unavailablePage } from './other-pages.tsx'
import { loadReservePage } from './reserve.tsx'
import { loadStartPage } from './start.ts'
import { loadStep1 } from './step1.ts'
import { loadStep2 } from './step2.ts'
import { loadStep3 } from './step3.tsx'

export const bookingPages = {
  booking: bookingPage(loadStartPage),
  'booking-step1': bookingPage(loadStep1),
  'booking-step2': bookingPage(loadStep2),
  'booking-step3': bookingPage(loadStep3),
  'booking-reserve': bookingPage(loadReservePage),
  'booking-alert': bookingPage(loadAlertPage),
  'booking-continue': bookingPage(loadContinuePage),
  'booking-confirmation': bookingPage(loadConfirmationPage),
  'booking-arrival': bookingPage(openArrival),
}

function bookingPage(load: Page['load']): Page {
  return { load: (request) => loadOrExcuse(request, load) }
}

/** While a service fails, the page says so: the draft is stored and can be continued. */
async function loadOrExcuse(request: RenderContext, load: Page['load']): Promise<LoaderResult> {
  try {
    return (await replacedPage(request)) ?? (await load(request))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return unavailablePage(request)
  }
}
