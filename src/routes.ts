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
import { jobGroupPage } from './pages/jobs/group-route.ts'
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
import { catchAll, type EntryPages } from './routing/catch-all.ts'
import type { Fragment } from './routing/fragment.ts'
import { createPageTable } from './routing/page-table.ts'
import { weatherPart } from './routing/weather-part.tsx'
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
