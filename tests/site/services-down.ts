import type { Deps } from '../../src/deps.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import type { Services } from '../../src/services/services.ts'

export function down(service: string) {
  return async (): Promise<never> => {
    throw new ServiceError(service, 503, null, undefined, `${service} is down`)
  }
}

export const workersDown: Services['workers'] = {
  shareFavorites: down('workers'),
  confirmShare: down('workers'),
  emailLodgingViews: down('workers'),
  telemetry: down('workers'),
  clientIp: down('workers'),
  submitForm: down('workers'),
  comment: down('workers'),
  signUpForSms: down('workers'),
  mailTaxCalculation: down('workers'),
  submitContestImage: down('workers'),
  uploadImage: down('workers'),
  addOns: down('workers'),
  addAddOns: down('workers'),
}

export const shortlistsDown: Deps['shortlists'] = {
  create: down('shortlists'),
  open: down('shortlists'),
  join: down('shortlists'),
  change: down('shortlists'),
  isAdmin: down('shortlists'),
  moderate: down('shortlists'),
  connect: down('shortlists'),
}

export const authDown: Services['auth'] = {
  login: down('auth'),
  confirmLogin: down('auth'),
  whoami: down('auth'),
  logout: down('auth'),
  forgotPassword: down('auth'),
  resetPassword: down('auth'),
  userMetas: down('auth'),
  bookings: down('auth'),
  booking: down('auth'),
  changeProfile: down('auth'),
  changePassword: down('auth'),
}

export const contentDown: Services['content'] = {
  page: down('content'),
  area: down('content'),
  areaCards: down('content'),
  street: down('content'),
  streetsOf: down('content'),
  category: down('content'),
  blog: down('content'),
  blogs: down('content'),
  comments: down('content'),
  form: down('content'),
  openContest: down('content'),
  contests: down('content'),
  contestOf: down('content'),
  contestImages: down('content'),
  contestImagesOf: down('content'),
  contestImage: down('content'),
  job: down('content'),
  jobs: down('content'),
  jobGroup: down('content'),
  employees: down('content'),
  placeMap: down('content'),
  department: down('content'),
  departments: down('content'),
  categories: down('content'),
  recommendations: down('content'),
  searchPresets: down('content'),
  settings: down('content'),
  navigation: down('content'),
  routeSources: down('content'),
  linkSources: down('content'),
  published: down('content'),
  linkingEntries: down('content'),
  routeSourcesBySlug: down('content'),
  routeSourcesById: down('content'),
}
