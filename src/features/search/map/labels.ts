import type { mapNames } from '../../../editions/map-names.ts'
import type { EditionKey } from '../../../editions/table.ts'

type MapWord = keyof (typeof mapNames)[EditionKey]

/** What is written on the map beside our own places; the first ones win where two would cover each other. */
export interface Label {
  kind: 'sea' | 'country' | 'town' | 'area'
  lat: number
  lng: number
  from: number
  to: number
  /** A word stands for the edition's own name. */
  name: string | { word: MapWord }
}

const always = 20

function names(word: MapWord): { word: MapWord } {
  return { word }
}

function label(
  kind: Label['kind'],
  lat: number,
  lng: number,
  [from, to]: [number, number],
  name: Label['name'],
): Label {
  return { kind, lat, lng, from, to, name }
}

export const labels: readonly Label[] = [
  label('sea', 56.35, 6.9, [0, 9], names('northSea')),
  label('sea', 57.85, 8.9, [0, 10], 'Skagerrak'),
  label('sea', 56.95, 11.3, [0, 10], 'Kattegat'),
  label('sea', 55.99, 8.25, [9, always], 'Ringkøbing Fjord'),
  label('sea', 56.35, 8.19, [10.5, always], 'Nissum Fjord'),
  label('sea', 56.63, 8.42, [9.5, always], 'Nissum Bredning'),
  label('sea', 56.87, 9.08, [8.5, always], names('limfjord')),
  label('sea', 57.33, 9.3, [8.5, 11], names('jammerBay')),
  label('sea', 55.28, 8.28, [8.5, 11], names('waddenSea')),
  label('sea', 55.545, 8.27, [10.5, always], 'Ho Bugt'),
  label('country', 56.2, 9.35, [0, 9], names('denmark')),
  label('country', 54.15, 9.7, [0, 9], names('germany')),
  label('country', 58.75, 7.7, [0, 9], names('norway')),
  label('country', 58.1, 13.4, [0, 9], names('sweden')),
  label('town', 55.467, 8.452, [7.5, always], 'Esbjerg'),
  label('town', 57.048, 9.919, [7.5, always], 'Aalborg'),
  label('town', 56.157, 10.211, [7, always], 'Aarhus'),
  label('town', 56.139, 8.976, [8, always], 'Herning'),
  label('town', 57.441, 10.537, [8, always], 'Frederikshavn'),
  label('town', 56.36, 8.616, [8, always], 'Holstebro'),
  label('town', 56.955, 8.694, [8, always], 'Thisted'),
  label('town', 56.453, 9.402, [8, always], 'Viborg'),
  label('town', 57.464, 9.982, [8.5, always], 'Hjørring'),
  label('town', 55.33, 8.765, [8.5, always], 'Ribe'),
  label('town', 54.933, 8.867, [8.5, always], 'Tønder'),
  label('town', 55.621, 8.481, [9, always], 'Varde'),
  label('town', 55.95, 8.493, [9, always], 'Skjern'),
  label('town', 56.492, 8.595, [9, always], 'Struer'),
  label('town', 57.27, 9.941, [9, always], 'Brønderslev'),
  label('town', 55.491, 9.472, [7.5, always], 'Kolding'),
  label('town', 55.396, 10.389, [7, always], 'Odense'),
  label('town', 55.676, 12.568, [6, always], names('copenhagen')),
  label('town', 54.782, 9.437, [7, always], 'Flensburg'),
  label('town', 54.477, 9.051, [8, always], 'Husum'),
  label('town', 53.551, 9.994, [6, always], names('hamburg')),
  label('town', 57.707, 11.967, [6.5, always], names('gothenburg')),
  label('town', 58.146, 7.996, [6.5, always], 'Kristiansand'),
]
