import type { ShortlistStore } from '../../src/features/shortlist/object/shortlist-store.ts'
import type { OfficeService } from '../../src/services/office.ts'
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
  submitPicture: down('workers'),
  uploadImage: down('workers'),
  addOns: down('workers'),
  addAddOns: down('workers'),
}

export const officeDown: OfficeService = {
  submissions: down('office'),
  submission: down('office'),
  decide: down('office'),
  upload: down('office'),
  bookings: down('office'),
  booking: down('office'),
  cancel: down('office'),
  exportBookings: down('office'),
}

export const shortlistsDown: ShortlistStore = {
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
  cancelBooking: down('auth'),
  changeProfile: down('auth'),
  changePassword: down('auth'),
  accountData: down('auth'),
  deleteAccount: down('auth'),
}
