import type { Area } from '../../../../domain/areas.ts'
import type { mapNames } from '../../../../editions/map-names.ts'
import type { EditionKey } from '../../../../editions/table.ts'
import towns from './towns.json'

export const always = 20

type MapWord = keyof (typeof mapNames)[EditionKey]
type Spot = readonly [lat: number, lng: number]

/** A name on the map; of overlapping ones the first is drawn. */
export interface Label {
  kind: 'sea' | 'country' | 'town' | 'area' | 'nature'
  from: number
  to: number
  /** A `word` is looked up in the edition's texts. */
  name: string | { word: MapWord }
  /** Where it may stand; a sea has several spots, and one that is in sight is taken. */
  spots: readonly Spot[]
  area?: Area
}

function names(word: MapWord): { word: MapWord } {
  return { word }
}

function label(
  kind: Label['kind'],
  [from, to]: [number, number],
  name: Label['name'],
  ...spots: readonly Spot[]
): Label {
  return { kind, from, to, name, spots }
}

/** Towns by the zoom from which they are named, the largest first. */
function townsFrom(isMeant: (from: number) => boolean): Label[] {
  return towns.flatMap((size) =>
    isMeant(size.from)
      ? size.towns.map(([name, lat, lng]) =>
          label('town', [size.from, always], String(name), [Number(lat), Number(lng)]),
        )
      : [],
  )
}

/** Zoom from which those towns are named that come before our own places. */
const largest = 6

/** Seas, and the towns that are known from afar. */
export const labelsBeforeAreas: readonly Label[] = [
  label(
    'sea',
    [0, 9],
    names('northSea'),
    [56.25, 6.6],
    [56.25, 7.1],
    [57, 6.5],
    [56.1, 6.7],
    [56.75, 7],
    [55.9, 7],
    [55.25, 7.2],
    [57.1, 7.4],
    [55.35, 7.6],
    [57.3, 7.8],
    [54.95, 7.8],
    [55.1, 6.9],
  ),
  label('sea', [0, 10], 'Kattegat', [56.95, 11.3], [57.2, 11], [56.75, 11.1], [57.1, 10.8], [56.6, 11.4]),
  label('sea', [0, 10], 'Skagerrak', [57.85, 8.9], [57.7, 8.6], [57.75, 9.3], [57.6, 8.9], [57.45, 8.8]),
  label('sea', [0, 8], names('balticSea'), [54.75, 11], [54.7, 10.6], [54.85, 10.9], [54.6, 11.6]),
  ...townsFrom((from) => from <= largest),
]

export const labelsBehindAreas: readonly Label[] = [
  label('country', [0, 9], names('denmark'), [56.2, 9.35], [55.9, 9.2], [56.4, 9.4]),
  label('country', [0, 9], names('germany'), [54.15, 9.7], [54.65, 9.2]),
  label('country', [0, 9], names('norway'), [58.75, 7.7]),
  label('country', [0, 9], names('sweden'), [58.1, 13.4], [57.3, 12.8]),
  label('sea', [8.5, always], names('limfjord'), [56.87, 9.08]),
  label('sea', [9, always], 'Ringkøbing Fjord', [55.99, 8.25]),
  label('sea', [10.5, always], 'Nissum Fjord', [56.36, 8.19]),
  label('sea', [9.5, always], 'Nissum Bredning', [56.63, 8.42]),
  label('sea', [8.5, 11], names('jammerBay'), [57.33, 9.3]),
  label('sea', [8.5, 11], names('waddenSea'), [55.28, 8.28]),
  label('sea', [10.5, always], 'Ho Bugt', [55.545, 8.27]),
  label('town', [6, always], names('copenhagen'), [55.676, 12.568]),
  label('town', [6, always], names('hamburg'), [53.551, 9.994]),
  label('town', [6.5, always], names('gothenburg'), [57.707, 11.967]),
  label('town', [6.5, always], 'Kristiansand', [58.146, 7.996]),
  label('sea', [9.5, 12], 'Tannis Bugt', [57.66, 10.24]),
  label('sea', [9.5, 12], 'Vigsø Bugt', [57.13, 8.78]),
  label('nature', [10, always], 'Grenen', [57.744, 10.655]),
  label('nature', [10.5, always], 'Råbjerg Mile', [57.652, 10.406]),
  label('nature', [10.5, always], 'Rubjerg Knude', [57.449, 9.776]),
  label('nature', [10.5, always], 'Bulbjerg', [57.158, 9.03]),
  label('nature', [10.5, always], 'Skallingen', [55.51, 8.245]),
  label('nature', [10.5, always], 'Blåvandshuk', [55.558, 8.09]),
  label('nature', [10, always], 'Holmsland Klit', [56.02, 8.125]),
  label('nature', [10, always], 'Harboøre Tange', [56.665, 8.17]),
  label('nature', [10, always], 'Agger Tange', [56.735, 8.225]),
  label('nature', [9.5, always], 'Mandø', [55.28, 8.55]),
  label('town', [10.5, always], 'Havneby', [55.0885, 8.5575]),
  label('town', [10.5, always], 'Lakolk', [55.1455, 8.4935]),
  label('town', [10.5, always], 'Sønderho', [55.3525, 8.4655]),
  label('town', [10.5, always], 'Frøstrup', [57.084, 8.868]),
  label('town', [10.5, always], 'Lyngvig Fyr', [56.0499, 8.1038]),
  label('town', [10.5, always], 'Bovbjerg Fyr', [56.513, 8.119]),
  label('town', [10.5, always], 'Lodbjerg Fyr', [56.8236, 8.2628]),
  label('town', [10.5, always], 'Hanstholm Fyr', [57.1126, 8.599]),
  label('town', [10.5, always], 'Hirtshals Fyr', [57.5847, 9.9408]),
  label('town', [10.5, always], 'Skagen Fyr', [57.7356, 10.6303]),
  ...townsFrom((from) => from > largest),
]
