import { expect, test } from 'vitest'
import { markets } from '../../../src/markets/market.ts'
import { createPageTable } from '../../../src/routing/page-table.ts'
import { newShortlist } from '../../../src/urls/new-shortlist.ts'
import { href } from '../../../src/urls/paths.ts'
import { alternatesOf, routes } from '../../../src/urls/routes.ts'

type RouteName = keyof typeof routes
const nothing = { load: async () => ({ kind: 'not-found' as const }) }
const names = Object.keys(routes) as RouteName[]
const pages = createPageTable(
  routes,
  Object.fromEntries(names.map((name) => [name, nothing])) as Record<RouteName, typeof nothing>,
)
const secret = '0123456789abcdef0123456789abcdef'

test.each(markets)('whatever URL is written in $key leads to its own route', (market) => {
  const written: Record<string, string[]> = {
    booking: [href.booking(), href.book('BL1234', '2027-05-01', 7), href.bookTogether([], '2027-05-01', 7)],
    'booking-step1': [href.bookingStep(1)],
    'booking-step2': [href.bookingStep(2)],
    'booking-step3': [href.bookingStep(3)],
    'booking-reserve': [href.reserve('BL1234')],
    'booking-alert': [href.stayAlert('BL1234', '2027-05-01', 7)],
    'booking-continue': [href.bookingContinue()],
    'booking-confirmation': [href.bookingConfirmation()],
    'booking-arrival': [href.bookingArrival()],
    favorites: [href.favorites()],
    'favorites-share': [href.shareFavorites()],
    'favorites-shared': [href.sharedFavorites([1, 2])],
    'favorites-views': [href.mailViews()],
    'comment-form': [href.comment(), href.commentOn('post', 'comment')],
    account: [href.account()],
    'my-bookings': [href.myBookings()],
    profile: [href.profile()],
    'my-data': [href.accountData()],
    'delete-account': [href.deleteAccount()],
    'my-booking': [href.myBooking('MH-2345ABCD')],
    'cancel-booking': [href.cancelMyBooking('MH-2345ABCD')],
    'linked-booking': [href.linkedBooking()],
    'cancel-linked-booking': [href.cancelLinkedBooking()],
    'my-arrival': [href.myArrival('MH-2345ABCD')],
    logout: [href.logout()],
    forget: [href.forget()],
    login: [href.login(null)],
    'login-guest': [href.login('guest')],
    'forgot-guest': [href.forgotPassword('guest')],
    'reset-plain': [href.resetPassword(null)],
    'reset-guest': [href.resetPassword('guest')],
    'login-owner': [href.login('owner')],
    'forgot-owner': [href.forgotPassword('owner')],
    'reset-owner': [href.resetPassword('owner')],
    'login-confirm': [href.confirmLogin()],
    shortlist: [
      newShortlist([1], { arrival: null, duration: 7 }, null),
      href.shortlist(secret),
      href.manageShortlist(secret, secret),
    ],
    'form-receipt': [href.formReceipt()],
    form: [href.form('contact'), href.formFor('contact', 'office')],
    'cookie-settings': [href.cookieSettings()],
    'tax-calculation': [href.taxCalculation()],
    'sms-signup': [href.smsSignup()],
    'add-ons': [href.addOns()],
    'houses-together': [href.housesTogether()],
    find: [href.find('strand')],
    compare: [href.compare(['BL1234'])],
    offline: [href.offline()],
    lodging: [href.lodging(market, 'BL1234')],
    'area-prices': [href.areaPrices(market, 'blavand')],
    'catch-all': [href.home(), href.search(market), href.howWeSort(market)],
  } satisfies Record<Exclude<RouteName, `contest-${string}`>, string[]>
  for (const [name, urls] of Object.entries(written)) {
    for (const url of urls) {
      const { pathname } = new URL(url, 'http://page.invalid')
      expect([url, pages.at(pathname, market)?.page.name]).toEqual([url, name])
    }
  }
})

test.each([
  ['/sommerhus-udlejning/', 'a house has a digit in its code'],
  ['/sommerhus-bl1234/anmeldelser/', 'nothing lies below a house'],
  ['/ferienhaus-bl1234/', 'another edition has that word'],
  ['/shortlist/abc/', 'that is no secret'],
  ['/fotokonkurrence/fotokonkurrence-26/', 'that is no year'],
  ['/booking/step4/', 'there are three steps'],
  ['/priser/', 'no area is named'],
])('%s is left to content: %s', (path) => {
  const [danish] = markets
  expect(pages.at(path, danish)?.page.name).toBe('catch-all')
})

test('the parts of a path that differ are named', () => {
  const [danish] = markets
  expect(pages.at(`/shortlist/${secret}/manage/${secret}/`, danish)?.params).toEqual({ secret, admin: secret })
  expect(pages.at('/account/bookings/mh-2345abcd/arrival/', danish)?.params).toEqual({ number: 'mh-2345abcd' })
})

test.each([
  ['area-prices', { area: 'blavand' }, markets.map((market) => href.areaPrices(market, 'blavand'))],
  ['compare', {}, markets.map(() => '/own/')],
  // Behind a word of the edition: only that edition's pattern takes it.
  ['lodging', { house: 'sommerhus-bl1234' }, [href.lodging(markets[0], 'bl1234')]],
] as const)('where a page of %s lies in each edition is told by its route', (name, params, paths) => {
  expect(Object.values(alternatesOf(routes[name], params, '/own/'))).toEqual(paths)
})
