import { accountPages } from './features/account/route.ts'
import { addOnsPage } from './features/add-ons/route.ts'
import { areaFragments } from './features/area/fragments.tsx'
import { areaPricesPage } from './features/area/prices-route.tsx'
import { areaPage } from './features/area/route.ts'
import { blogList } from './features/blog/blog-list.tsx'
import { commentFormPage } from './features/blog/comment-page.tsx'
import { postFragments } from './features/blog/fragments.tsx'
import { postPage } from './features/blog/post-route.ts'
import { openTopic } from './features/blog/topic.tsx'
import { bookingPages } from './features/booking/route.ts'
import { categoryPage } from './features/category/route.ts'
import { comparePage } from './features/compare/route.ts'
import { cookieSettingsPage, cookieSettingsPart } from './features/consent/route.tsx'
import { outputPart } from './features/content/fragments.tsx'
import { contentPage } from './features/content/route.ts'
import { currentContest } from './features/contest/current.tsx'
import { contestImagePage, contestYearPage } from './features/contest/route.tsx'
import { contestUploadPage } from './features/contest/upload-page.tsx'
import { areasPart } from './features/department/fragments.tsx'
import { departmentPage } from './features/department/route.ts'
import { favoritesPages } from './features/favorites/route.ts'
import { findPage } from './features/find/route.ts'
import { receiptPage } from './features/forms/receipt-page.tsx'
import { formsPage } from './features/forms/route.tsx'
import { frontFragments } from './features/front/fragments.tsx'
import { frontPage } from './features/front/route.ts'
import { jobGroupPage } from './features/jobs/group-route.ts'
import { jobPage } from './features/jobs/job-route.ts'
import { jobsOverview } from './features/jobs/overview.tsx'
import { lodgingFragments } from './features/lodging/fragments.tsx'
import { lodgingPage } from './features/lodging/route.ts'
import { offlinePage } from './features/offline/route.tsx'
import { searchPage } from './features/search/route.ts'
import { shortlistPage } from './features/shortlist/route.ts'
import { smsSignupPage } from './features/sms-signup/route.tsx'
import { streetPage } from './features/street/route.ts'
import { taxCalculationPage } from './features/tax-calculation/route.tsx'
import { togetherPage } from './features/together/route.tsx'
import { weatherPart } from './features/weather/weather-part.tsx'
import { catchAll, type EntryPages } from './routing/catch-all.ts'
import type { Fragment } from './routing/fragment.ts'
import { createPageTable } from './routing/page-table.ts'
import { routes } from './urls/routes.ts'

const plainPage = contentPage()

/** Which screen draws an entry of content: a page by its template, all else by its type. */
const entryPages: EntryPages = {
  templates: {
    content: plainPage,
    home: frontPage,
    search: searchPage,
    favorites: plainPage,
    areas: plainPage,
    departments: plainPage,
    employees: plainPage,
    blog: contentPage(blogList),
    jobs: contentPage(jobsOverview),
    reviews: plainPage,
    photoContest: contentPage(currentContest),
  },
  types: {
    area: areaPage,
    blog: postPage,
    street: streetPage,
    department: departmentPage,
    category: categoryPage(openTopic),
    job: jobPage,
    jobType: jobGroupPage('jobType'),
    jobCategory: jobGroupPage('jobCategory'),
    workplace: jobGroupPage('workplace'),
  },
}

/** What each route of urls/routes.ts shows. */
export const pages = createPageTable(routes, {
  ...bookingPages,
  ...favoritesPages,
  ...accountPages,
  shortlist: shortlistPage,
  'comment-form': commentFormPage,
  'form-receipt': receiptPage,
  form: formsPage,
  'cookie-settings': cookieSettingsPage,
  'tax-calculation': taxCalculationPage,
  'sms-signup': smsSignupPage,
  'add-ons': addOnsPage,
  'houses-together': togetherPage,
  'contest-upload': contestUploadPage,
  'contest-image': contestImagePage,
  'contest-year': contestYearPage,
  find: findPage,
  compare: comparePage,
  offline: offlinePage,
  lodging: lodgingPage,
  'area-prices': areaPricesPage,
  'catch-all': catchAll(entryPages),
})

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
