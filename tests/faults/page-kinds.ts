import { contestPaths } from '../../src/features/contest/paths.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import type { FaultySite } from './faulty-site.ts'
import { longestStart, until } from './until.ts'

/** The search for a week in which few houses are left. */
export const urgentSearch = 'dated search'

export interface PageKind {
  name: string
  path: string
}

/** One page of every kind that the site has. A house and its picture are those that the search shows first. */
export async function pageKinds({
  origin,
  pathOf,
  soldOut,
}: FaultySite): Promise<{ kinds: PageKind[]; picture: string }> {
  const search = pathOf('page:search')
  const { house, picture } = await until(
    () => firstHouse(origin + search),
    (found) => found.house !== '' && found.picture !== '',
    longestStart,
  )
  if (house === '' || picture === '') throw new Error('The search shows no house with a picture')
  const kinds = [
    { name: 'front', path: href.home() },
    { name: 'search', path: search },
    { name: urgentSearch, path: `${search}?ankomst=${soldOut}&duration=7` },
    { name: 'house', path: house },
    { name: 'content', path: pathOf('page:content') },
    { name: 'areas', path: pathOf('page:areas') },
    { name: 'area', path: pathOf('area') },
    { name: 'street', path: pathOf('street') },
    { name: 'category', path: pathOf('category') },
    { name: 'blog', path: pathOf('page:blog') },
    { name: 'post', path: pathOf('blog') },
    { name: 'jobs', path: pathOf('page:jobs') },
    { name: 'job', path: pathOf('job') },
    { name: 'offices', path: pathOf('page:departments') },
    { name: 'department', path: pathOf('department') },
    { name: 'employees', path: pathOf('page:employees') },
    { name: 'reviews', path: pathOf('page:reviews') },
    { name: 'favourites', path: href.favorites() },
    { name: 'login', path: href.login('owner') },
    { name: 'my bookings', path: href.myBookings() },
    { name: 'profile', path: href.profile() },
    { name: 'shared list', path: href.sharedFavorites([1001, 1002]) },
    { name: 'form', path: href.form('contact') },
    { name: 'sms', path: href.smsSignup() },
    { name: 'add-ons', path: href.addOns() },
    { name: 'tax', path: href.taxCalculation() },
    { name: 'contest', path: contestPaths.upload(markets[0]) },
    { name: 'booking', path: `${href.booking()}?lodging=${house.replace(/^\/[a-z]+-|\/$/g, '')}` },
    { name: 'step 1', path: href.bookingStep(1) },
    { name: 'step 2', path: href.bookingStep(2) },
    { name: 'step 3', path: href.bookingStep(3) },
  ]
  return { kinds, picture }
}

/** A site that has just begun may be late with its first page. */
async function firstHouse(search: string) {
  const html = await (await fetch(search)).text()
  return {
    house: /href="(\/sommerhus-\w+\/)/.exec(html)?.[1] ?? '',
    picture: /\/media\/[^" ,?]+\?w=\d+/.exec(html)?.[0] ?? '',
  }
}
