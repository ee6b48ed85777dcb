import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import { href, stayAlertPath } from '../../urls/paths.ts'
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

export const bookingPages: readonly Page[] = [
  bookingPage('booking', href.booking(), openStart),
  bookingPage('booking-step1', href.bookingStep(1), openStep1),
  bookingPage('booking-step2', href.bookingStep(2), openStep2),
  bookingPage('booking-step3', href.bookingStep(3), openStep3),
  bookingPage('booking-reserve', '/booking/reserve/', openReserve),
  bookingPage('booking-alert', stayAlertPath, openAlert),
  bookingPage('booking-continue', href.bookingContinue(), openContinue),
  bookingPage('booking-confirmation', href.bookingConfirmation(), openConfirmation),
  bookingPage('booking-arrival', href.bookingArrival(), openArrival),
]

function bookingPage(name: string, path: string, open: Page['open']): Page {
  return {
    name,
    matches: (asked) => asked === path,
    middleware: ['private'],
    takesForms: true,
    open: (request) => openOrExcuse(request, open),
  }
}

/** While a service fails, the page says so politely: the draft is kept and goes on later. */
async function openOrExcuse(request: RenderContext, open: Page['open']): Promise<LoaderResult> {
  try {
    return (await replacedPage(request)) ?? (await open(request))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return unavailablePage(request)
  }
}
