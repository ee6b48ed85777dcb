import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import { openAlert } from './alert.tsx'
import { openArrival } from './arrival.tsx'
import { openConfirmation } from './confirmation.tsx'
import { openContinue } from './continue.tsx'
import { unavailablePage } from './other-pages.tsx'
import { openReserve } from './reserve.tsx'
import { openStart } from './start.ts'
import { openStep1 } from './step1.ts'
import { openStep2 } from './step2.ts'
import { openStep3 } from './step3.ts'
import { replacedPage } from './switch-draft.ts'

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
