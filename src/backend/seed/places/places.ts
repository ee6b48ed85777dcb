import type { AreaSlug } from '../../../domain/areas.ts'
import type { HouseStyle } from '../pictures/scene.ts'

type Water = 'north-sea' | 'wadden-sea' | 'fjord' | 'bay'

/** A stretch of shore that houses stand behind. */
export interface Shore {
  locationId: number
  /** The middle of the stretch, where the sand ends and the dunes begin. */
  lat: number
  lng: number
  /** Degrees from north towards the water. */
  seaBearing: number
  /** Metres from the middle to either end, and from the shore to the nearest and furthest house. */
  halfLength: number
  nearest: number
  furthest: number
}

export interface Place {
  /** First letters of the house codes. */
  code: string
  postalCode: string
  city: string
  /** How many houses, measured against the other places. */
  weight: number
  water: Water
  /** Metres from the middle to shops. */
  shop: number
  /** How sought after: 1 is usual. */
  price: number
  styles: readonly (readonly [HouseStyle, number])[]
  shores: readonly Shore[]
}

const duneStyles = [
  ['timber-black', 5],
  ['timber-classic', 5],
  ['thatched', 3],
  ['log', 2],
  ['brick', 3],
  ['modern', 3],
] as const
const thatchStyles = [
  ['thatched', 6],
  ['timber-black', 4],
  ['timber-classic', 3],
  ['brick', 3],
  ['modern', 2],
  ['log', 1],
] as const
const harbourStyles = [
  ['fisherman', 5],
  ['brick', 4],
  ['timber-classic', 3],
  ['timber-black', 3],
  ['modern', 2],
] as const
const northStyles = [
  ['timber-classic', 5],
  ['timber-black', 5],
  ['log', 3],
  ['modern', 3],
  ['brick', 2],
  ['thatched', 1],
] as const
const skagenStyles = [
  ['skagen', 7],
  ['brick', 2],
  ['timber-black', 1],
  ['modern', 1],
] as const

export const places: Record<AreaSlug, Place> = {
  romo: place('RO', '6792', 'Rømø', 5, 'wadden-sea', 1300, 1.0, thatchStyles, [
    [101, 55.1442, 8.4993, 270, 1500, 250, 2000],
    [102, 55.0952, 8.5213, 250, 1200, 400, 2000],
  ]),
  fano: place('FA', '6720', 'Fanø', 5, 'wadden-sea', 1200, 1.08, thatchStyles, [
    [111, 55.4231, 8.3724, 240, 1600, 150, 1200],
    [112, 55.3484, 8.4523, 225, 800, 300, 900],
  ]),
  hjerting: place('HJ', '6710', 'Esbjerg V', 1, 'bay', 600, 0.9, harbourStyles, [
    [121, 55.5242, 8.3557, 245, 900, 90, 900],
  ]),
  ho: place('HO', '6857', 'Blåvand', 2, 'bay', 2600, 0.9, duneStyles, [[131, 55.5554, 8.2471, 90, 800, 300, 1400]]),
  blavand: place('BL', '6857', 'Blåvand', 9, 'north-sea', 900, 1.15, thatchStyles, [
    [141, 55.5513, 8.1304, 190, 1600, 150, 1300],
    [142, 55.5503, 8.1604, 185, 900, 200, 1400],
  ]),
  'vejers-strand': place('VS', '6853', 'Vejers Strand', 5, 'north-sea', 800, 1.02, duneStyles, [
    [151, 55.6203, 8.1167, 275, 1100, 150, 1300],
    [152, 55.6231, 8.1168, 275, 800, 1500, 4000],
  ]),
  graerup: place('GR', '6840', 'Oksbøl', 2, 'north-sea', 5200, 0.95, duneStyles, [
    [156, 55.6562, 8.1312, 275, 900, 700, 2600],
  ]),
  'henne-strand': place('HE', '6854', 'Henne', 7, 'north-sea', 700, 1.12, thatchStyles, [
    [161, 55.7362, 8.1722, 272, 1300, 150, 1500],
    [162, 55.7284, 8.1716, 272, 800, 1800, 4300],
  ]),
  houstrup: place('HP', '6830', 'Nørre Nebel', 4, 'north-sea', 3800, 0.94, duneStyles, [
    [171, 55.7722, 8.1812, 272, 1000, 700, 2600],
    [172, 55.7903, 8.1804, 272, 900, 900, 2800],
  ]),
  nymindegab: place('NY', '6830', 'Nørre Nebel', 2, 'north-sea', 900, 0.96, duneStyles, [
    [181, 55.8142, 8.1783, 272, 900, 500, 1400],
  ]),
  'bork-havn': place('BH', '6893', 'Hemmet', 3, 'fjord', 700, 0.9, duneStyles, [
    [186, 55.8481, 8.2763, 300, 700, 100, 900],
  ]),
  bjerregard: place('BJ', '6960', 'Hvide Sande', 4, 'north-sea', 1800, 1.02, thatchStyles, [
    [191, 55.8703, 8.1571, 270, 1500, 120, 900],
  ]),
  haurvig: place('HA', '6960', 'Hvide Sande', 3, 'north-sea', 3200, 1.02, thatchStyles, [
    [196, 55.9452, 8.1391, 275, 1500, 120, 740],
  ]),
  'hvide-sande': place('HV', '6960', 'Hvide Sande', 6, 'north-sea', 900, 1.08, harbourStyles, [
    [201, 56.0083, 8.1171, 275, 700, 120, 700],
    [202, 55.9724, 8.1293, 275, 1300, 120, 700],
  ]),
  klegod: place('KL', '6950', 'Ringkøbing', 4, 'north-sea', 2900, 1.05, thatchStyles, [
    [206, 56.0722, 8.1042, 275, 1300, 120, 800],
    [207, 56.0483, 8.0993, 275, 1100, 120, 800],
  ]),
  sondervig: place('SO', '6950', 'Ringkøbing', 8, 'north-sea', 700, 1.14, thatchStyles, [
    [211, 56.1216, 8.1086, 275, 1300, 150, 1300],
    [212, 56.1523, 8.1097, 272, 1200, 150, 1000],
  ]),
  ringkobing: place('RI', '6950', 'Ringkøbing', 1, 'fjord', 900, 0.86, harbourStyles, [
    [216, 56.0874, 8.2452, 190, 900, 90, 1000],
  ]),
  'vederso-klit': place('VK', '6990', 'Ulfborg', 4, 'north-sea', 900, 0.98, duneStyles, [
    [221, 56.2562, 8.1272, 272, 1500, 150, 1200],
  ]),
  husby: place('HU', '6990', 'Ulfborg', 2, 'north-sea', 3900, 0.92, duneStyles, [
    [226, 56.2842, 8.1302, 272, 1200, 200, 1500],
  ]),
  fjand: place('FJ', '6990', 'Ulfborg', 2, 'north-sea', 2700, 0.9, duneStyles, [
    [231, 56.3262, 8.1291, 272, 1200, 150, 900],
  ]),
  thorsminde: place('TH', '6990', 'Ulfborg', 1, 'north-sea', 500, 0.88, harbourStyles, [
    [236, 56.3743, 8.1137, 275, 700, 80, 360],
  ]),
  bovbjerg: place('BO', '7620', 'Lemvig', 2, 'north-sea', 4200, 0.88, duneStyles, [
    [241, 56.5243, 8.1183, 275, 1600, 150, 1100],
  ]),
  lemvig: place('LE', '7620', 'Lemvig', 1, 'fjord', 900, 0.84, harbourStyles, [
    [246, 56.5523, 8.3093, 20, 600, 150, 1000],
  ]),
  'vejlby-klit': place('VE', '7673', 'Harboøre', 4, 'north-sea', 2400, 0.92, duneStyles, [
    [251, 56.5853, 8.1223, 275, 1200, 150, 1100],
    [252, 56.6043, 8.1303, 280, 900, 150, 900],
  ]),
  thyboron: place('TB', '7680', 'Thyborøn', 1, 'north-sea', 700, 0.86, harbourStyles, [
    [256, 56.6972, 8.2003, 285, 700, 200, 700],
  ]),
  agger: place('AG', '7770', 'Vestervig', 2, 'north-sea', 700, 0.9, northStyles, [
    [301, 56.7832, 8.2253, 280, 800, 150, 800],
  ]),
  stenbjerg: place('ST', '7752', 'Snedsted', 1, 'north-sea', 4600, 0.88, northStyles, [
    [306, 56.9292, 8.3323, 300, 800, 300, 1600],
  ]),
  vorupor: place('VO', '7700', 'Thisted', 3, 'north-sea', 800, 0.95, northStyles, [
    [311, 56.9562, 8.3663, 300, 1000, 150, 1400],
  ]),
  klitmoller: place('KM', '7700', 'Thisted', 4, 'north-sea', 900, 1.02, northStyles, [
    [316, 57.0363, 8.4692, 300, 1000, 150, 1300],
  ]),
  hanstholm: place('HN', '7730', 'Hanstholm', 1, 'north-sea', 1100, 0.85, northStyles, [
    [321, 57.1193, 8.6052, 320, 800, 300, 1300],
  ]),
  vigso: place('VI', '7730', 'Hanstholm', 2, 'bay', 3900, 0.92, northStyles, [
    [326, 57.0962, 8.7352, 355, 1300, 150, 1100],
  ]),
  'lild-strand': place('LI', '7741', 'Frøstrup', 1, 'north-sea', 4800, 0.86, northStyles, [
    [331, 57.1542, 8.9603, 335, 800, 120, 800],
  ]),
  slettestrand: place('SL', '9690', 'Fjerritslev', 2, 'north-sea', 3600, 0.96, northStyles, [
    [401, 57.1562, 9.3603, 345, 1100, 200, 1300],
  ]),
  tranum: place('TR', '9460', 'Brovst', 2, 'north-sea', 3800, 0.92, northStyles, [
    [406, 57.1762, 9.4432, 335, 1100, 400, 1700],
  ]),
  rodhus: place('RD', '9490', 'Pandrup', 2, 'north-sea', 3300, 0.94, northStyles, [
    [411, 57.2093, 9.5082, 320, 1200, 300, 1700],
  ]),
  blokhus: place('BK', '9492', 'Blokhus', 7, 'north-sea', 800, 1.1, northStyles, [
    [416, 57.2542, 9.5763, 310, 1200, 150, 1400],
    [417, 57.2503, 9.5733, 310, 800, 1600, 3800],
  ]),
  saltum: place('SA', '9493', 'Saltum', 4, 'north-sea', 2600, 1.0, northStyles, [
    [421, 57.2912, 9.6343, 305, 1600, 150, 1700],
  ]),
  lokken: place('LO', '9480', 'Løkken', 7, 'north-sea', 800, 1.1, northStyles, [
    [426, 57.3712, 9.7042, 300, 1100, 150, 1400],
    [427, 57.3233, 9.6682, 300, 1300, 200, 1500],
  ]),
  lonstrup: place('LS', '9800', 'Hjørring', 3, 'north-sea', 700, 1.06, northStyles, [
    [431, 57.4772, 9.7933, 310, 800, 100, 1100],
  ]),
  skallerup: place('SK', '9800', 'Hjørring', 3, 'north-sea', 1400, 1.0, northStyles, [
    [436, 57.4992, 9.8272, 310, 1200, 250, 1400],
  ]),
  tornby: place('TO', '9850', 'Hirtshals', 2, 'north-sea', 2800, 0.95, northStyles, [
    [501, 57.5523, 9.8893, 310, 1100, 250, 1500],
  ]),
  hirtshals: place('HI', '9850', 'Hirtshals', 1, 'north-sea', 1500, 0.88, harbourStyles, [
    [506, 57.5832, 9.9353, 335, 800, 150, 900],
  ]),
  tversted: place('TV', '9881', 'Bindslev', 4, 'north-sea', 900, 0.98, northStyles, [
    [511, 57.5972, 10.1853, 345, 1400, 250, 1500],
  ]),
  skiveren: place('SV', '9982', 'Ålbæk', 2, 'north-sea', 1200, 0.97, northStyles, [
    [516, 57.6212, 10.2772, 330, 1200, 200, 1400],
  ]),
  kandestederne: place('KA', '9990', 'Skagen', 2, 'north-sea', 7200, 1.04, skagenStyles, [
    [521, 57.6642, 10.3783, 320, 800, 250, 1400],
  ]),
  albaek: place('AL', '9982', 'Ålbæk', 3, 'bay', 800, 0.98, skagenStyles, [
    [526, 57.5932, 10.4253, 95, 1100, 150, 1300],
  ]),
  skagen: place('SG', '9990', 'Skagen', 5, 'north-sea', 700, 1.16, skagenStyles, [
    [531, 57.7192, 10.5903, 140, 700, 150, 1000],
    [532, 57.7382, 10.5373, 320, 800, 150, 900],
  ]),
}

type ShoreNumbers = [
  locationId: number,
  lat: number,
  lng: number,
  seaBearing: number,
  halfLength: number,
  nearest: number,
  furthest: number,
]

function place(
  code: string,
  postalCode: string,
  city: string,
  weight: number,
  water: Water,
  shop: number,
  price: number,
  styles: Place['styles'],
  shores: ShoreNumbers[],
): Place {
  return {
    code,
    postalCode,
    city,
    weight,
    water,
    shop,
    price,
    styles,
    shores: shores.map(([locationId, lat, lng, seaBearing, halfLength, nearest, furthest]) => ({
      locationId,
      lat,
      lng,
      seaBearing,
      halfLength,
      nearest,
      furthest,
    })),
  }
}
