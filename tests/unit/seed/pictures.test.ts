import { expect, test } from 'vitest'
import { buildHouse } from '../../../src/backend/seed/houses/build-house.ts'
import { framesOf, frontOf } from '../../../src/backend/seed/houses/fronts.ts'
import { amountOf, type House, has, holds } from '../../../src/backend/seed/houses/house.ts'
import { picturesOf } from '../../../src/backend/seed/houses/images.ts'
import { titlesOf } from '../../../src/backend/seed/houses/texts/titles.ts'
import { lightOf, type Picture, pictures } from '../../../src/backend/seed/pictures/catalogue.ts'
import { reviewsOf } from '../../../src/backend/seed/reviews/reviews.ts'

/** The agency as it is seeded. */
const houses = Array.from({ length: 600 }, (_, index) => buildHouse(index))
const shown = new Map(houses.map((house) => [house, picturesOf(house)]))

function each(check: (house: House, own: readonly Picture[]) => string | false | undefined): string[] {
  return [...shown].flatMap(([house, own]) => {
    const fault = check(house, own)
    return fault ? [`${house.name}: ${fault}`] : []
  })
}

test('a picture shows nothing that its house has not', () => {
  const faults = each((house, own) =>
    own
      .filter(({ shows, style }) => !holds(house, shows) || (style !== undefined && style !== house.style))
      .map(({ id }) => id)
      .join(' '),
  )
  expect(faults).toEqual([])
})

/** Metres from the beach beyond which no house sees the sea. */
const furthestSeaView = 500

test('the sea, and the fjord, are seen from houses alone that look out on them', () => {
  const faults = each((house, own) => {
    const sees = (view: string) => own.some((picture) => picture.view === view)
    if (sees('sea') && !(has(house, 'seaView') && house.beachDistance < furthestSeaView)) return 'sea'
    return sees('fjord') && !has(house, 'fjordView') && 'fjord'
  })
  expect(faults).toEqual([])
})

/** What titles may promise, and the pictures that keep it. */
const promises: readonly (readonly [RegExp, (picture: Picture) => boolean])[] = [
  [/pool/i, ({ tag }) => tag === 'pool'],
  [/havudsigt/, ({ kind, view }) => kind === 'exterior' && view === 'sea'],
  [/fjordudsigt/, ({ kind, view }) => kind === 'exterior' && view === 'fjord'],
  [/vildmarksbad/, ({ tag }) => tag === 'wilderness-bath'],
  [/sauna/, ({ shows }) => Boolean(shows?.includes('sauna'))],
  [/\bspa\b/, ({ shows }) => Boolean(shows?.includes('spa'))],
  [/tæt på stranden/, ({ tag, view }) => tag === 'beach' || view === 'sea'],
  [/udsigt til klitterne/, ({ tag, view }) => view === 'dunes' || tag === 'dunes'],
  [/lukket have/, ({ shows }) => Boolean(shows?.includes('fencedGround'))],
  [/brændeovn/, ({ shows }) => Boolean(shows?.includes('woodStove'))],
  [/plads til leg/, ({ shows }) => Boolean(shows?.includes('playTower') || shows?.includes('trampoline'))],
  [/solrig terrasse/, ({ tag, shows }) => tag === 'terrace' || Boolean(shows?.includes('openTerrace'))],
  [/stråt/, ({ kind, style }) => kind === 'exterior' && style === 'thatched'],
  [/sort/, ({ kind, style }) => kind === 'exterior' && style === 'timber-black'],
  [/bjælkehus/, ({ kind, style }) => kind === 'exterior' && style === 'log'],
]

test('what a title promises is among the pictures', () => {
  const faults = each((house, own) => {
    const { da } = titlesOf(house)
    const broken = promises.filter(([words, keeps]) => words.test(da) && !own.some(keeps))
    return broken.length > 0 && `${da} ${house.beachDistance}`
  })
  expect(faults).toEqual([])
  for (const [words] of promises)
    expect(
      houses.some((house) => words.test(titlesOf(house).da)),
      String(words),
    ).toBe(true)
})

test('what a guest looks for is shown once: pool, sauna, whirlpool, hot tub; games, fire and bath too', () => {
  const wanted = ['pool', 'sauna', 'spa', 'outdoorSpa', 'wildernessBath', 'chargingStation'] as const
  const faults = each((house, own) =>
    wanted
      .filter((key) => own.filter(({ shows }) => shows?.includes(key)).length !== Number(has(house, key)))
      .join(' '),
  )
  expect(faults).toEqual([])
  const byFact = ['openFireplace', 'bathtub', 'woodStove'] as const
  expect(
    each((house, own) => byFact.find((key) => has(house, key) && !own.some(({ shows }) => shows?.includes(key)))),
  ).toEqual([])
  const hasGames = (house: House) => has(house, 'poolTable') || has(house, 'tableTennis')
  expect(
    each(
      (house, own) => own.filter(({ tag }) => tag === 'activity-room').length !== Number(hasGames(house)) && 'games',
    ),
  ).toEqual([])
})

/** The pictures that a card turns through, and that a house's page shows at once. */
const seenAtOnce = 5

test('a colour that the title names is that of the walls in the front', () => {
  const colours = { yellow: / gul(t|kalket) /, white: / hvidkalket /, black: / (sort|sortmalet) / }
  const faults = each((house, [front]) =>
    Object.entries(colours)
      .filter(([walls, words]) => words.test(titlesOf(house).da) && walls !== front?.walls)
      .map(([walls]) => walls)
      .join(' '),
  )
  expect(faults).toEqual([])
})

test('what the title and the highlights name is among the first five pictures, a charger right behind them', () => {
  const named = ['pool', 'sauna', 'spa', 'outdoorSpa', 'wildernessBath', 'woodStove'] as const
  const faults = each((house, own) => {
    const first = own.slice(0, seenAtOnce)
    return [...named, 'fencedGround' as const]
      .filter((key) => has(house, key) && !first.some(({ shows }) => shows?.includes(key)))
      .join(' ')
  })
  expect(faults).toEqual([])
  const chargers = each(
    (house, own) => has(house, 'chargingStation') && !own[seenAtOnce]?.shows?.includes('chargingStation') && 'charger',
  )
  expect(chargers).toEqual([])
})

test('the picture after the house itself shows what the title names', () => {
  const named: readonly (readonly [RegExp, string])[] = [
    [/pool/i, 'pool'],
    [/vildmarksbad/, 'wildernessBath'],
    [/sauna/, 'sauna'],
    [/\bspa\b/, 'spa'],
    [/brændeovn/, 'woodStove'],
    [/lukket have/, 'fencedGround'],
  ]
  const faults = each((house, [, second]) =>
    named
      .filter(([words, key]) => words.test(titlesOf(house).da) && !second?.shows?.includes(key))
      .map(([, key]) => key)
      .join(' '),
  )
  expect(faults).toEqual([])
})

test('of two houses of one area few show the same picture before others, and none the same front', () => {
  const pairs = houses.flatMap((house, at) =>
    houses.slice(at + 1).flatMap((other) => (other.area === house.area ? [[house, other] as const] : [])),
  )
  const first = (house: House) => shown.get(house)?.slice(0, seenAtOnce) ?? []
  const alike = pairs.filter(([house, other]) => first(house).some((picture) => first(other).includes(picture)))
  expect(alike.filter(([house, other]) => first(house)[0] === first(other)[0])).toEqual([])
  expect(alike.length / pairs.length).toBeLessThan(0.12)
})

test('whirlpools are of at least eight forms, and of two houses of one area few have the same', () => {
  const spas = each((_, own) => own.find(({ tag }) => tag === 'spa')?.room)
  expect(new Set(spas.map((spa) => spa.split(': ')[1])).size).toBeGreaterThanOrEqual(8)
  const inAreas = [...shown].flatMap(([{ area }, own]) =>
    own.flatMap(({ tag, id }) => (tag === 'spa' ? [`${area.slug} ${id}`] : [])),
  )
  expect(new Set(inAreas).size / inAreas.length).toBeGreaterThan(0.7)
})

test('rooms to eat in, terraces and saunas are of several forms, none of them that of nearly all houses', () => {
  const least = { dining: 3, terrace: 8, sauna: 4 } as const
  for (const [tag, forms] of Object.entries(least)) {
    const seen = [...shown.values()].flatMap((own) => own.filter((picture) => picture.tag === tag))
    const counts = [...Map.groupBy(seen, ({ room, id }) => room ?? id).values()].map(({ length }) => length)
    expect(counts.length, tag).toBeGreaterThanOrEqual(forms)
    expect(Math.max(...counts) / seen.length, tag).toBeLessThan(0.7)
  }
})

/** From so many persons on no table but the longest is enough. */
const manyAtTable = 12

test('a house for many has a room to eat in with the longest table', () => {
  const large = [...shown].filter(([{ persons }]) => persons >= manyAtTable)
  expect(large.length).toBeGreaterThan(40)
  const short = large.filter(([, own]) => own.find(({ tag }) => tag === 'dining')?.room !== 'dining-long')
  expect(short.map(([{ name }]) => name)).toEqual([])
})

test('a house shows one living room, one kitchen, one table to eat at and at most one room up to the ridge, finished alike', () => {
  const faults = each(({ persons }, own) => {
    const seen = own.flatMap(({ tag, alsoSeen = [] }) => [tag, ...alsoSeen])
    const counts = ['living-room', 'kitchen', 'dining'].map((room) => seen.filter((each) => each === room).length)
    // A table of the kitchen's own beside that for all.
    if (persons >= manyAtTable) counts.push(Math.min(1, counts.pop() ?? 0))
    const finishes = own.flatMap(({ finish }) => (finish ? [finish] : []))
    const isAlike = ['plain', 'country', 'stone'].some((name) => finishes.every((of) => of.some((one) => one === name)))
    const ridges = seen.filter((each) => each === 'ridge').length
    return (counts.some((count) => count !== 1) || ridges > 1 || !isAlike) && own.map(({ id }) => id).join(' ')
  })
  expect(faults).toEqual([])
  const rooms = pictures.filter(({ tag, editorial }) => /^(living-room|kitchen)$/.test(tag) && !editorial)
  expect(rooms.filter(({ finish }) => !finish).map(({ id }) => id)).toEqual([])
})

test('dunes and beaches are pictures of houses near them, cliffs and lighthouses of coasts that have them', () => {
  const faults = each(({ beachDistance, area }, own) => {
    const isFar = beachDistance > 2500 && own.some(({ tag }) => /^(dunes|beach|sea)$/.test(tag))
    const hasCliffs = /^(bovbjerg|lonstrup|skallerup|lokken)$/.test(area.slug)
    return isFar || (!hasCliffs && own.some(({ id }) => id.startsWith('cliffs'))) ? `${beachDistance}` : false
  })
  expect(faults).toEqual([])
  expect(houses.filter(({ beachDistance }) => beachDistance > 2500).length).toBeGreaterThan(30)
  const lighthouses = [...shown].flatMap(([{ area }, own]) =>
    own.filter(({ tag }) => tag === 'lighthouse').map(({ id }) => `${area.slug} ${id}`),
  )
  expect([...new Set(lighthouses)].toSorted()).toEqual([
    'blavand lighthouse-over-the-beach',
    'lonstrup lighthouse-over-the-beach',
    'skagen grey-lighthouse',
  ])
})

test('a house in a street shows no open land beyond its terrace', () => {
  const inStreets = [...shown.values()].filter(([front]) => front?.view === 'street')
  const open = inStreets.flatMap((own) =>
    own.filter(({ tag, shows }) => tag === 'terrace' && !/shelteredTerrace|outdoorSpa/.test(String(shows))),
  )
  expect(inStreets.length).toBeGreaterThan(10)
  expect(open.map(({ id }) => id)).toEqual([])
})

test('living rooms are of many forms, and of two houses of one area few have the same', () => {
  const roomOf = (house: House) => shown.get(house)?.find(({ tag }) => tag === 'living-room')?.room
  const pairs = [...Map.groupBy(houses, ({ area }) => area).values()].flatMap((own) =>
    own.flatMap((house, at) => own.slice(at + 1).map((other) => [house, other] as const)),
  )
  const withStove = pairs.filter((pair) => pair.every((house) => has(house, 'woodStove')))
  const alike = (of: typeof pairs) => of.filter(([one, other]) => roomOf(one) === roomOf(other)).length / of.length
  expect(new Set(houses.map(roomOf)).size).toBeGreaterThanOrEqual(18)
  expect(alike(pairs)).toBeLessThan(0.025)
  expect(alike(withStove)).toBeLessThan(0.035)
})

const fire = 'woodStove | openFireplace | pelletStove'

test('a chimney is on the roof where there is a fire below it, and nowhere else', () => {
  expect(each((house, [front]) => holds(house, [fire]) !== front?.shows?.includes(fire) && String(front?.id))).toEqual(
    [],
  )
  expect(houses.filter((house) => house.style === 'modern' && holds(house, [fire])).length).toBeGreaterThan(20)
})

test('beyond the agency’s size too, a front has the chimney of its house, and no water that is not there', () => {
  const further = Array.from({ length: 600 }, (_, index) => buildHouse(600 + index))
  const faults = further.filter((house) => {
    const front = frontOf(house)
    const water = front?.view === 'sea' ? 'seaView' : front?.view === 'fjord' ? 'fjordView' : undefined
    return holds(house, [fire]) !== front?.shows?.includes(fire) || (water && !has(house, water))
  })
  expect(faults.map(({ name }) => name)).toEqual([])
})

/** Beams, boarded walls, eaves and high timber ceilings; and rooms behind black-framed glass. */
const countryRooms =
  /^(living-(room-)?(cottage|beams|stove|winter|brick|attic|corner|pair|pine|seat)|dining-(cottage|bench)|kitchen-(country|farm|sage)|bed-(eaves|loft|gable|boarded|bunk)|bedroom-(blue|under-eaves)|children-room|hearth-white|fireplace-white|pool-(timber|boards|winter)|(activity-room-)?table-tennis)/
const glassRooms = /^(living-(room-)?(glass|panorama|open|hall|tiles)|kitchen-(line|island)|dining-(window|dune))/

test('rooms are of the house that is seen from outside', () => {
  const old: readonly string[] = ['thatched', 'fisherman', 'skagen', 'log']
  const faults = each((house, own) =>
    own
      .filter(
        ({ id }) =>
          (house.style === 'modern' && countryRooms.test(id)) || (old.includes(house.style) && glassRooms.test(id)),
      )
      .map(({ id }) => id)
      .join(' '),
  )
  expect(faults).toEqual([])
  for (const rooms of [countryRooms, glassRooms])
    expect([...shown.values()].filter((own) => own.some(({ id }) => rooms.test(id))).length).toBeGreaterThan(100)
})

test('a room behind a gable of glass is in a house whose front has one, and no ceiling below the roof is under a floor', () => {
  const hasGable = ([front]: readonly Picture[]) => Boolean(front?.glazedGable)
  const faults = each((house, own) =>
    own
      .filter(
        ({ id, glazedGable }) =>
          (glazedGable && !hasGable(own)) || (/^living-(hall|attic)/.test(id) && amountOf(house, 'floors') > 1),
      )
      .map(({ id }) => id)
      .join(' '),
  )
  expect(faults).toEqual([])
  const seen = [...shown.values()].filter((own) => own.slice(1).some(({ glazedGable }) => glazedGable))
  expect(seen.length).toBeGreaterThan(0)
})

test('a bedroom under the roof is in a house whose front has a window up there', () => {
  const isUnderRoof = ({ room = '' }: Picture) => /^bed-(eaves|gable)$/.test(room)
  expect(each((_, [front, ...rooms]) => !front?.upperWindow && rooms.find(isUnderRoof)?.id)).toEqual([])
  expect([...shown.values()].filter((own) => own.some(isUnderRoof)).length).toBeGreaterThan(100)
  const floors = each(
    (house, [front]) => amountOf(house, 'floors') > 1 && house.style !== 'modern' && !front?.upperWindow && 'low',
  )
  expect(floors).toEqual([])
})

test('of two houses of one area few open with the same room among others', () => {
  const roomsOf = (house: House) => (shown.get(house) ?? []).slice(1, seenAtOnce).map(({ room, id }) => room ?? id)
  const pairs = [...Map.groupBy(houses, ({ area }) => area).values()].flatMap((own) =>
    own.flatMap((house, at) => own.slice(at + 1).map((other) => [roomsOf(house), roomsOf(other)] as const)),
  )
  const alike = pairs.filter(([one, other]) => one.some((room) => other.includes(room)))
  expect(alike.length / pairs.length).toBeLessThan(0.25)
})

test('a log house with a stove has a room of boards, beams, a window seat or brick, and none the tiled kitchen or white bedroom', () => {
  const log = [...shown].filter(([{ style }]) => style === 'log')
  const rooms = log.flatMap(([house, own]) =>
    has(house, 'woodStove') ? [own.find(({ tag }) => tag === 'living-room')] : [],
  )
  expect(rooms.length).toBeGreaterThan(20)
  expect(rooms.filter((room) => !/^living-(pine|cottage|attic|beams|brick|seat)/.test(room?.id ?? ''))).toEqual([])
  expect(log.flatMap(([, own]) => own.filter(({ id }) => /^(kitchen-sunny|bed-white)/.test(id)))).toEqual([])
})

/** Heather flowers behind every window that looks out on a heath: in spring it is the heath's grass and pines. */
const outsideOf = (front: Picture | undefined) => {
  const { view = 'none', season } = front ?? {}
  return view === 'heath' && season === 'spring' ? 'pines' : view
}

test('no heather is in flower behind the windows of a house whose heath is green', () => {
  const green = [...shown.values()].filter(([front]) => front?.view === 'heath' && front.season === 'spring')
  expect(green.length).toBeGreaterThan(10)
  const flowering = green.flatMap(([, ...others]) =>
    others.filter(({ kind, view }) => kind === 'interior' && view === 'heath'),
  )
  expect(flowering.map(({ id }) => id)).toEqual([])
})

test('the pictures of a house are of one light and one season, and its windows look out on its land', () => {
  const faults = each((_, own) => {
    const seen = new Set(own.filter(({ view }) => view !== 'none').map(lightOf))
    const first = own.slice(0, seenAtOnce)
    const isDay = first.every(
      ({ season = '', hour = '' }) => /^(spring|summer)$/.test(season) && /^(morning|midday)$/.test(hour),
    )
    return (seen.size !== 1 || !isDay) && own.map(({ id }) => id).join(' ')
  })
  expect(faults).toEqual([])
  const likeIt: Readonly<Record<string, string>> = {
    ...{ heath: 'trees', pines: 'trees', street: 'trees', fjord: 'fields', sea: 'dunes' },
  }
  const strange = each((_, [front, ...rooms]) => {
    const around = outsideOf(front)
    const others = rooms.filter(
      ({ kind, view = 'none' }) =>
        kind !== 'landscape' && view !== 'none' && view !== around && view !== likeIt[around],
    )
    return others.length > 0 && `${front?.view}: ${others.map(({ id }) => id)}`
  })
  expect(strange).toEqual([])
  const windows = each((_, [front, ...rooms]) => {
    const around: string = outsideOf(front)
    const seen: string[] = rooms.flatMap(({ tag, view = 'none' }) =>
      /^(living-room|kitchen|dining|bedroom|children-room|bathroom)$/.test(tag) && view !== 'none' ? [view] : [],
    )
    const isTrue = /^(heath|pines|street)$/.test(around) ? seen.every((view) => view === around) : seen.includes(around)
    return around !== 'fjord' && !isTrue && `${around}: ${seen}`
  })
  expect(windows).toEqual([])
})

test('an unspoilt plot is one of dunes or heath on the front', () => {
  const unspoilt = houses.filter((house) => has(house, 'naturePlot'))
  expect(unspoilt.length).toBeGreaterThan(100)
  const views = unspoilt.map((house) => shown.get(house)?.[0]?.view ?? 'none')
  expect([...new Set(views)].toSorted()).toEqual(['dunes', 'heath', 'sea'])
})

test('no more beds of a kind, bathrooms or terraces are shown than there are', () => {
  const tags = { bathroom: 'bathrooms', terrace: 'terraces' } as const
  const faults = each((house, own) => {
    const counted = Object.entries(tags).filter(
      ([tag, key]) => own.filter((picture) => picture.tag === tag).length > amountOf(house, key),
    )
    const beds = (['doubleBeds', 'singleBeds', 'bunkBeds'] as const).filter((key) => {
      const conditions = own.flatMap(({ shows = [] }) => shows.filter((each) => each.startsWith(key)))
      return conditions.reduce((sum, each) => sum + Number(each.split('>=')[1]), 0) > amountOf(house, key)
    })
    return [...counted.map(([tag]) => tag), ...beds].join(' ')
  })
  expect(faults).toEqual([])
})

test('each house has a front of its own, and the catalogue no other fronts', () => {
  expect(each(({ name }, [front]) => front?.house !== name && String(front?.id))).toEqual([])
  // A picture of anything else would be announced as the house from outside.
  expect(each((_, own) => own.filter(({ tag }) => tag === 'facade').length !== 1 && own[0]?.id)).toEqual([])
  const fronts = pictures.filter(({ id }) => id.startsWith('front-'))
  expect(fronts.map(({ house }) => house).toSorted()).toEqual(houses.map(({ name }) => name).toSorted())
})

test('fronts of one area differ in viewpoint, walls or roof, and few pairs agree in all three', () => {
  const lookOf = (house: House) => {
    const front = shown.get(house)?.[0]
    return [front?.viewpoint, front?.walls, front?.roof].join(' ')
  }
  const pairs = [...Map.groupBy(houses, ({ area }) => area).values()].flatMap((own) =>
    own.flatMap((house, at) => own.slice(at + 1).map((other) => lookOf(house) === lookOf(other))),
  )
  expect(pairs.filter(Boolean).length / pairs.length).toBeLessThan(0.01)
})

test('a room of wide windows is in a house whose front shows wide glass', () => {
  const faults = each((_, [front, ...rooms]) => !front?.wideGlass && rooms.find(({ wideGlass }) => wideGlass)?.id)
  expect(faults).toEqual([])
  expect([...shown.values()].filter(([front]) => !front?.wideGlass).length).toBeGreaterThan(20)
})

test('windows have the frames of their house, on its front and in every room', () => {
  expect(each((house, [front]) => front?.frames !== framesOf(house) && String(front?.id))).toEqual([])
  const faults = each((house, own) =>
    own
      .filter(({ frames }) => frames && frames !== framesOf(house))
      .map(({ id }) => id)
      .join(' '),
  )
  expect(faults).toEqual([])
  // Rooms of a house in a street are those without a view, as far as there are any; two bedrooms make few rooms.
  const rooms = each(({ bedrooms }, own) => {
    const least = own[0]?.view === 'street' || bedrooms <= 2 ? 1 : 2
    return own.filter(({ kind, frames }) => kind === 'interior' && frames).length < least && 'few'
  })
  expect(rooms).toEqual([])
  const views = pictures.filter(
    ({ kind, view = 'none', editorial }) => kind === 'interior' && view !== 'none' && !editorial,
  )
  const bare = views.filter(({ tag, frames }) => !frames && !/^(sauna|terrace|wilderness-bath)$/.test(tag))
  expect(bare.map(({ id }) => id)).toEqual([])
})

test('houses are seen from five places at least, and from none of them more than three in ten', () => {
  const seen = Map.groupBy(houses, (house) => shown.get(house)?.[0]?.viewpoint)
  expect(seen.size).toBeGreaterThanOrEqual(5)
  expect(seen.has(undefined)).toBe(false)
  expect(Math.max(...[...seen.values()].map(({ length }) => length))).toBeLessThanOrEqual(houses.length * 0.3)
})

test('of the houses that guests rate best no two in a row look alike from the same place', () => {
  const average = (ratings: readonly number[]) => ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  const best = houses
    .map((house) => ({ house, ratings: reviewsOf(house, '2026-11-28').ratings }))
    .filter(({ ratings }) => ratings.length >= 5)
    .toSorted((a, b) => average(b.ratings) - average(a.ratings) || b.ratings.length - a.ratings.length)
    .slice(0, 24)
  const looks = best.map(({ house }) => {
    const front = shown.get(house)?.[0]
    return [front?.viewpoint, front?.walls, front?.roof].join(' ')
  })
  expect(looks.filter((look, at) => look === looks[at + 1])).toEqual([])
  expect(new Set(looks).size).toBeGreaterThan(18)
})

test('no picture, and no room in other colours, is twice on a house’s page', () => {
  const faults = each((_, own) => {
    const rooms = own.flatMap(({ room }) => room ?? [])
    return (new Set(own).size < own.length || new Set(rooms).size < rooms.length) && 'twice'
  })
  expect(faults).toEqual([])
})
