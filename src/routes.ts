import { accountPages } from './pages/account/route.ts'
import { addOnsPage } from './pages/add-ons/route.ts'
import { areaFragments } from './pages/area/fragments.tsx'
import { areaPricesPage } from './pages/area/prices-route.tsx'
import { areaPage } from './pages/area/route.ts'
import { blogList } from './pages/blog/blog-list.tsx'
import { postFragments } from './pages/blog/fragments.tsx'
import { postPage } from './pages/blog/post-route.ts'
import { openTopic } from './pages/blog/topic.tsx'
import { bookingPages } from './pages/booking/route.ts'
import { categoryPage } from './pages/category/route.ts'
import { commentFormPage } from './pages/comment-form/route.tsx'
import { comparePage } from './pages/compare/route.ts'
import { outputPart } from './pages/content/fragments.tsx'
import { contentPage } from './pages/content/route.ts'
import { currentContest } from './pages/contest/current.tsx'
import { contestImagePage, contestYearPage } from './pages/contest/route.tsx'
import { contestUploadPage } from './pages/contest-upload/route.tsx'
import { cookieSettingsPage, cookieSettingsPart } from './pages/cookie-settings/route.tsx'
import { areasPart } from './pages/department/fragments.tsx'
import { departmentPage } from './pages/department/route.ts'
import { favoritesPages } from './pages/favorites/route.ts'
import { findPage } from './pages/find/route.ts'
import { formsPage } from './pages/forms/route.tsx'
import { frontFragments } from './pages/front/fragments.tsx'
import { frontPage } from './pages/front/route.ts'
import { jobGroupPages } from './pages/jobs/group-route.ts'
import { jobPage } from './pages/jobs/job-route.ts'
import { jobsOverview } from './pages/jobs/overview.tsx'
import { lodgingFragments } from './pages/lodging/fragments.tsx'
import { lodgingPage } from './pages/lodging/route.ts'
import { offlinePage } from './pages/offline/route.tsx'
import { receiptPage } from './pages/receipt/route.tsx'
import { searchPage } from './pages/search/route.ts'
import { shortlistPage } from './pages/shortlist/route.ts'
import { smsSignupPage } from './pages/sms-signup/route.tsx'
import { streetPage } from './pages/street/route.ts'
import { taxCalculationPage } from './pages/tax-calculation/route.tsx'
import { togetherPage } from './pages/together/route.tsx'
import { catchAll } from './routing/catch-all.ts'
import type { Fragment } from './routing/fragment.ts'
import type { Page } from './routing/page.ts'
import { weatherPart } from './routing/weather-part.tsx'

/** Every screen of the site, in the order in which a path is offered to them. */
export const pages: readonly Page[] = [
  ...bookingPages,
  formsPage,
  receiptPage,
  commentFormPage,
  smsSignupPage,
  addOnsPage,
  taxCalculationPage,
  cookieSettingsPage,
  contestUploadPage,
  contestImagePage,
  contestYearPage,
  ...favoritesPages,
  shortlistPage,
  togetherPage,
  ...accountPages,
  findPage,
  comparePage,
  offlinePage,
  lodgingPage,
  areaPricesPage,
  catchAll([
    frontPage,
    searchPage,
    contentPage([blogList, jobsOverview, currentContest]),
    areaPage,
    streetPage,
    categoryPage(openTopic),
    postPage,
    jobPage,
    ...jobGroupPages,
    departmentPage,
  ]),
]

/** Parts of those screens that can be asked for alone. */
export const fragments: readonly Fragment[] = [
  ...frontFragments,
  ...lodgingFragments,
  ...postFragments,
  outputPart,
  ...areaFragments,
  weatherPart,
  areasPart,
  cookieSettingsPart,
]
