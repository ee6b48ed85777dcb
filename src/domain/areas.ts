/** Stretches of the coast from south to north; what they are called is a message of the edition. */
export const regions = [
  'wadden-sea',
  'blavand-henne',
  'holmsland-klit',
  'bovbjerg',
  'thy',
  'jammerbugt',
  'skagen',
] as const
export type Region = (typeof regions)[number]

export interface Area {
  slug: string
  title: string
  /** The preposition before the name where it is not "in": på Rømø, ved Bovbjerg. */
  preposition?: 'on' | 'at'
  locationIds: readonly [number, ...number[]]
  lat: number
  lng: number
  region: Region
}

/** The location table (specification, section 3), from south to north. */
export const areas = [
  {
    slug: 'romo',
    title: 'Rømø',
    preposition: 'on',
    locationIds: [101, 102],
    lat: 55.13012,
    lng: 8.52236,
    region: 'wadden-sea',
  },
  {
    slug: 'fano',
    title: 'Fanø',
    preposition: 'on',
    locationIds: [111, 112],
    lat: 55.41874,
    lng: 8.38941,
    region: 'wadden-sea',
  },
  {
    slug: 'hjerting',
    title: 'Hjerting',
    locationIds: [121],
    lat: 55.52543,
    lng: 8.36172,
    region: 'wadden-sea',
  },
  { slug: 'ho', title: 'Ho', locationIds: [131], lat: 55.55731, lng: 8.23014, region: 'blavand-henne' },
  { slug: 'blavand', title: 'Blåvand', locationIds: [141, 142], lat: 55.55942, lng: 8.13062, region: 'blavand-henne' },
  {
    slug: 'vejers-strand',
    title: 'Vejers Strand',
    locationIds: [151, 152],
    lat: 55.62031,
    lng: 8.12954,
    region: 'blavand-henne',
  },
  { slug: 'graerup', title: 'Grærup', locationIds: [156], lat: 55.65688, lng: 8.17645, region: 'blavand-henne' },
  {
    slug: 'henne-strand',
    title: 'Henne Strand',
    locationIds: [161, 162],
    lat: 55.73651,
    lng: 8.18427,
    region: 'blavand-henne',
  },
  {
    slug: 'houstrup',
    title: 'Houstrup',
    locationIds: [171, 172],
    lat: 55.77283,
    lng: 8.20875,
    region: 'blavand-henne',
  },
  {
    slug: 'nymindegab',
    title: 'Nymindegab',
    locationIds: [181],
    lat: 55.81512,
    lng: 8.19736,
    region: 'holmsland-klit',
  },
  {
    slug: 'bork-havn',
    title: 'Bork Havn',
    locationIds: [186],
    lat: 55.84683,
    lng: 8.28315,
    region: 'holmsland-klit',
  },
  {
    slug: 'bjerregard',
    title: 'Bjerregård',
    locationIds: [191],
    lat: 55.87014,
    lng: 8.16528,
    region: 'holmsland-klit',
  },
  { slug: 'haurvig', title: 'Haurvig', locationIds: [196], lat: 55.94521, lng: 8.14933, region: 'holmsland-klit' },
  {
    slug: 'hvide-sande',
    title: 'Hvide Sande',
    locationIds: [201, 202],
    lat: 56.00214,
    lng: 8.12746,
    region: 'holmsland-klit',
  },
  { slug: 'klegod', title: 'Klegod', locationIds: [206, 207], lat: 56.07236, lng: 8.11853, region: 'holmsland-klit' },
  {
    slug: 'sondervig',
    title: 'Søndervig',
    locationIds: [211, 212],
    lat: 56.12154,
    lng: 8.11721,
    region: 'holmsland-klit',
  },
  {
    slug: 'ringkobing',
    title: 'Ringkøbing',
    locationIds: [216],
    lat: 56.09015,
    lng: 8.24412,
    region: 'holmsland-klit',
  },
  { slug: 'vederso-klit', title: 'Vedersø Klit', locationIds: [221], lat: 56.25583, lng: 8.13864, region: 'bovbjerg' },
  { slug: 'husby', title: 'Husby', locationIds: [226], lat: 56.28342, lng: 8.14517, region: 'bovbjerg' },
  { slug: 'fjand', title: 'Fjand', locationIds: [231], lat: 56.32541, lng: 8.14286, region: 'bovbjerg' },
  { slug: 'thorsminde', title: 'Thorsminde', locationIds: [236], lat: 56.37364, lng: 8.11967, region: 'bovbjerg' },
  {
    slug: 'bovbjerg',
    title: 'Bovbjerg',
    preposition: 'at',
    locationIds: [241],
    lat: 56.52517,
    lng: 8.12534,
    region: 'bovbjerg',
  },
  {
    slug: 'lemvig',
    title: 'Lemvig',
    locationIds: [246],
    lat: 56.54862,
    lng: 8.31047,
    region: 'bovbjerg',
  },
  {
    slug: 'vejlby-klit',
    title: 'Vejlby Klit',
    locationIds: [251, 252],
    lat: 56.58473,
    lng: 8.13219,
    region: 'bovbjerg',
  },
  { slug: 'thyboron', title: 'Thyborøn', locationIds: [256], lat: 56.69687, lng: 8.20854, region: 'bovbjerg' },
  { slug: 'agger', title: 'Agger', locationIds: [301], lat: 56.78214, lng: 8.23436, region: 'thy' },
  { slug: 'stenbjerg', title: 'Stenbjerg', locationIds: [306], lat: 56.92835, lng: 8.34672, region: 'thy' },
  { slug: 'vorupor', title: 'Vorupør', locationIds: [311], lat: 56.95473, lng: 8.37518, region: 'thy' },
  { slug: 'klitmoller', title: 'Klitmøller', locationIds: [316], lat: 57.03942, lng: 8.48217, region: 'thy' },
  { slug: 'hanstholm', title: 'Hanstholm', locationIds: [321], lat: 57.11634, lng: 8.61752, region: 'thy' },
  { slug: 'vigso', title: 'Vigsø', locationIds: [326], lat: 57.08821, lng: 8.73945, region: 'thy' },
  { slug: 'lild-strand', title: 'Lild Strand', locationIds: [331], lat: 57.14962, lng: 8.96428, region: 'thy' },
  {
    slug: 'slettestrand',
    title: 'Slettestrand',
    locationIds: [401],
    lat: 57.15124,
    lng: 9.36518,
    region: 'jammerbugt',
  },
  { slug: 'tranum', title: 'Tranum', locationIds: [406], lat: 57.16583, lng: 9.44872, region: 'jammerbugt' },
  { slug: 'rodhus', title: 'Rødhus', locationIds: [411], lat: 57.20316, lng: 9.52164, region: 'jammerbugt' },
  { slug: 'blokhus', title: 'Blokhus', locationIds: [416, 417], lat: 57.24937, lng: 9.58924, region: 'jammerbugt' },
  { slug: 'saltum', title: 'Saltum', locationIds: [421], lat: 57.28516, lng: 9.65137, region: 'jammerbugt' },
  { slug: 'lokken', title: 'Løkken', locationIds: [426, 427], lat: 57.36984, lng: 9.71628, region: 'jammerbugt' },
  { slug: 'lonstrup', title: 'Lønstrup', locationIds: [431], lat: 57.47426, lng: 9.80154, region: 'jammerbugt' },
  { slug: 'skallerup', title: 'Skallerup', locationIds: [436], lat: 57.49573, lng: 9.83628, region: 'jammerbugt' },
  { slug: 'tornby', title: 'Tornby', locationIds: [501], lat: 57.54716, lng: 9.90283, region: 'skagen' },
  { slug: 'hirtshals', title: 'Hirtshals', locationIds: [506], lat: 57.58532, lng: 9.95174, region: 'skagen' },
  { slug: 'tversted', title: 'Tversted', locationIds: [511], lat: 57.59024, lng: 10.19053, region: 'skagen' },
  { slug: 'skiveren', title: 'Skiveren', locationIds: [516], lat: 57.61427, lng: 10.28164, region: 'skagen' },
  { slug: 'kandestederne', title: 'Kandestederne', locationIds: [521], lat: 57.65738, lng: 10.38427, region: 'skagen' },
  { slug: 'albaek', title: 'Ålbæk', locationIds: [526], lat: 57.59153, lng: 10.41586, region: 'skagen' },
  { slug: 'skagen', title: 'Skagen', locationIds: [531, 532], lat: 57.72354, lng: 10.57812, region: 'skagen' },
] as const satisfies readonly Area[]

export type AreaSlug = (typeof areas)[number]['slug']

const bySlug = new Map<string, Area>(areas.map((area) => [area.slug, area]))
const byLocation = new Map<number, Area>(
  (areas as readonly Area[]).flatMap((area) => area.locationIds.map((id) => [id, area] as const)),
)

export function areaBySlug(slug: string): Area | undefined {
  return bySlug.get(slug)
}

/** The area that a broker's location id belongs to. */
export function areaOfLocation(locationId: number): Area | undefined {
  return byLocation.get(locationId)
}
