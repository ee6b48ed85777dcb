import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LodgingHit } from '../../../src/contracts/search.ts'
import { facility, withImplied } from '../../../src/domain/facilities.ts'
import { noTrip } from '../../../src/domain/trip.ts'
import { marketById } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { HeartsForm } from '../../../src/ui/heart.tsx'
import { HitCard, shownOnCard } from '../../../src/ui/hit-card.tsx'
import { LodgingCard, type ShownHit } from '../../../src/ui/lodging-card.tsx'

const market = marketById(1)

const hit: LodgingHit = {
  id: '7-2027-07-03',
  lodgingId: 7,
  name: 'BL1234',
  title: 'Klithuset <ved havet>',
  address1: 'Strandvej 1',
  city: 'Blåvand',
  locationId: 141,
  streetId: 1,
  date: '2027-07-03',
  duration: 7,
  price: 600_000,
  normalPrice: 700_000,
  transactionFee: 9_500,
  totalPrice: 689_500,
  discountTotal: 100_000,
  discountPercentage: 14.3,
  currency: 'DKK',
  rating: 4,
  reviewAverage: 4.55,
  reviewCount: 12,
  persons: 6,
  pets: 0,
  bedrooms: 3,
  bathrooms: 1,
  houseArea: 96,
  beachDistance: 1250,
  publishedTs: 0,
  images: ['houses/a.webp'],
  facilityIds: [],
  _geo: { lat: 55.5, lng: 8.1 },
}

test('shows the whole price of the stay and what it was, and one line with what is paid by the meter', () => {
  const html = card({ ...hit, forecast: { allIn: 812_340, hasLinen: true, persons: 4 } })
  expect(html).toContain('<strong>6.895\u00a0kr.</strong>')
  expect(html).toContain('<s>7.895\u00a0kr.</s>')
  expect(html).toContain('>ca. <b>8.124\u00a0kr.</b> med forbrug og linned\u00a0for\u00a04<')
  expect(html).toContain('>3.–10. juli 2027<')
  // What is saved is the difference of the two totals; the price of a night opens from the nights.
  const amounts = html.replace(/<details>.*?<\/details>/, '').match(/[\d.]+\u00a0kr\./g)
  expect(amounts).toEqual(['1.000\u00a0kr.', '6.895\u00a0kr.', '7.895\u00a0kr.', '8.124\u00a0kr.'])
})

test('that line names bed linen only where the house hires it out, and no amount where too little is known', () => {
  expect(card({ ...hit, forecast: { allIn: 812_340, hasLinen: false, persons: 4 } })).toContain(
    '>ca. <b>8.124\u00a0kr.</b> med forbrug\u00a0for\u00a04<',
  )
  expect(card({ ...hit, forecast: { allIn: null, hasLinen: false, persons: 4 } })).toContain(
    '>plus forbrug efter måler<',
  )
  expect(card(hit)).not.toContain('forbrug')
  // A charge for pets is part of the price.
  const ofPets = card({ ...hit, forecast: { allIn: 812_340, hasLinen: false, persons: 4 } }, { withPets: 2 })
  expect(ofPets).toContain('>med 2\u00a0husdyr<br/>ca. <b>8.124\u00a0kr.</b> med forbrug\u00a0for\u00a04<')
})

test('a card says how many pictures it has before there are scripts, where they are not five', () => {
  const images = (count: number) => Array.from({ length: count }, (_, index) => `houses/${index}.webp`)
  expect(card({ ...hit, images: images(3) })).toContain('data-more="1.webp 2.webp" data-of="3"')
  expect(card({ ...hit, images: images(7) })).toContain('data-more="1.webp 2.webp 3.webp 4.webp"')
  expect(card({ ...hit, images: images(7) })).not.toContain('data-of')
  expect(card({ ...hit, images: images(1) })).not.toContain('data-more')
})

test('strikes nothing where there is no discount', () => {
  expect(card({ ...hit, discountTotal: 0 })).not.toContain('<s>')
})

test('the heart sends the one form of all hearts, which works without scripts, and names its house', () => {
  const form = renderToStaticMarkup(
    createElement(HeartsForm, { action: '/favorite-houses/', messages: messagesOf(market) }),
  )
  expect(form).toMatch(/<form id="hearts"[^>]* action="\/favorite-houses\/"[^>]* method="post"/)
  expect(form).toContain('name="action" value="toggle"')
  const html = card(hit)
  expect(html).toMatch(/<button [^>]*form="hearts"[^>]*name="lodgingId"/)
  expect(html).toMatch(/<button [^>]*value="7"/)
  expect(html).not.toContain('formAction')
  expect(html).toContain('class="heart i-heart"')
  expect(html).toContain('aria-label="Gem Klithuset &lt;ved havet&gt; som favorit"')
})

test('the buttons of a card name the house by what stands before the dash of its title, and the title says the rest', () => {
  const html = card({ ...hit, title: 'Klithuset – sommerhus med havudsigt' })
  expect(html).toContain('aria-label="Gem Klithuset som favorit"')
  expect(html).toContain('aria-label="Sammenlign Klithuset"')
  // Without scripts it leads to the comparison.
  expect(html).not.toContain('role="button"')
  expect(html).toContain('>Klithuset\u00a0– sommerhus med havudsigt</a>')
  expect(html).toMatch(/<a class="compare-link i-scales"[^>]* title="Sammenlign"[^>]*><\/a>/)
  expect(card({ ...hit, title: ' – uden navn' })).toContain('aria-label="Sammenlign  – uden navn"')
})

test('says how good and of how many beside its place, in words where it is heard', () => {
  expect(card(hit)).toMatch(
    /Blåvand · BL1234<span class="rating [^>]*><strong>4,6<\/strong><span role="img" aria-label="af 5 · 12 anmeldelser">\(12\)/,
  )
})

test('without dates it says whose price that is, and what a night of it is, whatever the length', () => {
  const cheapest = card(
    { ...hit, duration: 4, forecast: { allIn: 812_340, hasLinen: false, persons: 4 } },
    { from: true },
  )
  expect(cheapest).toContain('<p class="card-stay">Billigst 3.–7. juli 2027</p>')
  expect(cheapest).toContain('<small>fra </small><strong>6.895\u00a0kr.</strong>')
  expect(cheapest).toContain(
    '>ca. 1.724\u00a0kr. pr. nat<br/>ca. <b>8.124\u00a0kr.</b> med forbrug\u00a0for\u00a04</p>',
  )
  expect(card({ ...hit, duration: 4 }, { from: true })).toContain('<p class="price-note">ca. 1.724')
  expect(card({ ...hit, duration: 1 }, { from: true })).not.toContain('price-note')
})

test('a card has one line of facts, which names no pets where the house takes none', () => {
  const facts = (pets: number) => card({ ...hit, pets }).match(/<ul.*?<\/ul>/g)
  expect(facts(0)).toHaveLength(1)
  expect(facts(0)?.[0]).not.toContain('i-paw')
  expect(facts(2)?.[0]).toContain('<li class="i-paw">2<i>\u00a0husdyr</i></li></ul>')
})

test('a house without pictures, reviews or a free stay says so', () => {
  const html = card({ ...hit, images: [], reviewCount: 0, reviewAverage: null, date: null, duration: null })
  expect(html).toContain('Billeder af huset er på vej')
  expect(html).toContain('Nyt hos os')
  expect(html).toContain('Ingen ledige ophold lige nu')
  expect(html).not.toContain('<img')
})

function card(of: LodgingHit, { withPets = 0, from = false } = {}): string {
  return renderToStaticMarkup(
    createElement(LodgingCard, {
      market,
      messages: messagesOf(market),
      hit: of,
      href: '/sommerhus-bl1234/',
      areaTitle: 'Blåvand',
      favoritesHref: '/favorite-houses/',
      facilities: [],
      pets: withPets,
      from,
    }),
  )
}

test('what is shown of a hit draws the same card as the hit', () => {
  const whole = {
    ...hit,
    images: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `houses/${name}.webp`),
    facilityIds: [1, 12, 46, ...Object.values(facility)],
  }
  const handed = shownOnCard(whole)
  expect(handed.images).toHaveLength(5)
  expect(handed.facilityIds.length).toBeLessThan(whole.facilityIds.length)
  const draw = (each: ShownHit) =>
    renderToStaticMarkup(createElement(HitCard, { market, messages: messagesOf(market), hit: each, dated: true }))
  expect(draw(handed)).toBe(draw(whole))
})

test('with a pet a card names one facility less, so that how many pets the house takes has room', () => {
  const own = shownOnCard({ ...hit, pets: 2, facilityIds: [facility.sauna, facility.woodStove] })
  const factsOf = (pets: number) => {
    const trip = { ...noTrip, party: { adults: 2, children: 0, infants: 0, pets } }
    const card = createElement(HitCard, { market, messages: messagesOf(market), hit: own, dated: true, trip })
    return renderToStaticMarkup(card).match(/<li class="[^"]*\bi-[a-z]+/g)?.length
  }
  expect([factsOf(0), factsOf(1)]).toEqual([6, 5])
})

test('a card says whether the whirlpool is outdoors, and of two names both', () => {
  const draw = (facilityIds: number[]) =>
    renderToStaticMarkup(
      createElement(HitCard, {
        market,
        messages: messagesOf(market),
        hit: shownOnCard({ ...hit, facilityIds }),
        dated: true,
      }),
    )
  expect(draw([facility.spa])).toContain('Spabad')
  const outdoors = draw(withImplied([facility.outdoorSpa]))
  expect(outdoors).toContain('Udespa')
  expect(outdoors).not.toContain('Spabad')
  for (const own of [
    [facility.spa, facility.outdoorSpa],
    [facility.outdoorSpa, facility.spa],
  ]) {
    const both = draw(withImplied(own))
    expect(both).toContain('Udespa')
    expect(both).toContain('Spabad')
  }
})
